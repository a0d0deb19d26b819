import type pg from 'pg';
import { addDays, manilaDate } from '#domain/day.ts';
import { LATE_DAYS } from '#domain/transactions/paymentDay.ts';

/** How far ahead the months of payments are there. */
const AHEAD_DAYS = 92;

/** Sees to it that payments of every day that may come have a month to lie in; months from `first` on, where that is earlier. */
export const keepMonths = async (
  client: Pick<pg.ClientBase, 'query'>,
  now: Date,
  first?: string,
): Promise<void> => {
  const today = manilaDate(now);
  const least = addDays(today, -LATE_DAYS);
  await client.query('select keep_months($1::date, $2::date)', [
    first !== undefined && first < least ? first : least,
    addDays(today, AHEAD_DAYS),
  ]);
};
