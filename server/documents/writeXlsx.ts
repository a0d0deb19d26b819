import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Language, Sentence } from '#domain/sentence.ts';
import { type Column, flagText, type Value } from './cells.ts';
import { letters, rowXml, STYLE, textRow } from './xlsxCells.ts';
import { fixedParts, sheetHead, sheetName, sheetTail } from './xlsxParts.ts';
import { type ZipStream, zipStream } from './zipStream.ts';

/** What a workbook holds besides its rows. */
export interface Workbook {
  title: string;
  columns: readonly Column[];
  /** Lines of the cover sheet for a number of rows: label and text. */
  about: (rowCount: number) => readonly (readonly [string, string])[];
  now: Date;
  /** Of the cover's name and of flags. */
  language: Language;
}

/** Rows below the header that one sheet can hold; more go on the next sheet. */
const SHEET_ROWS = 1_048_575;
const COVER: Sentence = { en: 'About', fil: 'Tungkol dito' };
const CHUNK = 64 * 1024;
const SAMPLE = 200;
const WIDTHS: Record<Column['kind'], number> = {
  text: 10,
  date: 12,
  instant: 20,
  money: 16,
  number: 10,
  flag: 8,
};

const widthsOf = ({ columns, language }: Workbook, sample: readonly (readonly Value[])[]): number[] =>
  columns.map(({ label, kind }, at) => {
    const flag = (row: readonly Value[]) => flagText(row[at], language).length;
    const longest = (length: number, row: readonly Value[]) =>
      Math.max(length, kind === 'text' ? String(row[at] ?? '').length : kind === 'flag' ? flag(row) : 0);
    return Math.min(60, Math.max(WIDTHS[kind], sample.reduce(longest, label.length + 4) + 2));
  });

/** The first rows, to measure columns by, and all rows from the first on. */
const sampled = async (rows: AsyncIterable<readonly Value[]>) => {
  const iterator = rows[Symbol.asyncIterator]();
  const first: (readonly Value[])[] = [];
  for (let next = await iterator.next(); !next.done; next = await iterator.next()) {
    first.push(next.value);
    if (first.length === SAMPLE) break;
  }
  const all = async function* () {
    try {
      yield* first;
      for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
    } finally {
      await iterator.return?.();
    }
  };
  return { first, all };
};

const writeCover = (zip: ZipStream, book: Workbook, rowCount: number): void => {
  zip.open('xl/worksheets/sheet1.xml');
  const lines = book.about(rowCount).map((line, at) => textRow(at + 3, line, STYLE.text));
  const title = textRow(1, [book.title], STYLE.title);
  zip.write(`${sheetHead([18, 90], false)}${title}${lines.join('')}${sheetTail()}`, true);
};

/** Writes the sheets of rows, yielding as it goes; answers how many rows and sheets there were. */
async function* writeSheets(
  zip: ZipStream,
  book: Workbook,
  rows: AsyncIterable<readonly Value[]>,
  perSheet: number,
): AsyncGenerator<Uint8Array, { rowCount: number; sheets: number }> {
  const { columns, language } = book;
  const { first, all } = await sampled(rows);
  const header = textRow(
    1,
    columns.map((column) => column.label),
    STYLE.header,
  );
  const head = `${sheetHead(widthsOf(book, first), true)}${header}`;
  const last = letters(columns.length - 1);
  const tail = (row: number) => sheetTail(`A1:${last}${row}`);
  let [rowCount, sheets, row, text] = [0, 1, 1, head];
  zip.open('xl/worksheets/sheet2.xml');
  for await (const values of all()) {
    if (row > perSheet) {
      zip.write(`${text}${tail(row)}`, true);
      [sheets, row, text] = [sheets + 1, 1, head];
      zip.open(`xl/worksheets/sheet${sheets + 1}.xml`);
    }
    row += 1;
    rowCount += 1;
    text += rowXml(row, columns, values, language);
    if (text.length < CHUNK) continue;
    zip.write(text);
    text = '';
    yield* zip.taken();
    // Rows that are in memory come without a pause: other requests have their turn here.
    await nextTurn();
  }
  zip.write(`${text}${tail(row)}`, true);
  yield* zip.taken();
  return { rowCount, sheets };
}

/**
 * An .xlsx file in chunks: a cover sheet, then the rows with a bold frozen header, filter buttons and typed cells; no cell is
 * a formula. Holds one chunk at a time, whatever the number of rows; beyond `perSheet` rows another sheet begins.
 */
export async function* writeXlsx(
  book: Workbook,
  rows: AsyncIterable<readonly Value[]>,
  perSheet = SHEET_ROWS,
): AsyncGenerator<Uint8Array> {
  const zip = zipStream(book.now);
  const { rowCount, sheets } = yield* writeSheets(zip, book, rows, perSheet);
  writeCover(zip, book, rowCount);
  const names = Array.from({ length: sheets }, (_, at) => sheetName(book.title, at + 1));
  for (const [path, xml] of fixedParts([COVER[book.language], ...names])) {
    zip.open(path);
    zip.write(xml, true);
  }
  zip.end();
  yield* zip.taken();
}
