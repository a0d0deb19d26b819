import { formatInstant } from '#domain/day.ts';

/** The part of the day in Manila, as the greeting names it: morning from 4, afternoon from 12, evening from 18. */
export const partOfDay = (now: Date): 'morning' | 'afternoon' | 'evening' => {
  const hour = Number(formatInstant(now).slice(11, 13));
  if (hour >= 4 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
};
