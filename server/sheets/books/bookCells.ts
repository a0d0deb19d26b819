import type { CellObject } from 'xlsx';
import { CELL_CHARACTERS } from '#domain/files/sheetLimits.ts';
import type { Cell, PlainCell } from '../cell.ts';
import { refused } from '../sheetProblem.ts';
import { storable } from '../storable.ts';
import { numberCell } from '../xlsx/cellOf.ts';
import { GENERAL, type NumberFormat, named } from '../xlsx/stylesListener.ts';

/** What SheetJS calls the formats that every Excel has, as Excel shows them. */
const SHOWN: ReadonlyMap<string, string> = new Map([
  ['m/d/yy', 'm/d/yyyy'],
  ['m/d/yy h:mm', 'm/d/yyyy h:mm'],
]);
const ERRORS: ReadonlyMap<number, string> = new Map([
  [0x00, '#NULL!'],
  [0x07, '#DIV/0!'],
  [0x0f, '#VALUE!'],
  [0x17, '#REF!'],
  [0x1d, '#NAME?'],
  [0x24, '#NUM!'],
  [0x2a, '#N/A'],
  [0x2b, '#GETTING_DATA'],
]);

const textCell = (stored: string): string | null => {
  const text = storable(stored.replace(/\r\n?/g, '\n'));
  if (text.length > CELL_CHARACTERS) throw refused('cellTooLong');
  return text.trim() === '' ? null : text;
};

/**
 * Makes cells of what SheetJS read. An OpenDocument says itself what a person sees (`isShown`); of the others it is made from the
 * number format, as for .xlsx. Throws SheetProblem when a text is too long.
 */
export const bookCells = (is1904: boolean, isShown: boolean): ((cell: CellObject | undefined) => Cell) => {
  const formats = new Map<string, NumberFormat>();
  const formatOf = (code: string): NumberFormat => {
    const known = formats.get(code);
    if (known) return known;
    const made = named(SHOWN.get(code) ?? code);
    formats.set(code, made);
    return made;
  };
  const number = ({ v, z, w }: CellObject): PlainCell => {
    const value = Number(v);
    if (!Number.isFinite(value)) return { kind: 'error', text: '#NUM!' };
    const cell = numberCell(String(value), z ? formatOf(String(z)) : GENERAL, is1904);
    const isRich =
      cell !== null && typeof cell !== 'string' && cell.kind !== 'boolean' && cell.kind !== 'error';
    return isShown && w && isRich ? { ...cell, text: storable(w) } : cell;
  };
  const plain = (cell: CellObject): PlainCell => {
    const { t, v } = cell;
    if (v === undefined || v === null) return null;
    if (t === 'n') return number(cell);
    if (t === 'b') return { kind: 'boolean', text: v ? 'TRUE' : 'FALSE', value: v === true };
    if (t === 'e') return { kind: 'error', text: ERRORS.get(Number(v)) ?? '#VALUE!' };
    return t === 's' ? textCell(String(v)) : null;
  };
  return (cell) => {
    if (!cell) return null;
    const value = plain(cell);
    if (cell.f === undefined && cell.F === undefined) return value;
    if (value === null && cell.t === 's') return null;
    return { kind: 'formula', text: typeof value === 'string' ? value : (value?.text ?? ''), value };
  };
};
