import type pg from 'pg';
import type { Rest } from '../../process/restAsLong.ts';

export type Row = Readonly<Record<string, unknown>>;

/** As JSON, which knows no bigints. */
export const jsonOf = (rows: readonly Row[]): string =>
  JSON.stringify(rows, (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value));

/** Inserts a row of each with the columns of the first, and answers their ids in the same order. */
export type Insert = <T>(
  client: pg.ClientBase,
  table: string,
  all: readonly T[],
  rowOf: (one: T) => Row,
) => Promise<string[]>;

/** So many rows at a time: the others of a server wait while they are made into text. */
const AT_ONCE = 200;

/** As its caller's role, which writes tables with row security. */
export const insertRows =
  (rest: Rest): Insert =>
  async (client, table, all, rowOf) => {
    const ids: string[] = [];
    for (let from = 0; from < all.length; from += AT_ONCE) {
      const rows = all.slice(from, from + AT_ONCE).map(rowOf);
      const columns = Object.keys(rows[0] ?? {}).join(', ');
      const text = `insert into ${table} (${columns}) select ${columns} from (
       select x.*, r.n from jsonb_array_elements($1::jsonb) with ordinality r (row, n), jsonb_populate_record(null::${table}, r.row) x
     ) rows order by n returning id`;
      const made = await client.query<{ id: string }>(text, [jsonOf(rows)]);
      ids.push(...made.rows.map(({ id }) => id));
      await rest();
    }
    return ids;
  };
