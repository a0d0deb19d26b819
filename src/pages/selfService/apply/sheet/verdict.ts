import type { ApplicantSheet } from '../../../../providers/applicant/sheets.ts';
import { useSheetText } from './texts/useSheetText.ts';

/** Whether something keeps a row back. */
export const isWrong = ({ problems }: ApplicantSheet['rows'][number]): boolean =>
  problems.some(({ isError }) => isError);

/** "198 of 200 stores are good": what is to be said of a file as a whole. */
export const useVerdict = (): ((sheet: ApplicantSheet, name: string) => string) => {
  const { t, counted } = useSheetText();
  return ({ good, rows, added }, name) => {
    const wrong = rows.filter(isWrong).length;
    const count = good.length + wrong;
    if (count === 0) return t('result.nothing', { name });
    if (good.length === 0) return added > 0 ? counted('result.rest', wrong) : t('result.none');
    if (wrong === 0) return counted('result.all', count, { name });
    return t('result.some', { good: good.length, count });
  };
};
