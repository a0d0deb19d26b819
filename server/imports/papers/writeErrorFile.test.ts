import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { read as readBook } from 'xlsx';
import { openSheet } from '../../sheets/openSheet.ts';
import { type ErrorFileOf, errorStamp, type FailedRow, stampOf, writeErrorFile } from './writeErrorFile.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'suki-errors-'));
});
afterAll(() => rm(folder, { recursive: true }));

const HEADERS = ['Zip Code', '', 'Partner Name'];
const FAILED: readonly FailedRow[] = [
  {
    row: 3,
    texts: ['400', 'note', '=1+1'],
    problems: [{ column: 0, code: 'lost_zero', suggestion: '0400' }],
  },
  {
    row: 120_001,
    texts: ['4027'],
    problems: [
      { column: 2, code: 'required' },
      { column: null, code: 'twice_in_file', params: { row: 7 } },
    ],
  },
];

async function* each<T>(rows: Iterable<T>): AsyncGenerator<T> {
  yield* rows;
}

const written = async (more: Partial<ErrorFileOf> = {}): Promise<string> => {
  const path = join(folder, 'errors.xlsx');
  const now = new Date('2026-03-05T00:00:00Z');
  const of = {
    importId: '12',
    edit: 4,
    sheet: 'Partners',
    headers: HEADERS,
    rows: each(FAILED),
    language: 'en',
    now,
  } as const;
  await writeFile(path, writeErrorFile({ ...of, ...more }));
  return path;
};

const reopened = async (path: string) => {
  await using sheet = await openSheet(path, { name: 'errors.xlsx' });
  return sheet.describe();
};

describe('the file of rows that did not go in', () => {
  it('holds exactly those, with the columns of the file in their order between Row and Problems', async () => {
    const { preview, sheet } = await reopened(await written());
    expect(sheet).toBe('Partners');
    const texts = preview.map(({ cells }) =>
      cells.map((cell) => (cell && typeof cell === 'object' ? cell.text : cell)),
    );
    expect(texts).toEqual([
      ['Row', 'Zip Code', null, 'Partner Name', 'Problems'],
      [
        '3',
        '400',
        'note',
        '=1+1',
        expect.stringMatching(/^Zip Code: The cell holds a number.* \(try: 0400\)$/),
      ],
      [
        '120001',
        '4027',
        null,
        null,
        'Partner Name: Fill this in; The same as row 7: change or leave out one of the two',
      ],
    ]);
  });

  it('speaks the language of the user, but for the headers by which it is read again', async () => {
    const { preview } = await reopened(await written({ language: 'fil' }));
    expect([preview[0]?.cells[0], preview[0]?.cells.at(-1)]).toEqual(['Row', 'Problems']);
    expect(preview[2]?.cells.at(-1)).toBe(
      'Partner Name: Punan ito; Kapareho ng hilera 7: baguhin o huwag isama ang isa sa dalawa',
    );
  });

  it('names the import it goes back into, and the last edit that it knows of', async () => {
    const { stamp } = await reopened(await written());
    expect(stamp).toBe(errorStamp('12', 4));
    expect(stampOf(stamp ?? '')).toEqual({ importId: '12', edit: 4 });
  });

  it('is read with the stamp of an earlier version, which knows of no edit', () => {
    expect(stampOf('suki-errors/12')).toEqual({ importId: '12', edit: 0 });
    expect(stampOf('suki-errors/')).toBeNull();
    expect(stampOf('suki-rows/12')).toBeNull();
  });

  it('colours the cells with a problem, empty ones too, and no others', async () => {
    const book = readBook(await readFile(await written()), { cellStyles: true, sheetStubs: true });
    const cells = book.Sheets.Partners ?? {};
    const coloured = Object.keys(cells).filter((place) => cells[place]?.s?.patternType === 'solid');
    expect(coloured).toEqual(['B2', 'D3']);
  });

  it('takes rows one by one as the file is written', async () => {
    let [taken, most] = [0, 0];
    const rows = async function* () {
      for (; taken < 20_000; taken += 1) yield { row: taken + 2, texts: ['x'.repeat(50)], problems: [] };
    };
    const now = new Date('2026-03-05T00:00:00Z');
    let bytes = 0;
    for await (const chunk of writeErrorFile({
      importId: '1',
      edit: 0,
      sheet: 'S',
      headers: ['A'],
      rows: rows(),
      language: 'en',
      now,
    })) {
      if (!bytes) most = taken;
      bytes += chunk.length;
    }
    expect(taken).toBe(20_000);
    expect(most).toBeLessThan(5_000);
  });
});
