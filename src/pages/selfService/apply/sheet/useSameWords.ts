import { codesOfSame, type SamePart, sameProblems } from '#domain/selfService/sheet/sameForAll.ts';
import type { ApplicantSheet } from '../../../../providers/applicant/sheets.ts';
import { useSheetText } from './texts/useSheetText.ts';
import { typedSame } from './useSame.ts';
import type { SheetWork } from './useSheet.ts';

/** Says of what all stores have alike what it did to how many rows, or what it will do. */
export const useSameWords = (
  { same, isSameJudged }: SheetWork,
  sheet: ApplicantSheet | null,
): ((part: SamePart) => string) => {
  const { t, counted } = useSheetText();
  const typed = typedSame(same);
  const did = ({ filled, own }: ApplicantSheet['same'][SamePart]): string => {
    if (filled === 0) return own === 0 ? '' : t('same.none');
    return [counted('same.filled', filled), own > 0 && counted('same.own', own)].filter(Boolean).join(' ');
  };
  return (part) => {
    if (same[part] === null) {
      const before = sheet?.same[part].filled ?? 0;
      return isSameJudged || before === 0 ? '' : counted('same.back', before);
    }
    if (part === 'schedules' && Object.keys(sameProblems(typed)).length > 0) return t('same.wrong');
    if (codesOfSame(typed)[part].length === 0) return '';
    if (!sheet) return t('same.later');
    return isSameJudged ? did(sheet.same[part]) : t('same.again');
  };
};
