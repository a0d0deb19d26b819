import type { FileHandle } from 'node:fs/promises';
import { formulaBare } from '#domain/files/csv.ts';
import { extensionOf } from '#domain/files/fileRules.ts';
import type { Row } from '../cell.ts';
import type { Delimiter, Encoding } from '../openedSheet.ts';
import { packRows } from '../packRows.ts';
import { keepLimits } from '../sheetProblem.ts';
import { chooseSheet, firstRows, PREVIEW_ROWS, type Source } from '../source.ts';
import { storable } from '../storable.ts';
import { CsvRecords } from './CsvRecords.ts';
import { delimiterOf } from './delimiterOf.ts';
import { textOf } from './textOf.ts';

const SAMPLE = 64 * 1024;

interface Dialect {
  encoding: Encoding;
  delimiter: Delimiter;
  /** Characters of a line before the first record that tells the delimiter. */
  told: number;
}

/** A field as a person sees it in Excel: `="0041"` is the text 0041, an apostrophe that our own files put before a formula goes. */
const cellOf = (written: string): string | null => {
  if (written.trim() === '') return null;
  const field = storable(written);
  const text = field.includes('\r') ? field.replace(/\r\n?/g, '\n') : field;
  const first = text.charCodeAt(0);
  if (first === 61)
    return /^="([^"]*)"$/.exec(text)?.[1]?.trim() === '' ? null : text.replace(/^="([^"]*)"$/, '$1');
  return first === 39 ? formulaBare(text) : text;
};

const rowOf = (row: number, fields: readonly string[]): Row | null => {
  const cells = fields.map(cellOf);
  while (cells.length && cells.at(-1) === null) cells.pop();
  return cells.length ? { row, cells, hidden: false } : null;
};

async function* rowsOf(handle: FileHandle, { encoding, delimiter, told }: Dialect): AsyncGenerator<Row[]> {
  let [number, skip, ready] = [0, told, [] as Row[]];
  const records = new CsvRecords(delimiter, (fields) => {
    number += 1;
    const row = rowOf(number, fields);
    if (row) ready.push(row);
  });
  for await (const text of textOf(handle, encoding)) {
    records.push(text.slice(skip));
    skip = Math.max(0, skip - text.length);
    yield ready;
    ready = [];
  }
  records.end();
  yield ready;
}

const dialectOf = async (handle: FileHandle, encoding: Encoding): Promise<Dialect> => {
  let sample = '';
  for await (const text of textOf(handle, encoding)) {
    sample += text.slice(0, SAMPLE);
    if (sample.length >= SAMPLE) break;
  }
  return { encoding, ...delimiterOf(sample) };
};

/** Opens a file of text in its encoding: finds its delimiter and counts its rows. Throws SheetProblem. */
export const readCsv = async (
  handle: FileHandle,
  encoding: Encoding,
  name: string,
  asked: string | undefined,
): Promise<Omit<Source, 'close'>> => {
  const dialect = await dialectOf(handle, encoding);
  const extension = extensionOf(name);
  const sheet = storable(extension ? name.slice(0, -extension.length - 1) : name);
  let [count, columns] = [0, 0];
  for await (const rows of rowsOf(handle, dialect)) {
    count += rows.length;
    columns = rows.reduce((most, { cells }) => Math.max(most, cells.length), columns);
  }
  const chosen = chooseSheet([{ name: sheet, hidden: false, rows: count, columns }], asked);
  keepLimits({ rows: count, columns });
  return {
    description: {
      format: 'csv',
      encoding: dialect.encoding,
      delimiter: dialect.delimiter,
      sheets: [chosen],
      sheet,
      hiddenColumns: [],
      merged: [],
      stamp: null,
      preview: await firstRows(rowsOf(handle, dialect), PREVIEW_ROWS),
    },
    batches: () => packRows(rowsOf(handle, dialect)),
  };
};
