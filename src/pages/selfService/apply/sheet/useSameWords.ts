import { goodsName } from '#domain/selfService/names/goodsName.ts';
import { hoursText } from '#domain/selfService/names/hoursText.ts';
import { sendSchedules } from '#domain/selfService/send/sendSchedules.ts';
import { codesOfSame, type SamePart, sameProblems } from '#domain/selfService/sheet/sameForAll.ts';
import type { ApplicantSheet } from '../../../../providers/applicant/sheets.ts';
import { type ApplyKey, useApplyText, useSay } from '../parts/useApplyText.ts';
import { useSheetText } from './texts/useSheetText.ts';
import { typedSame } from './useSame.ts';
import type { SheetWork } from './useSheet.ts';

/** What all stores have alike, in words: what it is (empty while it is nothing, or wrong), and what it did to how many rows or will do. */
export const useSameWords = (
  { same, isSameJudged }: SheetWork,
  sheet: ApplicantSheet | null,
): Record<'did' | 'holds', (part: SamePart) => string> => {
  const { t, counted } = useSheetText();
  const apply = useApplyText();
  const say = useSay();
  const typed = typedSame(same);
  const isWrong = Object.keys(sameProblems(typed)).length > 0;
  const goods = () => typed.commodities.map(({ key, label }) => say(goodsName(key, label))).join(', ');
  const hours = () =>
    sendSchedules(typed.schedules)
      .map(({ days, openingHour, closingHour }) => {
        const named = days.map((day) => apply(`day.${day}` as ApplyKey)).join(', ');
        return `${named} ${hoursText(openingHour, closingHour)}`;
      })
      .join('; ');
  const counts = ({ filled, own }: ApplicantSheet['same'][SamePart]): string => {
    if (filled === 0) return own === 0 ? '' : t('same.none');
    return [counted('same.filled', filled), own > 0 && counted('same.own', own)].filter(Boolean).join(' ');
  };
  const did = (part: SamePart): string => {
    if (same[part] === null) {
      const before = sheet?.same[part].filled ?? 0;
      return isSameJudged || before === 0 ? '' : counted('same.back', before);
    }
    if (part === 'schedules' && isWrong) return t('same.wrong');
    if (codesOfSame(typed)[part].length === 0) return '';
    if (!sheet) return t('same.later');
    return isSameJudged ? counts(sheet.same[part]) : t('same.again');
  };
  return {
    did,
    holds: (part) => (part === 'commodities' ? goods() : isWrong ? '' : hours()),
  };
};
