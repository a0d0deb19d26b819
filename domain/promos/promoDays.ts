import type { Sentence } from '../sentence.ts';

/** Calendar months that a discount may run without a word of warning: DTI grants no longer for discounts. */
const WARN_AFTER_MONTHS = 3;

/**
 * Whether a discount runs over three calendar months, both days (YYYY-MM-DD) included: 01/15 to 04/14 does not. A day that its
 * month does not have (04/31) lies after the month's last.
 */
export function runsTooLong({ from, to }: { from: string; to: string }): boolean {
  const [year = 0, month = 0] = from.split('-').map(Number);
  const index = year * 12 + month - 1 + WARN_AFTER_MONTHS;
  const two = (value: number, size = 2) => String(value).padStart(size, '0');
  return to >= `${two(Math.floor(index / 12), 4)}-${two((index % 12) + 1)}-${from.slice(8)}`;
}

const OVER: Sentence = {
  en: 'This day is over: choose today or a later day',
  fil: 'Lampas na ang araw na ito: pumili ng ngayon o mas huling araw',
};

/**
 * What is wrong with a promo's last day, on this Manila day (all YYYY-MM-DD): nothing ends before it is made. The last day that
 * it had before may stay, so that the rest of a promo that is over can be corrected.
 */
export function lastDayProblem(to: string, today: string, before: string | null = null): Sentence | null {
  return to < today && to !== before ? OVER : null;
}
