import { normalizeMobile } from '../mobile.ts';
import { isValidTin, tinSpellings } from '../tin.ts';
import { type ColumnFacts, type Found, type Read, type Reader, refused, taken } from './reading.ts';
import { isShortened, shownDigits } from './shownDigits.ts';

const DASHES = /[‐-―−]/g;
const SEPARATORS = /[\s.-]/g;
const NUMBER_CELL: Found = { code: 'number_cell' };

interface Rules {
  ofText: (text: string) => Read;
  ofNumber: (digits: string, zerosShown: boolean, facts: ColumnFacts) => Read;
  /** What to say of a number with a sign or decimals; without it such a number is a text like any other. */
  otherwise?: Found['code'];
}

/** Reads digits: of a text as it stands, of a number when nothing of it is missing. */
const digitsReader =
  ({ ofText, ofNumber, otherwise }: Rules): Reader =>
  ({ text, number }, _field, facts) => {
    if (isShortened(text) && !number) return refused('rounded_number');
    if (!number) return ofText(text.replace(DASHES, '-'));
    const shown = shownDigits(number);
    if ('digits' in shown) return ofNumber(shown.digits, shown.zerosShown, facts);
    if (shown.problem === 'none') return otherwise ? refused(otherwise) : ofText(text);
    const { likely } = shown;
    return refused('rounded_number', likely && ofNumber(likely, true, facts).text && likely);
  };

const HEAD_OFFICE = /000$/;
const ROOT = 9;

/** The tax number that one of too few digits was before its zeros were lost. */
const withZeros = (digits: string): string | null => {
  const length = [ROOT, 12, 15].find((whole) => whole >= digits.length);
  const lost = length === undefined ? 0 : length - digits.length;
  return lost > 0 && lost <= 3 && digits.length > 5 && digits.length < 13
    ? digits.padStart(length ?? 0, '0')
    : null;
};

/** One of 13 or 14 digits has a branch of 4 or 5, as the bureau's own forms write it. */
const longer = (digits: string): string | null =>
  digits.length === 13 || digits.length === 14 ? (tinSpellings(digits).at(-1) ?? null) : null;

const textTin = (text: string): Read => {
  const digits = text.replace(SEPARATORS, '');
  if (isValidTin(digits)) return taken(digits);
  return refused('not_tin', /^\d+$/.test(digits) ? (withZeros(digits) ?? longer(digits)) : null);
};

/**
 * A number that looks like a root alone but ends like a head office (154166000) is one with branch whose zeros are lost
 * (000-154-166-000), and so is one of 12 digits that ends in six zeros.
 */
const tooShort = (digits: string): boolean =>
  (digits.length === ROOT && HEAD_OFFICE.test(digits)) || (digits.length === 12 && digits.endsWith('000000'));

const numberTin = (digits: string, zerosShown: boolean): Read => {
  if (zerosShown || digits.length === 15)
    return isValidTin(digits) ? taken(digits) : refused('not_tin', longer(digits));
  if (tooShort(digits)) return refused('lost_zero', `000${digits}`);
  if (isValidTin(digits)) return taken(digits, NUMBER_CELL);
  const mended = withZeros(digits);
  return mended ? refused('lost_zero', mended) : refused('not_tin', longer(digits));
};

/** A tax number: 9, 12 or 15 digits, without dashes. */
export const readTin: Reader = digitsReader({ ofText: textTin, ofNumber: numberTin, otherwise: 'not_tin' });

/** Letters that look like digits, as they come out of scans. */
const lookalikes = (text: string): string => text.replace(/[oO]/g, '0').replace(/[lI]/g, '1');

const mobileOf = (text: string): Read => {
  const mobile = normalizeMobile(text);
  if (mobile) return taken(mobile);
  const likely = normalizeMobile(lookalikes(text));
  return refused('not_mobile', likely && `0${likely.slice(2)}`);
};

/** A mobile number as 639XXXXXXXXX. A number cell is certain: the zero that it lacks is no part of what is stored. */
export const readMobile: Reader = digitsReader({
  ofText: mobileOf,
  ofNumber: mobileOf,
  otherwise: 'not_mobile',
});

/** Room for 15 digits, however they are grouped, and an extension. */
const LONGEST = 60;
const LANDLINE = /^\+?[\d\s()./-]+?(?:\s*(?:loc|local|ext)\.?\s*\d{1,5})?$/i;

const landlineText = (text: string): Read => {
  if (text.length > LONGEST) return refused('not_landline');
  const main = text.replace(/\s*(?:loc|local|ext)\b.*$/i, '').replace(/\D/g, '');
  return LANDLINE.test(text) && main.length >= 7 && main.length <= 15 ? taken(text) : refused('not_landline');
};

const landlineNumber = (digits: string, zerosShown: boolean): Read => {
  const isLocal = digits.length === 7 || digits.length === 8;
  const isAbroad = digits.startsWith('63') && digits.length > 10;
  return digits.length < 9 || isLocal || isAbroad || zerosShown
    ? landlineText(digits)
    : refused('lost_zero', `0${digits}`);
};

/** A telephone number as it was typed. A number cell of more digits than a local number has lost the zero of its area code. */
export const readLandline: Reader = digitsReader({
  ofText: landlineText,
  ofNumber: landlineNumber,
  otherwise: 'not_landline',
});

const ZIP = /^\d{4}$/;

/** A ZIP code of 4 digits. */
export const readZip: Reader = digitsReader({
  ofText: (text) => (ZIP.test(text) ? taken(text) : refused('not_zip', /^(\d{4})(?!\d)/.exec(text)?.[1])),
  ofNumber: (digits) => {
    if (ZIP.test(digits)) return taken(digits);
    return digits.length === 3 ? refused('lost_zero', `0${digits}`) : refused('not_zip');
  },
  otherwise: 'not_zip',
});

/** Whether the other texts of the column say that a number of so many digits lacks its zeros. */
const lacking = (digits: string, widths: readonly number[]): string | null => {
  const [width] = widths;
  return widths.length === 1 && width !== undefined && digits.length < width
    ? digits.padStart(width, '0')
    : null;
};

const numberOf = (digits: string, zerosShown: boolean, { zeroLed }: ColumnFacts): Read => {
  if (zerosShown || zeroLed.includes(digits.length)) return taken(digits);
  const mended = lacking(digits, zeroLed);
  return mended ? refused('lost_zero', mended) : taken(digits, NUMBER_CELL);
};

/** Digits alone, however they are grouped. */
export const readDigits: Reader = digitsReader({
  ofText: (text) => {
    const digits = text.replace(SEPARATORS, '');
    return /^\d+$/.test(digits) ? taken(digits) : refused('not_digits');
  },
  ofNumber: numberOf,
  otherwise: 'not_digits',
});

/** A code as it was typed. */
export const readCode: Reader = digitsReader({ ofText: (text) => taken(text), ofNumber: numberOf });
