import { isValidTin, storedTin, type TinRule, tinSpellings } from '../../formats/tin.ts';
import { identifierReader, NUMBER_CELL, type NumberReader } from './readIdentifier.ts';
import { type ColumnFacts, type Read, type Reader, refused, taken } from './reading.ts';

const SEPARATORS = /[\s.-]/g;

const HEAD_OFFICE = /000$/;
const ROOT = 9;
const OF_FIVE = 14;

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

const notTin = ({ branchOfFive }: TinRule, suggestion: string | null): Read =>
  refused(branchOfFive ? 'not_tin_of_five' : 'not_tin', suggestion);

/** 14 digits that may have lost a zero have a branch of five or are 15 digits without it: nobody can say which. */
const unclear = (digits: string, rule: TinRule): Read =>
  refused('unclear_tin', null, { either: storedTin(digits, rule), or: `0${digits}` });
const isOfFive = (digits: string, { branchOfFive }: TinRule): boolean =>
  branchOfFive === true && digits.length === OF_FIVE;

const textTin = (text: string, facts: ColumnFacts): Read => {
  const digits = text.replace(SEPARATORS, '');
  // A spreadsheet that wrote a csv may have taken bare digits for a number.
  if (facts.hasTextsAlone && /^[1-9]\d+$/.test(text) && isOfFive(text, facts)) return unclear(text, facts);
  const stored = storedTin(digits, facts);
  if (isValidTin(stored)) return taken(stored);
  return notTin(facts, /^\d+$/.test(digits) ? (withZeros(digits) ?? longer(digits)) : null);
};

/**
 * A number that looks like a root alone but ends like a head office (154166000) is one with branch whose zeros are lost
 * (000-154-166-000), and so is one of 12 digits that ends in six zeros.
 */
const tooShort = (digits: string): boolean =>
  (digits.length === ROOT && HEAD_OFFICE.test(digits)) || (digits.length === 12 && digits.endsWith('000000'));

const numberTin: NumberReader = (digits, zerosShown, facts) => {
  if (zerosShown || digits.length === 15) {
    const stored = storedTin(digits, facts);
    return isValidTin(stored) ? taken(stored) : notTin(facts, longer(digits));
  }
  if (isOfFive(digits, facts)) return unclear(digits, facts);
  if (tooShort(digits)) return refused('lost_zero', `000${digits}`);
  if (isValidTin(digits)) return taken(digits, NUMBER_CELL);
  const corrected = withZeros(digits);
  return corrected ? refused('lost_zero', corrected) : notTin(facts, longer(digits));
};

/** A tax number: 9, 12 or 15 digits, without dashes; one of 14, where it is taken, as the 15 that mean the same branch. */
export const readTin: Reader = identifierReader({
  ofText: textTin,
  ofNumber: numberTin,
  otherwise: 'not_tin',
});
