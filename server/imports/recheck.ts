import { OPEN_ROWS } from '#domain/imports/importStatus.ts';
import type { Tx } from '../db/context.ts';
import { factsOf } from './facts.ts';
import type { StoredImport } from './job.ts';
import { openJudge, type RawRow } from './judge.ts';
import type { ImportKind, ImportScope } from './kind.ts';
import { keepVerdicts } from './verdicts.ts';

const RAW = `select r.row_no as row, r.cells, r.edits, r.is_hidden as "isHidden" from import_row r
  left join import_verdict v on v.import_id = r.import_id and v.row_no = r.row_no
  where r.import_id = $1 and r.row_no = any ($2::int[]) and (v.state is null or v.state = any ($3))
  order by r.row_no`;
const KEYS = `select distinct key from import_verdict where import_id = $1 and row_no = any ($2::int[]) and key is not null`;
const SHARING = `select row_no as row, key from import_verdict where import_id = $1 and key = any ($2) order by row_no`;
const FORGET = `with gone as (delete from import_verdict where import_id = $1 and row_no = any ($2::int[]))
  delete from import_problem where import_id = $1 and row_no = any ($2::int[])`;

const rowsOf = (tx: Tx, importId: string, rows: readonly number[]) =>
  tx.query<RawRow & Record<string, unknown>>({
    name: 'raw-import-rows',
    text: RAW,
    values: [importId, rows, OPEN_ROWS],
  });

/** The other rows whose key is one of these: what is said of them depends on the rows that changed. */
const sharing = async (tx: Tx, importId: string, keys: readonly string[]): Promise<number[]> => {
  if (!keys.length) return [];
  const rows = await tx.query<{ row: number }>({
    name: 'rows-sharing-keys',
    text: SHARING,
    values: [importId, keys],
  });
  return rows.map(({ row }) => row);
};

/**
 * Checks the rows that were touched, and those that shared a key with them before or do so now. Answers the numbers of all rows
 * that were judged anew.
 */
export const recheckRows = async (
  scope: ImportScope,
  kind: ImportKind,
  { id, columns }: StoredImport,
  touched: readonly number[],
): Promise<number[]> => {
  const { tx } = scope;
  const judge = await openJudge(scope, kind, columns, factsOf(columns));
  const before = await tx.query<{ key: string }>({
    name: 'keys-of-rows',
    text: KEYS,
    values: [id, touched],
  });
  // Judged once alone, to learn which keys the touched rows have now.
  const alone = await judge.rows(await rowsOf(tx, id, touched), () => null);
  const keys = new Set([...before.map(({ key }) => key), ...alone.flatMap(({ key }) => key ?? [])]);
  const others = await sharing(tx, id, [...keys]);
  const rows = await rowsOf(tx, id, [...new Set([...touched, ...others])]);
  const firsts = new Map<string, number>();
  const firstWith = (key: string, row: number) => {
    const first = firsts.get(key);
    if (first === undefined) firsts.set(key, row);
    return first ?? null;
  };
  const verdicts = await judge.rows(rows, firstWith);
  const numbers = verdicts.map(({ row }) => row);
  await tx.query({ name: 'forget-verdicts', text: FORGET, values: [id, numbers] });
  await keepVerdicts(tx, id, verdicts);
  return numbers;
};
