import type { Problem } from '#domain/imports/problems.ts';
import type { Checked, ImportScope } from '../kind.ts';

// What else is to be unique stands in `resolved.unique_too`, beside the key that the engine looks after.
const EARLIER = `select resolved ->> 'unique_too' as text, key, min(row_no) as row from import_verdict
  where import_id = $1 and resolved ? 'unique_too' and resolved ->> 'unique_too' = any ($2) and state in ('create', 'update')
  group by 1, 2`;

const textOf = ({ resolved }: Checked): string | null =>
  typeof resolved.unique_too === 'string' ? resolved.unique_too : null;

/** What rows share with others of the same file that only one may have, at the field that holds it; by place. */
export const sharedInFile = async (
  { tx, importId }: ImportScope,
  rows: readonly Checked[],
  field: string,
): Promise<Problem[][]> => {
  const texts = [...new Set(rows.flatMap((row) => textOf(row) ?? []))];
  if (!texts.length) return rows.map(() => []);
  const earlier = await tx.query<{ text: string; key: string | null; row: number }>({
    name: 'import-shared-in-file',
    text: EARLIER,
    values: [importId, texts],
  });
  const keysHere = new Set(rows.map(({ key }) => key));
  const before = new Map(earlier.filter(({ key }) => !keysHere.has(key)).map(({ text, row }) => [text, row]));
  const seen = new Set<string>();
  return rows.map((one) => {
    const text = textOf(one);
    if (text === null) return [];
    const row = before.get(text);
    if (row !== undefined) return [{ field, code: 'twice_in_file', params: { row } }];
    if (seen.has(text)) return [{ field, code: 'taken' }];
    seen.add(text);
    return [];
  });
};
