import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AUDIT_FIELDS } from '#domain/audit/fields.ts';
import { hasWord } from '#domain/audit/words.ts';
import { AUDITED } from '#server/audit/audited.ts';
import type { Reader } from '#server/audit/reader.ts';
import { isNumbered, namesStatement, REFS, type Ref } from '#server/audit/refs.ts';
import { withContext } from '#server/db/context.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';

interface Column {
  table: string;
  column: string;
  type: string;
  points: boolean;
  codes: string[] | null;
}

// Every column of a table whose rows the trail records: its type, whether it is a foreign key, and its closed list.
// Tables whose rows are recorded by the statement.
const LINKED = `select distinct tgrelid::regclass::text as table from pg_trigger where tgfoid = 'audit.record_links'::regproc`;
const COLUMNS = `select distinct c.relname as table, a.attname as column, format_type(a.atttypid, null) as type,
    exists (select 1 from pg_constraint f where f.conrelid = c.oid and f.contype = 'f' and a.attnum = any (f.conkey)) as points,
    (select array(select m[1] from regexp_matches(pg_get_constraintdef(k.oid), '''([^'']*)''', 'g') m)
     from pg_constraint k where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
       and pg_get_constraintdef(k.oid) ~ '= ANY \\(ARRAY') as codes
  from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_attribute a on a.attrelid = c.oid
  where t.tgfoid in ('audit.record_inserts'::regproc, 'audit.record_change'::regproc) and t.tgparentid = 0 and not t.tgisinternal and a.attnum > 0 and not a.attisdropped
  order by 1, 2`;
const BOOKKEEPING = ['id', 'version', 'created_at', 'created_by', 'updated_at', 'updated_by', 'search_name'];
const NEEDS_READER = new Set(['date', 'timestamp with time zone', 'numeric']);

let app: TestApp;
let columns: Column[];
beforeAll(async () => {
  app = await startTestApp();
  columns = (await app.admin.query<Column>(COLUMNS)).rows.filter(
    ({ column }) => !BOOKKEEPING.includes(column),
  );
});
afterAll(() => app.stop());

const readerOf = ({ table, column }: Column): Reader | undefined =>
  AUDITED.find((row) => row.table === table)?.columns[column];
const named = (found: Column[]) => found.map(({ table, column }) => `${table}.${column}`);

describe('the readers of the trail', () => {
  it('hold every table with an audit trigger once, and no other', async () => {
    const { rows: linked } = await app.admin.query<{ table: string }>(LINKED);
    const tables = [...columns, ...linked].map(({ table }) => table);
    expect(AUDITED.map(({ table }) => table).sort()).toEqual([...new Set(tables)].sort());
    expect(AUDITED.flatMap(({ table, linked: is }) => (is ? [table] : [])).sort()).toEqual(
      linked.map(({ table }) => table).sort(),
    );
    expect(tables.filter((table) => !hasWord('target', table))).toEqual([]);
  });

  it('name columns that exist', () => {
    const known = new Set(named(columns));
    const rows = AUDITED.filter(({ linked }) => !linked).flatMap(({ table, columns: readers }) =>
      Object.keys(readers).map((column) => `${table}.${column}`),
    );
    expect(rows.filter((name) => !known.has(name))).toEqual([]);
  });

  it('read every id, date and amount', () => {
    const needing = columns.filter(({ column, type }) => column.endsWith('_id') || NEEDS_READER.has(type));
    expect(needing.length).toBeGreaterThan(15);
    expect(named(needing.filter((column) => !readerOf(column)))).toEqual([]);
  });

  it('name the record behind every foreign key', () => {
    const nameless = columns.filter((column) => {
      const reader = readerOf(column);
      return column.points && reader !== 'left out' && !(typeof reader === 'object' && 'ref' in reader);
    });
    expect(named(nameless)).toEqual([]);
  });

  it('have a word for every code of a closed list', () => {
    const closed = columns.filter(({ codes }) => codes);
    expect(closed.length).toBeGreaterThan(4);
    const wordless = closed.flatMap((column) => {
      const reader = readerOf(column);
      if (typeof reader !== 'object' || !('words' in reader)) return named([column]);
      return (column.codes ?? []).filter((code) => !hasWord(reader.words, code));
    });
    expect(wordless).toEqual([]);
  });

  it('have a label for every column that is shown', () => {
    const shown = columns.filter((column) => readerOf(column) !== 'left out');
    expect(named(shown.filter(({ column }) => !Object.hasOwn(AUDIT_FIELDS, column)))).toEqual([]);
  });

  it('may read every kind of name as staff', async () => {
    const staff = {
      class: 'internal',
      userId: '1',
      username: 'x',
      role: null,
      partnerId: null,
      merchantIds: [],
    } as const;
    for (const ref of Object.keys(REFS) as Ref[]) {
      const id = isNumbered(ref) ? '9223372036854775807' : 'nowhere';
      const rows = await withContext(app.pools, staff, 'readers', (tx) =>
        tx.query({ text: namesStatement(ref), values: [[id]] }),
      );
      expect(rows, ref).toEqual([{ id, name: null, gone: ref !== 'file' }]);
    }
  });
});
