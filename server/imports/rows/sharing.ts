import { OPEN_ROWS } from '#domain/importJobs/importStatus.ts';
import type { Tx } from '../../db/context.ts';
import { keyMark, marksOf, split } from './twice.ts';

/** A row with what only one row of its file may have. */
interface Marked {
  row: number;
  marks: string[];
}

const MARKS = `select row_no as row, key, also_unique as also from import_verdict where import_id = $1 and row_no = any ($2::int[])`;

/** What rows had of their own when they were judged last. */
export const storedMarks = async (tx: Tx, importId: string, rows: readonly number[]): Promise<Marked[]> => {
  const found = await tx.query<{ row: number; key: string | null; also: string[] | null }>({
    name: 'marks-of-rows',
    text: MARKS,
    values: [importId, rows],
  });
  return found.map((one) => ({ row: one.row, marks: marksOf(one) }));
};

// Two reads, each by its own index. Rows that something came of share nothing: what they wrote is found in the data.
const FIRSTS = `select key as text, true as "isKey", min(row_no) as row from import_verdict
  where import_id = $1 and key = any ($2) and state = any ($4) and row_no <> all ($5::int[]) group by key
  union all
  select u.text, false, min(v.row_no) from import_verdict v cross join lateral unnest(v.also_unique) as u(text)
  where v.import_id = $1 and v.also_unique && $3::text[] and u.text = any ($3::text[]) and v.state = any ($4)
    and v.row_no <> all ($5::int[])
  group by u.text`;

/** The first row with each mark, but for some rows; marks that no other row has are left out. */
export const firstsBeside = async (
  tx: Tx,
  importId: string,
  marks: readonly string[],
  rows: readonly number[],
): Promise<Map<string, number>> => {
  if (!marks.length) return new Map();
  const { keys, also } = split(marks);
  const found = await tx.query<{ text: string; isKey: boolean; row: number }>({
    name: 'first-rows-with-marks',
    text: FIRSTS,
    values: [importId, keys, also, OPEN_ROWS, rows],
  });
  return new Map(found.map(({ text, isKey, row }) => [isKey ? keyMark(text) : text, row]));
};

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
