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
