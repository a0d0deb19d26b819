import { definitionOf, namesOf, takenFrom, type Written } from '../../db/columns/definitionOf.ts';
import type { Tx } from '../../db/context.ts';
import type { ownRows } from './owner.ts';

/** A table of small lists below partners and stores: what is written of it besides its owner. */
export interface RowTable {
  table: string;
  columns: Written;
  /** The order of a list; by id when left out. */
  order?: string;
}

type Row = Readonly<Record<string, unknown>>;

const recordOf = ({ columns }: RowTable): string =>
  `n integer, partner_id bigint, merchant_id bigint, ${definitionOf(columns)}`;
const numbered = (rows: readonly Row[]): string =>
  JSON.stringify(rows.map((row, at) => ({ ...row, n: at + 1 })));

/** Writes rows of new owners, in their order. */
export const insertRows = async (tx: Tx, of: RowTable, rows: readonly Row[]): Promise<void> => {
  if (!rows.length) return;
  const fields = namesOf(of.columns);
  await tx.query({
    name: `insert-${of.table}`,
    text: `insert into ${of.table} (partner_id, merchant_id, ${fields})
      select partner_id, merchant_id, ${fields} from jsonb_to_recordset($1) as x(${recordOf(of)}) order by n`,
    values: [numbered(rows)],
  });
};

/**
 * Writes an owner's whole list, `only` a part of its rows where given. Each entry keeps its row by its place in the list, so
 * that the trail tells what changed and not that everything was made anew.
 */
export const replaceRows = async (
  tx: Tx,
  of: RowTable,
  { kind, where, value }: ReturnType<typeof ownRows>,
  rows: readonly Row[],
  only = 'true',
): Promise<void> => {
  const fields = namesOf(of.columns);
  await tx.query({
    text: `with w as (select * from jsonb_to_recordset($2) as x(${recordOf(of)})),
      have as (select id as have_id, row_number() over (order by ${of.order ?? 'id'}) as n from ${of.table}
        where ${where} and ${only}),
      gone as (delete from ${of.table} using have where id = have_id and have.n > (select count(*) from w)),
      changed as (update ${of.table} t set ${takenFrom(of.columns, 'w')} from have join w using (n) where t.id = have_id)
      insert into ${of.table} (partner_id, merchant_id, ${fields})
      select partner_id, merchant_id, ${fields} from w where not exists (select from have where have.n = w.n) order by w.n`,
    name: `replace-${of.table}-of-${kind}-${only}`.slice(0, 60),
    values: [value, numbered(rows)],
  });
};
