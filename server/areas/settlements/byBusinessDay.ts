import type { DayFilter } from '#contract/list.ts';
import type { Bind } from '../../lists/source.ts';

/** A business day of a column that is a date, or a range of them. */
export const byBusinessDay =
  (column: string) =>
  (value: NonNullable<DayFilter>, bind: Bind): string => {
    const { gte, lte } = typeof value === 'string' ? { gte: value, lte: value } : value;
    const from = gte && `${column} >= ${bind(gte)}::date`;
    const to = lte && `${column} <= ${bind(lte)}::date`;
    return [from, to].filter(Boolean).join(' and ') || 'true';
  };
