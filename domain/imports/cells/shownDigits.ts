import { onlyDigits } from '../../formats/digitsOnly.ts';
import { trimmedEnd } from '../../formats/trimmedEnd.ts';
import type { NumberCell } from './sheetCell.ts';

/** Digits that a spreadsheet keeps of a number; those after them are zeros whatever was typed. */
const PRECISION = 15;

const EXPONENT = /^(\d)(?:\.(\d+))?E\+(\d+)$/i;
const ROUNDED = new RegExp(`^[1-9]\\d{${PRECISION - 1}}0+$`);
const LONG = new RegExp(`^[1-9]\\d{${PRECISION},}$`);
const SHORTENED = /^-?(?:\d{1,3}(?:[.,]\d+)?E\+|\d{1,3}[.,]\d+E)\d+$/i;

/** A text as spreadsheets write a long number when they shorten it: 6.39E+11, 6,39E+11. */
export const isShortened = (text: string): boolean => SHORTENED.test(text);

/** A text of digits as spreadsheets save a number that they have rounded: zeros after the 15th digit. */
export const looksRounded = (text: string): boolean => ROUNDED.test(text);

/** A text of more digits than spreadsheets keep of a number; one that begins with a zero never was a number. */
export const isLong = (text: string): boolean => LONG.test(text);

/** The digits of a number cell: those that a person sees, or all that are certain; else why there are none. */
export type Digits =
  | { digits: string; zerosShown: boolean }
  | { problem: 'rounded'; likely: string | null }
  | { problem: 'none' };

const withoutZeros = (digits: string): string => digits.replace(/^0+(?=\d)/, '');

/** Whether all that is left of a number is what the shortened text shows: the zeros after it stand for digits that are gone. */
const isGone = (raw: string, shown: RegExpExecArray): boolean =>
  trimmedEnd(raw, '0').length <= trimmedEnd(`${shown[1]}${shown[2] ?? ''}`, '0').length;

/**
 * What a number cell shows as digits alone. Leading zeros count when the number format shows them (`0000`), separators do not.
 * A number of more than 15 digits is rounded, and so is one of which only the digits of a shortened text are left.
 */
export function shownDigits({ text, raw, format }: NumberCell): Digits {
  const whole = /^(\d+)(?:\.0+)?$/.exec(raw)?.[1];
  if (whole === undefined) return { problem: 'none' };
  if (withoutZeros(whole).length > PRECISION) return { problem: 'rounded', likely: null };
  const shortened = EXPONENT.exec(text);
  if (shortened && isGone(whole, shortened)) return { problem: 'rounded', likely: null };
  // Somebody chose to see fewer digits: what was meant is likely, not certain.
  if (shortened && format !== 'General') return { problem: 'rounded', likely: whole };
  const seen = onlyDigits(text);
  const isSeen = !shortened && withoutZeros(seen) === withoutZeros(whole);
  const digits = isSeen ? seen : whole;
  return { digits, zerosShown: isSeen && seen.length > withoutZeros(whole).length };
}
