const DAY_MS = 86_400_000;
/** Day 0 of the two calendars of spreadsheets. */
const EPOCH_1900 = Date.UTC(1899, 11, 30);
const EPOCH_1904 = Date.UTC(1904, 0, 1);
/** 31 December 9999. */
const LAST_1900 = 2_958_465;
const BETWEEN = 1_462;

/** A serial number of days as a moment, to the second, its clock being that of UTC; null beyond what a spreadsheet can show. */
export const serialDate = (serial: number, is1904: boolean): Date | null => {
  const last = is1904 ? LAST_1900 - BETWEEN : LAST_1900;
  if (!(serial >= 0 && serial < last + 1)) return null;
  // Excel's 1900 has a 29 February that never was: days before it lie one later.
  const days = !is1904 && serial < 60 ? serial + 1 : serial;
  const ms = Math.round(days * 86_400) * 1000;
  return new Date((is1904 ? EPOCH_1904 : EPOCH_1900) + ms);
};

/** The serial number of days of a moment whose clock is that of UTC; elapsed time is counted from it. */
export const serialOf = (at: Date, is1904: boolean): number =>
  (at.getTime() - (is1904 ? EPOCH_1904 : EPOCH_1900)) / DAY_MS;

/** A moment of `serialDate` in ISO 8601 without a zone: the day, day and time, or the time alone when there is no day. */
export const isoOf = (at: Date, serial: number): string => {
  const [day = '', time = ''] = at.toISOString().slice(0, 19).split('T');
  if (serial < 1) return time;
  return at.getTime() % DAY_MS === 0 ? day : `${day}T${time}`;
};
