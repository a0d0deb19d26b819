import { isValidTin, tinSpellings } from '../../formats/tin.ts';
import { identifierReader, NUMBER_CELL } from './readIdentifier.ts';
import { type Read, type Reader, refused, taken } from './reading.ts';

const SEPARATORS = /[\s.-]/g;

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
  const corrected = withZeros(digits);
  return corrected ? refused('lost_zero', corrected) : refused('not_tin', longer(digits));
};

/** A tax number: 9, 12 or 15 digits, without dashes. */
export const readTin: Reader = identifierReader({
  ofText: textTin,
  ofNumber: numberTin,
  otherwise: 'not_tin',
});
