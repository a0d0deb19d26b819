import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSheet } from '#server/sheets/openSheet.ts';
import { SheetProblem } from '#server/sheets/sheetProblem.ts';
import { lying, spaces } from '#server/sheets/testkit/lying.ts';
import type { Result } from '../result.ts';
import { type Watched, watched } from '../watched.ts';

const MEGABYTE = 1024 ** 2;
const GIGABYTE = 1024 ** 3;
/** What a part says that it unpacks to: the truth, and a lie. */
const DECLARED = { 'says so': GIGABYTE, 'says it is small': 1000 };

const refuse = async (path: string): Promise<void> => {
  try {
    await using _ = await openSheet(path, { name: 'bomb.xlsx' });
  } catch (error) {
    if (error instanceof SheetProblem && error.code === 'bomb') return;
    throw error;
  }
  throw new Error('The bomb was not refused');
};

const rowsOf = (says: string, { seconds, growth }: Watched): Result[] => {
  const what = `A file that unpacks to 1 GB and ${says}`;
  return [
    { what: `${what}, refused`, value: seconds, unit: 's', budget: 1 },
    { what: `${what}, growth of memory`, value: growth / MEGABYTE, unit: 'MB', budget: 100 },
  ];
};

/** Refusing a small file that unpacks to a gigabyte, whether it admits it or not. */
export const measureBombs = async (): Promise<Result[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'suki-bench-'));
  const path = join(folder, 'bomb.xlsx');
  try {
    const packed = spaces(GIGABYTE);
    const results: Result[] = [];
    for (const [says, declared] of Object.entries(DECLARED)) {
      await writeFile(path, lying('_rels/.rels', packed, declared));
      results.push(...rowsOf(says, await watched(() => refuse(path))));
    }
    return results;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
