import { OPEN_ROWS } from '#domain/importJobs/importStatus.ts';
import type { Tx } from '../../db/context.ts';
import { keyMark, split } from './marksOf.ts';

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
