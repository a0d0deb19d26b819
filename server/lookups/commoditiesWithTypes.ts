import type { Tx } from '../db/context.ts';

const READ = `select c.code, c.label as name, coalesce(
    (select jsonb_agg(jsonb_build_object('code', t.code, 'name', t.label) order by t.position, t.code)
      from lookup_value t where t.list = 'commodities' and t.parent_code = c.code), '[]') as types
  from lookup_value c where c.list = 'commodities' and c.parent_code is null order by c.position, c.code`;

interface Row {
  [column: string]: unknown;
  code: string;
  name: string;
  types: { code: string; name: string }[];
}

/** Every commodity with its types, in the order of the list. */
export const commoditiesWithTypes = (tx: Tx): Promise<Row[]> =>
  tx.query<Row>({ name: 'commodities', text: READ });
