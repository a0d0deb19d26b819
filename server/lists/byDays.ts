import type { DayFilter } from '#contract/list.ts';
import { RANGE_DAYS, rangeOf } from '#domain/transactions/paymentDay.ts';
import { badFields } from '../http/errors/fail.ts';
import type { Bind } from './source.ts';

const NO_RANGE = {
  en: `Choose from one to ${RANGE_DAYS.most} days`,
  fil: `Pumili ng isa hanggang ${RANGE_DAYS.most} araw`,
};
/** One end of a filter's range is given, so that it does not depend on the day on which it is asked for. */
const NEVER = '9999-12-31';

const ends = (day: DayFilter) =>
  typeof day === 'string' ? { from: day, to: day } : { from: day?.gte, to: day?.lte };

/** The business days that a selection is of, as `rangeOf` reads them. 400 where there are none or too many. */
export const daysOf = (day: DayFilter, today: string) => {
  const range = rangeOf(ends(day), today);
  if (!range) throw badFields({ day: NO_RANGE });
  return range;
};

/** A selection with the days that hold where it says none. */
export const withUsualDays = <S extends { day?: DayFilter }>(selection: S, today: string): S => {
  const { from, to } = daysOf(selection.day, today);
  return { ...selection, day: { gte: from, lte: to } };
};

/** A filter by days of a column. They are bound as dates, so that the plan holds no partition beside those of the range. */
export const byDays =
  (column: string) =>
  (value: NonNullable<DayFilter>, bind: Bind): string => {
    const { from, to } = daysOf(value, NEVER);
    return `${column} between ${bind(from)}::date and ${bind(to)}::date`;
  };
