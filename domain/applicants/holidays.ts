/** Days of every year on which nobody works in the Philippines, MM-DD: regular holidays and special non-working days. */
const EVERY_YEAR: ReadonlySet<string> = new Set([
  '01-01',
  '04-09',
  '05-01',
  '06-12',
  '08-21',
  '11-01',
  '11-30',
  '12-08',
  '12-25',
  '12-30',
  '12-31',
]);

/**
 * Those that move, YYYY-MM-DD: Chinese New Year, Maundy Thursday to Black Saturday, National Heroes Day, and the additional days that
 * were proclaimed. The days of Eid are proclaimed shortly before and are added then: of 2026 Eid'l Fitr is 20 March, Eid'l Adha 27 May
 * (Proclamation No. 1264).
 */
const MOVING: ReadonlySet<string> = new Set([
  '2026-02-17',
  '2026-03-20',
  '2026-04-02',
  '2026-04-03',
  '2026-04-04',
  '2026-05-27',
  '2026-08-31',
  '2026-11-02',
  '2026-12-24',
  '2027-02-06',
  '2027-03-25',
  '2027-03-26',
  '2027-03-27',
  '2027-08-30',
]);

/** Whether a business date, YYYY-MM-DD, is a holiday. */
export function isHoliday(date: string): boolean {
  return EVERY_YEAR.has(date.slice(5)) || MOVING.has(date);
}
