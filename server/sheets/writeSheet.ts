import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Language } from '#domain/sentence.ts';
import type { Value } from '../documents/cells.ts';
import { writeCsv } from '../documents/writeCsv.ts';
import { cellXml, letters, PROBLEM, STYLE, textRow } from '../documents/xlsxCells.ts';
import { fixedParts, sheetHead, sheetName, sheetTail } from '../documents/xlsxParts.ts';
import { type ZipStream, zipStream } from '../documents/zipStream.ts';
import { LOOKUP_SHEET } from './lookupSheet.ts';
import type { OutBook, OutCell, OutColumn, OutSheet } from './outBook.ts';
import { type ListPlaces, validationsXml } from './write/validationsXml.ts';
import { hasLookups, placesOf, writeLookups } from './write/writeLookups.ts';

const CHUNK = 64 * 1024;
const NARROWEST = 12;

const isMarked = (cell: OutCell): cell is Exclude<OutCell, Value> =>
  typeof cell === 'object' && cell !== null;

const rowXml = (
  row: number,
  columns: readonly OutColumn[],
  cells: readonly OutCell[],
  language: Language,
): string => {
  const written = columns.map(({ kind }, at) => {
    const cell = cells[at];
    const [value, more] = isMarked(cell) ? [cell.value, PROBLEM as typeof PROBLEM] : [cell, 0 as const];
    return cellXml(`${letters(at)}${row}`, value, kind, language, more);
  });
  return `<row r="${row}">${written.join('')}</row>`;
};

const headOf = ({ columns }: OutSheet, selected: boolean): string => {
  const widths = columns.map(({ label, width }) => width ?? Math.max(NARROWEST, label.length + 4));
  // So that what is typed below stays as it is typed, leading zeros and all.
  const styles = columns.map(({ kind }) => (kind === 'text' ? STYLE.text : STYLE.plain));
  const labels = columns.map(({ label }) => label);
  return `${sheetHead(widths, true, { selected, styles })}${textRow(1, labels, STYLE.header)}`;
};

/** Writes one sheet to the part that was opened, yielding as it goes. */
async function* writeRows(
  zip: ZipStream,
  sheet: OutSheet,
  head: string,
  places: ListPlaces,
  language: Language,
): AsyncGenerator<Uint8Array> {
  let [row, text] = [1, head];
  for await (const cells of sheet.rows) {
    row += 1;
    text += rowXml(row, sheet.columns, cells, language);
    if (text.length < CHUNK) continue;
    zip.write(text);
    text = '';
    yield* zip.taken();
    // Rows that are in memory come without a pause: other requests have their turn here.
    await nextTurn();
  }
  zip.write(text + sheetTail(undefined, validationsXml(sheet.columns, places)), true);
  yield* zip.taken();
}

/**
 * A workbook for people to fill in or mend (see OutBook), as an .xlsx file in chunks; no cell is a formula. Holds one chunk at a
 * time, whatever the number of rows.
 */
export async function* writeSheet(book: OutBook): AsyncGenerator<Uint8Array> {
  const zip = zipStream(book.now);
  const places = placesOf(book);
  const names = book.sheets.map(({ name }) => sheetName(name, 1));
  for (const [at, sheet] of book.sheets.entries()) {
    zip.open(`xl/worksheets/sheet${at + 1}.xml`);
    yield* writeRows(zip, sheet, headOf(sheet, at === 0), places, book.language);
  }
  if (hasLookups(book)) {
    names.push(LOOKUP_SHEET);
    zip.open(`xl/worksheets/sheet${names.length}.xml`);
    writeLookups(zip, book);
  }
  for (const [path, xml] of fixedParts(names, { active: 0, hidden: LOOKUP_SHEET })) {
    zip.open(path);
    zip.write(xml, true);
  }
  zip.end();
  yield* zip.taken();
}

async function* valuesOf({ rows }: OutSheet): AsyncGenerator<Value[]> {
  for await (const cells of rows) yield cells.map((cell) => (isMarked(cell) ? cell.value : cell));
}

/** One sheet as csv in chunks: UTF-8 with a byte order mark, formula-safe (readSheet takes the guard off again), no colours. */
export const writeSheetCsv = (sheet: OutSheet, language: Language): AsyncGenerator<Uint8Array> =>
  writeCsv(sheet.columns, valuesOf(sheet), language);
