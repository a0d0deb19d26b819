import type { PlainCell } from '../cell.ts';
import { dateText } from './dateText.ts';
import { serialOf } from './serialDate.ts';
import type { NumberFormat } from './stylesListener.ts';

const STORED =
  /^(\d{4}-\d\d-\d\d)?(?:(?:^|[T ])T?(\d\d:\d\d)(?::(\d\d)(?:[.,]\d+)?)?)?(?:Z|[+-]\d\d:?\d\d)?$/;
/** The day on which times of day lie that have none: 0 in the calendar of 1900. */
const NO_DAY = '1899-12-31';

/** A day, a day with a time or a time of day that is stored in ISO 8601 instead of as a number of days; null for what is none. */
export const isoDate = (
  stored: string,
  { code, isDate }: NumberFormat,
  is1904: boolean,
): Exclude<PlainCell, string> => {
  const [, day, clock, seconds = '00'] = STORED.exec(stored.trim()) ?? [];
  if (!day && !clock) return null;
  const time = clock ? `${clock}:${seconds}` : '00:00:00';
  const written = `${day ?? NO_DAY}T${time}`;
  const at = new Date(`${written}Z`);
  if (Number.isNaN(at.getTime()) || at.toISOString().slice(0, 19) !== written) return null;
  const iso = day ? (time === '00:00:00' ? day : written) : time;
  const days = day ? serialOf(at, is1904) : (at.getTime() - Date.parse(NO_DAY)) / 86_400_000;
  return isDate
    ? { kind: 'date', text: dateText(at, code, days), iso, format: code }
    : { kind: 'date', text: iso.replace('T', ' '), iso, format: day ? 'yyyy-mm-dd' : 'hh:mm:ss' };
};
