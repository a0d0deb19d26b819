import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { openSheet } from '#server/sheets/openSheet.ts';
import type { OutCell, OutColumn } from '#server/sheets/outBook.ts';
import { writeSheet } from '#server/sheets/writeSheet.ts';
import { median, type Result } from './result.ts';
import { watched } from './watched.ts';

const ROWS = 100_000;
const COLUMNS = 19;
const ROUNDS = 5;
const MEGABYTE = 1024 * 1024;

const KINDS: readonly OutColumn['kind'][] = ['text', 'text', 'text', 'money', 'date'];
const columns: OutColumn[] = Array.from({ length: COLUMNS }, (_, at) => ({
  label: `Column ${at + 1}`,
  kind: KINDS[at % KINDS.length] ?? 'text',
}));

const cellOf = (row: number, column: number): OutCell => {
  const number = row * COLUMNS + column;
  if (columns[column]?.kind === 'money') return `${number}.50`;
  if (columns[column]?.kind === 'date')
    return new Date(Date.UTC(2020, 0, 1 + (number % 2_000))).toISOString().slice(0, 10);
  return column % 5 === 0 ? `Región ${number % 17}` : `Tindahan ${number} ni Aling Nena`;
};

function* rows(): Generator<OutCell[]> {
  for (let row = 0; row < ROWS; row++) yield columns.map((_, column) => cellOf(row, column));
}

const elapsed = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await work();
  return performance.now() - started;
};

/** Of a local header of a zip archive: where it says how long the name and the extra field are that follow its 30 bytes. */
const [NAME_LENGTH, EXTRA_LENGTH, HEADER] = [26, 28, 30];

/**
 * The floor: the sheet's bytes unpacked in one call and searched as text for its tags, nothing made of them. The sheet is the
 * file's first part, and none of the reader's own code runs here.
 */
const scanOnly = async (path: string): Promise<void> => {
  const bytes = await readFile(path);
  const from = HEADER + bytes.readUInt16LE(NAME_LENGTH) + bytes.readUInt16LE(EXTRA_LENGTH);
  const text = inflateRawSync(bytes.subarray(from)).toString('latin1');
  let tags = 0;
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at + 1)) tags += 1;
  if (tags < ROWS * COLUMNS)
    throw new Error(`The sheet of the bench is not the file's first part: ${tags} tags`);
};

const readAll = async (path: string): Promise<void> => {
  await using sheet = await openSheet(path, { name: 'bench.xlsx' });
  let seen = 0;
  for await (const batch of sheet.rows()) seen += batch.length;
  if (seen !== ROWS + 1) throw new Error(`${seen} rows were read instead of ${ROWS + 1}`);
};

/** Reading a spreadsheet of 100,000 rows and 19 columns: checked, counted and handed over row by row. */
export const measureSheets = async (): Promise<Result[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'suki-bench-'));
  const path = join(folder, 'bench.xlsx');
  try {
    const sheets = [{ name: 'Rows', columns, rows: rows() }];
    await writeFile(path, writeSheet({ sheets, now: new Date('2026-01-01T00:00:00Z'), language: 'en' }));
    const { stall, growth } = await watched(() => readAll(path));
    const ratios: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const floor = await elapsed(() => scanOnly(path));
      ratios.push((await elapsed(() => readAll(path))) / floor);
    }
    const what = 'Spreadsheet of 100,000 × 19';
    return [
      {
        what: `${what}, parsing`,
        value: median(ratios),
        unit: '×',
        budget: 5,
        note: 'of unpacking and searching it; middle of 5',
      },
      { what: `${what}, growth of memory`, value: growth / MEGABYTE, unit: 'MB', budget: 250 },
      { what: `${what}, longest stall`, value: stall, unit: 'ms', budget: 100 },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
