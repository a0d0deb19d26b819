import type { AtcRow } from '#contract/finance/reportSettings.ts';
import type { Tone } from '#domain/status.ts';

/** How a tax code stands on a day: it will hold, holds, held, or was ended before it began. */
export const atcStanding = (
  { from, to }: Pick<AtcRow, 'from' | 'to'>,
  today: string,
): { key: 'planned' | 'today' | 'before' | 'never'; tone: Tone } => {
  if (to !== null && to < from) return { key: 'never', tone: 'warning' };
  if (from > today) return { key: 'planned', tone: 'info' };
  return to !== null && to < today ? { key: 'before', tone: 'neutral' } : { key: 'today', tone: 'success' };
};
