import { addDays, manilaDate, manilaDayStart } from '#domain/day.ts';
import { badFields } from '../../../http/errors/fail.ts';

const NOT_YET = { en: 'This day is not there yet', fil: 'Wala pa ang araw na ito' };
/** After all that was ever done. */
const NOW_ON = new Date('9999-12-31T00:00:00Z');

/** The moment up to which what was done counts for one of Manila's days; of today all of it. 400, on `day`, for one to come. */
export const endOfDay = (day: string, now: Date): Date => {
  const today = manilaDate(now);
  if (day > today) throw badFields({ day: NOT_YET });
  return day === today ? NOW_ON : manilaDayStart(addDays(day, 1));
};
