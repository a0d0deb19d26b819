import { RANGE_DAYS, rangeOf } from '#domain/transactions/paymentDay.ts';
import { filter } from '../list.ts';
import { own } from '../messages/own.ts';

/** A day that a range with an open end is not compared with: one of the ends is given. */
const NEVER = '9999-12-31';

/** A filter by business day: a day, or a range of at most 366, one end of which may be left open. */
export const rangeOfDays = filter
  .days()
  .unwrap()
  .refine(
    (range) => typeof range !== 'object' || rangeOf({ from: range.gte, to: range.lte }, NEVER) !== null,
    {
      error: own({
        en: `Choose from one to ${RANGE_DAYS.most} days`,
        fil: `Pumili ng isa hanggang ${RANGE_DAYS.most} araw`,
      }),
    },
  )
  .optional();
