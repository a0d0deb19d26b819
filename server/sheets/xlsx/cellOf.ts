import { CELL_CHARACTERS } from '#domain/files/sheetLimits.ts';
import type { Cell, PlainCell } from '../cell.ts';
import { refused } from '../sheetProblem.ts';
import { storable } from '../storable.ts';
import type { CellTag } from './cellTag.ts';
import { dateText } from './dateText.ts';
import { isoDate } from './isoDate.ts';
import { numberText } from './numberText.ts';
import { plainDecimal } from './plainDecimal.ts';
import { cellText } from './richText.ts';
import { isoOf, serialDate } from './serialDate.ts';
import type { SharedStrings } from './sharedStrings.ts';
import { GENERAL, type NumberFormat } from './stylesListener.ts';

/** What a sheet's cells refer to. */
export interface Book {
  strings: SharedStrings;
  formats: readonly NumberFormat[];
  is1904: boolean;
  /** The part that says how numbers are shown is named and not there: what a cell that asks for it shows cannot be told. */
  lacksFormats: boolean;
}

/** What a date cell shows that is before the calendar or behind it. */
const UNSHOWABLE = '########';
/** Numbers that General shows as they are stored. */
const AS_STORED = /^(?=.{1,11}$)-?(?:0|[1-9]\d*)(?:\.\d*[1-9])?$/;
const NUMBER = /^-?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/;

const dateCell = (serial: number, format: string, is1904: boolean): PlainCell => {
  const at = serialDate(serial, is1904);
  if (!at) return { kind: 'error', text: UNSHOWABLE };
  return { kind: 'date', text: dateText(at, format, serial), iso: isoOf(at, serial), format };
};

const MOST_REMEMBERED = 10_000;

/** The cell of a date, which is the same for all cells that show it. */
const rememberedDate = (serial: number, { code, dates }: NumberFormat, is1904: boolean): PlainCell => {
  const known = dates.get(serial);
  if (known !== undefined) return known;
  if (dates.size >= MOST_REMEMBERED) dates.clear();
  const made = dateCell(serial, code, is1904);
  dates.set(serial, made);
  return made;
};

/** Hours, minutes or seconds that go on beyond a day: a number, though it shows as a time. */
const elapsedCell = (value: number, raw: string, format: string, is1904: boolean): PlainCell => {
  const at = serialDate(value, is1904);
  return at
    ? { kind: 'number', text: dateText(at, format, value), raw, format }
    : { kind: 'error', text: UNSHOWABLE };
};

/** A number, or the date that it stands for, as its format shows it. Throws SheetProblem when it is none. */
export const numberCell = (stored: string, shown: NumberFormat, is1904: boolean): PlainCell => {
  const { code, isDate, isElapsed } = shown;
  const written = stored.trim().replace(/^\+/, '');
  if (written.length > CELL_CHARACTERS) throw refused('cellTooLong');
  if (!NUMBER.test(written)) throw refused('damaged');
  const value = Number(written);
  // An exponent beyond what a spreadsheet holds would be written out in as many zeros.
  if (!Number.isFinite(value)) return { kind: 'error', text: '#NUM!' };
  const raw = value === 0 ? '0' : plainDecimal(written);
  if (isDate && isElapsed && value >= 1) return elapsedCell(value, raw, code, is1904);
  if (isDate) return rememberedDate(value, shown, is1904);
  const isPlain = code === 'General' && AS_STORED.test(written);
  return {
    kind: 'number',
    text: isPlain ? written : numberText(value, code),
    raw,
    format: code,
  };
};

const plainCell = (
  { type, style, shared }: CellTag,
  value: string,
  { strings, formats, is1904, lacksFormats }: Book,
): PlainCell => {
  if (type === 's') return strings.at(shared) || null;
  if (type === 'str' || type === 'inlineStr') return value || null;
  if (type === 'b') {
    const isTrue = /^(?:1|true)$/i.test(value.trim());
    return { kind: 'boolean', text: isTrue ? 'TRUE' : 'FALSE', value: isTrue };
  }
  if (type === 'e') return { kind: 'error', text: storable(value) };
  if (value.trim() === '') return null;
  if (lacksFormats && style > 0) throw refused('damaged');
  const shown = formats[style] ?? GENERAL;
  if (type === 'd') return isoDate(value, shown, is1904) ?? (cellText(value) || null);
  return numberCell(value, shown, is1904);
};

/** A cell as its consumer gets it, null when there is nothing to see in it. Throws SheetProblem when it refers to nothing. */
export const cellOf = (tag: CellTag, value: string, hasFormula: boolean, book: Book): Cell => {
  if (!hasFormula) return plainCell(tag, value, book);
  const result = value === '' ? null : plainCell(tag, value, book);
  // A formula that shows nothing is nothing; one whose result was never saved may be anything.
  if (result === null && tag.type === 'str') return null;
  const text = typeof result === 'string' ? result : (result?.text ?? '');
  return { kind: 'formula', text, value: result };
};
