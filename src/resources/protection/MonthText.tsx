import { monthWords } from '#domain/settlement/protection/monthWords.ts';
import { useLanguage } from '../../components/admin/useLanguage.ts';

/** A month YYYY/MM in words. */
export const MonthText = ({ month }: { month: string }) => <span>{monthWords(month, useLanguage())}</span>;
