import { type Cell, csvLine } from '#domain/files/csv.ts';
import type { Language } from '#domain/sentence.ts';
import { type Column, flagText, manilaClock, type Value } from './cells.ts';

const BOM = '\uFEFF';
const CHUNK = 64 * 1024;

const isDecimal = (text: string) => /^-?\d+(?:\.\d+)?$/.test(text);

const cellOf = (value: Value, kind: Column['kind'], language: Language): Cell => {
  if (value == null) return null;
  if (kind === 'flag') return flagText(value, language);
  if (kind === 'instant') return manilaClock(String(value));
  // A negative amount is a number, not the start of a formula; its decimals stay as they are written.
  if (kind === 'money' && isDecimal(String(value)))
    return String(value).startsWith('-') ? Number(value) : String(value);
  return typeof value === 'boolean' ? flagText(value, language) : value;
};

/**
 * A CSV file in chunks: UTF-8 with a byte order mark, a header line, CRLF, formula-safe. Instants are Manila's wall clock, flags words.
 * Holds one chunk at a time, whatever the number of rows.
 */
export async function* writeCsv(
  columns: readonly Column[],
  rows: AsyncIterable<readonly Value[]>,
  language: Language,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let text = `${BOM}${csvLine(columns.map((column) => column.label))}\r\n`;
  for await (const row of rows) {
    text += `${csvLine(columns.map(({ kind }, at) => cellOf(row[at], kind, language)))}\r\n`;
    if (text.length < CHUNK) continue;
    yield encoder.encode(text);
    text = '';
  }
  if (text) yield encoder.encode(text);
}
