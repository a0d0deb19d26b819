import { CELL_CHARACTERS } from '../../files/sheetLimits.ts';
import type { FieldType } from '../../importJobs/fieldTypes.ts';
import { NO_FACTS } from '../fields/columnFacts.ts';
import { type ImportField, isList } from '../fields/fields.ts';
import type { Problem } from '../problems.ts';
import { cellText } from './cellText.ts';
import { readMisread } from './misread.ts';
import { readAmount, readInteger, readPercent } from './readAmount.ts';
import { readChoice, readList, readYesNo } from './readChoice.ts';
import { readCode, readCodes } from './readCode.ts';
import { readDate } from './readDate.ts';
import { readDigits, readLandline, readMobile, readPhone, readZip } from './readDigits.ts';
import { type ColumnFacts, type Read, type Reader, refused, type Typed, taken } from './reading.ts';
import { readLastFour } from './readLastFour.ts';
import { readEmail, readText } from './readText.ts';
import { readTin } from './readTin.ts';
import type { DateCell, SheetCell } from './sheetCell.ts';
import { tidyText } from './tidyText.ts';

export { columnFacts } from '../fields/columnFacts.ts';
export type { ColumnFacts } from './reading.ts';

const READERS: Readonly<Record<FieldType, Reader>> = {
  text: readText,
  code: readCode,
  codes: readCodes,
  tin: readTin,
  mobile: readMobile,
  landline: readLandline,
  phone: readPhone,
  email: readEmail,
  zip: readZip,
  digits: readDigits,
  lastFour: readLastFour,
  amount: readAmount,
  percent: readPercent,
  integer: readInteger,
  date: readDate,
  yesNo: readYesNo,
  choice: readChoice,
  list: readList,
};

const EMPTY: Read = { text: null, found: [] };

/** Fields whose text is one of a few, or of one length anyway. */
const UNBOUNDED: ReadonlySet<FieldType> = new Set(['yesNo', 'choice', 'date']);

const isTooLong = (text: string, { max, type }: ImportField): boolean => {
  if (max === undefined || text.length <= max || UNBOUNDED.has(type)) return false;
  return (isList(type) ? text.split('\n') : [text]).some((part) => [...part].length > max);
};

const bounded = (read: Read, field: ImportField): Read => {
  const { text } = read;
  if (text === null) return read;
  if (text === '') return EMPTY;
  return isTooLong(text, field) ? refused('too_long', null, { max: field.max ?? 0 }) : read;
};

const readTyped = (typed: Typed, field: ImportField, facts: ColumnFacts): Read => {
  const { text, corrected } = tidyText(typed.text, field.lines === true || isList(field.type));
  if (corrected !== null) return refused('control_characters', corrected);
  return text === '' ? EMPTY : bounded(READERS[field.type]({ ...typed, text }, field, facts), field);
};

/** Characters of a field without a bound of its own: no number, day, code or choice has more. */
const LONGEST = 255;
/** A text in bounds may have so many times its characters before it is tidied: blanks, accents apart from their letters. */
const UNTIDY = 4;

/** The most characters of a cell that are worth reading; anything longer is too long whatever is in it. */
const mostOf = ({ type, max = LONGEST }: ImportField): number =>
  isList(type) ? CELL_CHARACTERS : Math.min(CELL_CHARACTERS, UNTIDY * Math.max(max, LONGEST));

/** A time of day as it is shown; without a date behind it also in short, as 9 AM. */
const CLOCK = /^\d{1,2}:\d\d(?::\d\d)?(?:\s?[AP]M?)?$/i;
const SHORT_CLOCK = /^\d{1,2}(?:[:.]\d\d){0,2}(?:\.\d+)?(?:\s?[AP]M?)?$/i;
const showsTime = ({ iso, text }: DateCell): boolean => (/^\d\d:/.test(iso) ? SHORT_CLOCK : CLOCK).test(text);

const readDay = (cell: DateCell, { type }: ImportField): Read => {
  const { iso, text } = cell;
  if (type === 'text' && showsTime(cell)) return taken(text);
  if (type !== 'date') return refused('turned_to_date');
  const [day] = /^\d{4}-\d\d-\d\d/.exec(iso) ?? [];
  return day === undefined ? refused('not_date') : taken(day);
};

/** A text whose letters were misread somewhere before is taken as it stands, and told of with what was meant. */
const suspected = (result: Read, typed: string): Read => {
  const meant = readMisread(typed);
  return meant === null
    ? result
    : { text: result.text, found: [{ code: 'misread_letters', suggestion: meant }, ...result.found] };
};

const read = (cell: SheetCell, field: ImportField, facts: ColumnFacts): Read => {
  if (cell === null) return EMPTY;
  if (cellText(cell).length > mostOf(field)) return refused('too_long', null, { max: field.max ?? LONGEST });
  if (typeof cell === 'string') return suspected(readTyped({ text: cell, number: null }, field, facts), cell);
  if (cell.kind === 'merged') return refused('merged');
  if (cell.kind === 'error') return refused('formula_error');
  if (cell.kind === 'date') return readDay(cell, field);
  if (cell.kind === 'boolean') return readTyped({ text: cell.text, number: null }, field, facts);
  if (cell.kind === 'number') return readTyped({ text: cell.text, number: cell }, field, facts);
  if (cell.value === null) return refused('formula_empty');
  const result = read(cell.value, field, facts);
  return { text: result.text, found: [...result.found, { code: 'formula' }] };
};

/**
 * Reads a cell as its field's type: a mended one is a plain string. Answers the text that is compared and stored, null when the
 * cell is empty or unreadable, with everything wrong with it.
 *
 * tin, digits: digits; lastFour: 4 of them; mobile: 639XXXXXXXXX; zip: 4 digits; amount: "1234.50"; percent: "12.5"; integer: "12"; date: YYYY-MM-DD;
 * yesNo: "true" or "false"; choice: the choice's value; list, codes: one member a line (`listItems`); all others as typed, tidied.
 */
export function readCell(
  field: ImportField,
  cell: SheetCell,
  facts: ColumnFacts = NO_FACTS,
): { text: string | null; problems: Problem[] } {
  const { text, found } = read(cell, field, facts);
  if (text === null && !found.length && field.required)
    return { text, problems: [{ field: field.key, code: 'required' }] };
  return { text, problems: found.map((problem) => ({ field: field.key, ...problem })) };
}
