import { useTranslate } from 'react-admin';
import type { ImportCounts } from '#contract/shapes/importShapes.ts';
import { rowState } from '#domain/importJobs/importStatus.ts';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { countText } from '../../../components/ui/numberTexts.ts';
import { STAND_ORDER } from './StandBar.tsx';

/** How the rows of an import stand, in a line: "97 created · 3 to fix". */
export const useCountWords = () => {
  const translate = useTranslate();
  const language = useLanguage();
  return (counts: ImportCounts): string =>
    STAND_ORDER.filter((state) => counts[state] > 0)
      .map((state) => `${countText(counts[state])} ${rowState[state].label[language].toLowerCase()}`)
      .join(' · ') ||
    translate('imports.rows', { smart_count: counts.total, count: countText(counts.total) });
};
