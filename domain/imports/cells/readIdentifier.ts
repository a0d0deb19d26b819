import type { ImportField } from '../fields/fields.ts';
import { type ColumnFacts, type Found, type Read, type Reader, refused } from './reading.ts';
import { isLong, isShortened, looksRounded, shownDigits } from './shownDigits.ts';

const DASHES = /[‐-―−]/g;

/** What a number without a certain length is told of: zeros in front of it may be lost. */
export const NUMBER_CELL: Found = { code: 'number_cell' };

/** How the digits of a number cell are read; `zerosShown` when it shows zeros in front of them. */
export type NumberReader = (
  digits: string,
  zerosShown: boolean,
  facts: ColumnFacts,
  field: ImportField,
) => Read;

/** How a text is read. */
type TextOf = (text: string, facts: ColumnFacts) => Read;

interface Rules {
  ofText: TextOf;
  /** Without one numbers are read by the rule of all identifiers; see `byLength`. */
  ofNumber?: NumberReader;
  /** What to say of a number with a sign or decimals; without it such a number is a text like any other. */
  otherwise?: Found['code'];
}

const warned = (read: Read): Read =>
  read.text === null ? read : { text: read.text, found: [...read.found, NUMBER_CELL] };

/**
 * A number in a column of identifiers. Where their lengths are known, by the field or by the texts of one length that begin with
 * a zero, one that is shorter has lost its zeros and is offered with them; where nothing is known, it is taken with a warning.
 */
const byLength =
  (ofText: TextOf): NumberReader =>
  (digits, zerosShown, facts, { lengths = [] }) => {
    const { zeroLed } = facts;
    if (zerosShown || zeroLed.includes(digits.length) || lengths.includes(digits.length))
      return ofText(digits, facts);
    const widths = lengths.length ? lengths : zeroLed.length === 1 ? zeroLed : [];
    const width = widths.find((one) => one > digits.length);
    return width === undefined
      ? warned(ofText(digits, facts))
      : refused('lost_zero', digits.padStart(width, '0'));
  };

/**
 * A text. In a workbook it is what was typed, of whatever length. In a csv nobody can say so of more digits than a spreadsheet keeps,
 * if one has saved it: where zeros stand for the last ones in the whole column they are gone, else a person says that they are right.
 */
const textReader =
  (ofText: TextOf): TextOf =>
  (text, facts) => {
    const { hasTextsAlone, hasWholeLong } = facts;
    const isAsked = hasTextsAlone === true && isLong(text);
    if (isShortened(text) || (isAsked && !hasWholeLong && looksRounded(text)))
      return refused('rounded_number');
    const read = ofText(text.replace(DASHES, '-'), facts);
    return isAsked && read.text !== null ? refused('long_number', read.text) : read;
  };

/** Makes the reader of an identifier: of a text as it stands, of a number when nothing of it is missing. */
export const identifierReader = ({ ofText, ofNumber = byLength(ofText), otherwise }: Rules): Reader => {
  const textOf = textReader(ofText);
  return ({ text, number }, field, facts) => {
    if (!number) return textOf(text, facts);
    const shown = shownDigits(number);
    if ('digits' in shown) return ofNumber(shown.digits, shown.zerosShown, facts, field);
    if (shown.problem === 'none') return otherwise ? refused(otherwise) : warned(ofText(text, facts));
    const { likely } = shown;
    return refused('rounded_number', likely && ofNumber(likely, true, facts, field).text && likely);
  };
};
