import { OPEN_ROWS } from '#domain/importJobs/importStatus.ts';
import type { Tx } from '../../db/context.ts';
import { firstsBeside } from './firstsBeside.ts';
import { split } from './marksOf.ts';
import type { Marked } from './storedMarks.ts';

const SHARING = `select row_no as row from import_verdict where import_id = $1 and key = any ($2) and state = any ($4)
  union
  select row_no from import_verdict where import_id = $1 and also_unique && $3::text[] and state = any ($4)`;

/** The rows that have one of the marks. */
const rowsWith = async (tx: Tx, importId: string, marks: readonly string[]): Promise<number[]> => {
  if (!marks.length) return [];
  const { keys, also } = split(marks);
  const found = await tx.query<{ row: number }>({
    name: 'rows-with-marks',
    text: SHARING,
    values: [importId, keys, also, OPEN_ROWS],
  });
  return found.map(({ row }) => row);
};

/** Which marks rows gained or lost, with the first of those rows. */
export const movedMarks = (before: readonly Marked[], after: readonly Marked[]): Map<string, number> => {
  const pairs = (all: readonly Marked[]) =>
    new Map(all.flatMap(({ row, marks }) => marks.map((mark) => [`${row} ${mark}`, { row, mark }] as const)));
  const [had, has] = [pairs(before), pairs(after)];
  const moved = new Map<string, number>();
  for (const [one, other] of [[had, has] as const, [has, had] as const])
    for (const [pair, { row, mark }] of one)
      if (!other.has(pair)) moved.set(mark, Math.min(row, moved.get(mark) ?? row));
  return moved;
};

/** The other rows of whom something else is to be said now: those that come after a row which gained or lost what they have. */
export const rowsToFollow = async (
  tx: Tx,
  importId: string,
  moved: ReadonlyMap<string, number>,
  touched: readonly number[],
): Promise<number[]> => {
  const firsts = await firstsBeside(tx, importId, [...moved.keys()], touched);
  // Where another row comes before all that moved, the rest goes on naming that one.
  const named = [...moved].filter(([mark, row]) => (firsts.get(mark) ?? 0) > row).map(([mark]) => mark);
  const seen = new Set(touched);
  return (await rowsWith(tx, importId, named)).filter((row) => !seen.has(row));
};
