import type pg from 'pg';

/** Columns of a table with their types, as far as they are written. */
export type Columns = Readonly<Record<string, string>>;
type Row<C extends Columns> = { readonly [K in keyof C]: unknown };

const statement = (table: string, columns: Columns, rest: string): string => {
  const fields = Object.keys(columns).join(', ');
  const typed = Object.entries(columns).map((pair) => pair.join(' '));
  return `insert into ${table} (${fields}) select ${fields}
    from jsonb_to_recordset($1) as x(${['"~n" integer', ...typed].join(', ')}) order by "~n" ${rest}`;
};

const numbered = (rows: readonly object[]): string =>
  JSON.stringify(rows.map((row, at) => ({ ...row, '~n': at })));

/** Inserts rows in their order, in one statement; what is there already stays. */
export const insertRows = async <C extends Columns>(
  client: pg.ClientBase,
  table: string,
  columns: C,
  rows: readonly Row<C>[],
): Promise<void> => {
  if (rows.length) await client.query(statement(table, columns, 'on conflict do nothing'), [numbered(rows)]);
};

/** Inserts rows in their order and answers their ids. */
export const insertNumbered = async <C extends Columns>(
  client: pg.ClientBase,
  table: string,
  columns: C,
  rows: readonly Row<C>[],
): Promise<string[]> => {
  if (!rows.length) return [];
  const made = await client.query<{ id: string }>(statement(table, columns, 'returning id'), [
    numbered(rows),
  ]);
  return made.rows.map((row) => row.id);
};

/** Writes columns of rows that are there, by their id. */
export const updateRows = async <C extends Columns>(
  client: pg.ClientBase,
  table: string,
  columns: C,
  rows: readonly (Row<C> & { id: string })[],
): Promise<void> => {
  const set = Object.keys(columns).map((column) => `${column} = x.${column}`);
  const typed = Object.entries(columns).map((pair) => pair.join(' '));
  await client.query(
    `update ${table} t set ${set.join(', ')} from jsonb_to_recordset($1) as x(${['id bigint', ...typed].join(', ')})
      where t.id = x.id`,
    [JSON.stringify(rows)],
  );
};

/** What lies below partners and stores: seeded in bulk, it would only fill the trail with thousands of the same moment. */
export const PARTS = [
  ...['address', 'contact_person', 'bank_account', 'mdr_rate', 'merchant_schedule', 'ecommerce_site'],
  ...[
    'merchant_commodity',
    'associate',
    'associate_merchant',
    'file',
    'document',
    'record_note',
    'review_remark',
  ],
  ...['application_event', 'review_claim', 'approval_request', 'partner_contract'],
  ...['promo_category', 'promo_partner', 'promo_area', 'promo_location', 'promo_exception', 'promo_image'],
  'user_request',
  'protection_upload',
  'owed_paper',
];

const TRIGGERS = `select string_agg(format('alter table %s %s trigger %I', tgrelid::regclass, $2::text, tgname), '; ') as text
  from pg_trigger where tgname like 'audited%' and tgrelid = any ($1::regclass[])`;

/** Switches what notes rows of some tables in the audit trail off or on, as their owner. */
export const switchAudit = async (
  client: pg.ClientBase,
  tables: readonly string[],
  way: 'enable' | 'disable',
): Promise<void> => {
  const { rows } = await client.query<{ text: string | null }>(TRIGGERS, [tables, way]);
  if (!rows[0]?.text) throw new Error(`None of these tables is audited: ${tables.join(', ')}`);
  await client.query(rows[0].text);
};

/** Does some work on tables without entries in the audit trail, inside the caller's transaction, as their owner. */
export const unaudited = async (
  client: pg.ClientBase,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> => {
  await switchAudit(client, tables, 'disable');
  await work();
  await switchAudit(client, tables, 'enable');
};
