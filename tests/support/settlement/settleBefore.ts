import type pg from 'pg';

const RUNS = `insert into settlement_run overriding system value
  select (jsonb_populate_record(null::settlement_run, to_jsonb(r) || jsonb_build_object('day', d, 'id', r.id + 100000 + n))).*
  from (select * from settlement_run order by day limit 1) r, unnest($1::text[]) with ordinality x(d, n)`;

/** Adds runs of days before those of the demo. */
export const settleBefore = async (
  admin: pg.Client | pg.Pool,
  { days }: { days: readonly string[] },
): Promise<void> => {
  await admin.query('alter table settlement_run disable trigger user');
  await admin.query(RUNS, [days]);
  await admin.query('alter table settlement_run enable trigger user');
};
