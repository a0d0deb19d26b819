import type pg from 'pg';

export type Row = Readonly<Record<string, unknown>>;

/** As JSON, which knows no bigints. */
export const jsonOf = (rows: readonly Row[]): string =>
  JSON.stringify(rows, (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value));

/** Inserts rows with the columns of the first, and answers their ids in the same order. */
export type Insert = (client: pg.ClientBase, table: string, rows: readonly Row[]) => Promise<string[]>;

/** As its caller's role, which writes tables with row security. */
export const insertRows: Insert = async (client, table, rows) => {
  const [first] = rows;
  if (!first) return [];
  const columns = Object.keys(first).join(', ');
  const { rows: made } = await client.query<{ id: string }>(
    `insert into ${table} (${columns}) select ${columns} from (
       select x.*, r.n from jsonb_array_elements($1::jsonb) with ordinality r (row, n), jsonb_populate_record(null::${table}, r.row) x
     ) rows order by n returning id`,
    [jsonOf(rows)],
  );
  return made.map(({ id }) => id);
};
