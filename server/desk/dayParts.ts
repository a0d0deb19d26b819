import type { ChartDay } from '#contract/desk.ts';
import { chartDays } from '#domain/desk/deskCharts.ts';
import { formatMoney } from '#domain/money.ts';
import { type PageName, pathOf } from '#domain/pages.ts';
import type { Bind } from '../lists/source.ts';
import type { DeskPart } from './deskPart.ts';

interface Found {
  day: string;
  count: number;
  /** Centavos. */
  amount: string;
}
interface Days {
  today: string;
  /** The list that holds the rows of a day, and its filters besides the day. */
  page: PageName;
  filter: Readonly<Record<string, unknown>>;
  /** A set of `day`, `count` and `amount` in centavos; a day without any may be left out. */
  rows: (bind: Bind) => string;
}

/** A chart by day: days on which there was nothing stand as nothing, each with the address of its list. */
export const dayParts = ({ today, page, filter, rows }: Days): DeskPart<ChartDay[]> => ({
  sql: (
    bind,
  ) => `(select coalesce(jsonb_agg(jsonb_build_object('day', d.day, 'count', d.count, 'amount', d.amount::text)), '[]')
    from (${rows(bind)}) d)`,
  present: (found: Found[]) => {
    const known = new Map(found.map((one) => [one.day, one]));
    return chartDays(today).map((day) => {
      const { count = 0, amount = '0' } = known.get(day) ?? {};
      const chosen = encodeURIComponent(JSON.stringify({ ...filter, day: { gte: day, lte: day } }));
      return { day, count, amount: formatMoney(BigInt(amount)), list: `${pathOf(page)}?filter=${chosen}` };
    });
  },
});
