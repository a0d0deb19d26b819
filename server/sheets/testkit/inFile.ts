import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBook } from '../books/readBook.ts';
import type { Cell, Row } from '../cell.ts';
import type { SheetDescription, SheetProblemCode } from '../openedSheet.ts';
import { openSource } from '../openSource.ts';
import { unpackRows } from '../packRows.ts';
import { SheetProblem } from '../sheetProblem.ts';
import type { Source } from '../source.ts';

/** Puts bytes into a file of their own for as long as `use` runs. */
export const inFile = async <T>(
  bytes: Uint8Array | string,
  use: (path: string) => Promise<T>,
): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), 'suki-sheet-'));
  const path = join(folder, 'upload');
  try {
    await writeFile(path, bytes);
    return await use(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** All of a file, read in this thread. */
export const readAll = (
  bytes: Uint8Array | string,
  { name = 'stores.xlsx', sheet }: { name?: string; sheet?: string } = {},
): Promise<{ description: SheetDescription; rows: Row[] }> =>
  inFile(bytes, async (path) => {
    const source = (await openSource(
      path,
      sheet === undefined ? { name } : { name, sheet },
      readBook,
    )) as Source;
    try {
      const batches = await Array.fromAsync(source.batches());
      return { description: source.description, rows: batches.flatMap(unpackRows) };
    } finally {
      await source.close();
    }
  });

const textOf = (cell: Cell | undefined): string => (typeof cell === 'string' ? cell : (cell?.text ?? ''));

/** Row numbers with the texts that a person sees. */
export const seen = (rows: readonly Row[]): [number, ...string[]][] =>
  rows.map(({ row, cells }) => [row, ...cells.map(textOf)]);

/** The code with which a file is refused; 'accepted' when it is not. Whatever else is thrown is thrown on. */
export const refusal = async (
  bytes: Uint8Array | string,
  options?: { name?: string; sheet?: string },
): Promise<SheetProblemCode | 'accepted'> => {
  try {
    await readAll(bytes, options);
    return 'accepted';
  } catch (error) {
    if (error instanceof SheetProblem) return error.code;
    throw error;
  }
};
