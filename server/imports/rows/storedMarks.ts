import type { Tx } from '../../db/context.ts';
import { marksOf } from './marksOf.ts';

/** A row with what only one row of its file may have. */
export interface Marked {
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
