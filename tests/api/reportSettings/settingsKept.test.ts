import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atcOn } from '#domain/settlement/atc.ts';
import { settingTerms } from '#domain/settlement/settings/computation.ts';
import { openJobsPool } from '#server/jobs/workshop.ts';
import { atcRatesOn, settingOn, settingVersions } from '#server/settlement/settingOn.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';

let app: TestApp;
let jobs: ReturnType<typeof openJobsPool>;
let people: string[];
/** As a job reads, statement by statement. */
const tx = {
  query: async (config: { text: string; values?: unknown[] }) => (await jobs.query(config)).rows,
} as unknown as Parameters<typeof settingOn>[0];
beforeAll(async () => {
  app = await startTestApp();
  jobs = openJobsPool(app.migratorUrl);
  const { rows } = await app.admin.query<{ id: string }>(
    `select id from user_account where username in ('sales.admin', 'finance.officer') order by username`,
  );
  people = rows.map(({ id }) => id);
});
afterAll(async () => {
  await jobs.end();
  await app.stop();
});

const CHECKED = '2026-11-25T10:00:00Z';
const VERSION = `insert into setting_version (kind, version, from_day, "values", maker_id, made_by, checker_id, checked_by, checked_at)
  values ('DISBURSEMENT_REPORT', $1, $2, '{"bankAccountName": "X"}', $3, 'maker', $4, 'checker', $5) returning id`;
const ATC = `insert into atc_rate (code, product, payee_kind, percent, from_day, maker_id, made_by, checker_id, checked_by, checked_at)
  values ('WC831', $1, 'CORPORATE', 1, $2, $3, 'maker', $4, 'checker', $5)`;
let next = 900;
const insert = (fromDay: string, [maker, checker]: (string | null | undefined)[] = people, at = CHECKED) =>
  app.admin.query(VERSION, [next++, fromDay, maker, checker, at]);

describe('a setting', () => {
  it('is what it was installed as, until another one holds', async () => {
    const held = await settingOn(tx, 'COMPUTATION', '2026-01-01');
    expect(held?.values).toMatchObject({
      ...{ commission: null, taxOnCommission: '12', withholdingTaxRate: '2', mdrIsVatInclusive: false },
      ...{ ewtBase: 'WITH_VAT', refundLimit: '20000.00', refundDays: 180 },
    });
    if (!held) throw new Error('no setting');
    expect(settingTerms(held.values).formulas.twa).toMatchObject({ base: 1, withholdingTax: 1, ewt: -1 });
    expect(await settingOn(tx, 'COMPUTATION', '1999-12-31')).toBeNull();
  });

  it('holds from tomorrow at the earliest, in Manila', async () => {
    // In Manila it is the 26th since 16:00 UTC.
    for (const [day, at] of [
      ['2026-11-25', CHECKED],
      ['2026-11-24', CHECKED],
      ['2026-11-26', '2026-11-25T16:00:00Z'],
    ] as const)
      await expect(insert(day, people, at), day).rejects.toThrow(/tomorrow/);
    const { rows } = await insert('2026-11-26');
    expect((await settingVersions(tx, 'DISBURSEMENT_REPORT')).map(({ id }) => id)).toContain(rows[0].id);
    await expect(insert('2026-11-26')).rejects.toThrow(/setting_version_day/);
  });

  it('is agreed by two people', async () => {
    await expect(insert('2026-12-01', [people[0], people[0]])).rejects.toThrow(/second_person/);
    await expect(insert('2026-12-01', [null, null])).rejects.toThrow(/two people/);
    await expect(insert('2026-12-01', [people[0], null])).rejects.toThrow(/people/);
  });

  it('stays as it was agreed; what has begun is not replaced', async () => {
    const { rows } = await insert('2026-12-05');
    const { rows: later } = await insert('2026-12-09');
    const [id, other] = [rows[0].id, later[0].id];
    for (const set of [`"values" = '{}'`, `from_day = '2027-01-01'`, `made_by = 'someone'`])
      await expect(
        app.admin.query(`update setting_version set ${set} where id = $1`, [id]),
        set,
      ).rejects.toThrow(/stays/);
    const replace = (at: string) =>
      app.admin.query('update setting_version set replaced_by = $2, replaced_at = $3 where id = $1', [
        ...[id, other, at],
      ]);
    await expect(replace('2026-12-05T01:00:00Z')).rejects.toThrow(/replaced/);
    await replace('2026-12-04T15:59:00Z');
    await expect(replace('2026-12-03T00:00:00Z')).rejects.toThrow(/stays/);
    expect((await settingOn(tx, 'DISBURSEMENT_REPORT', '2026-12-05'))?.id).not.toBe(id);
  });

  it('is read and written by staff alone; people of partners see it cut', async () => {
    const { rows } = await app.admin.query(
      `select t.name, r.rolname as role, p.name as privilege
       from unnest(array['report_setting', 'setting_version', 'atc_rate']) as t(name)
       cross join pg_roles r cross join unnest(array['select', 'insert', 'update', 'delete']) as p(name)
       where r.rolname like 'app_%' and (has_table_privilege(r.oid, t.name, p.name)
         or p.name in ('select', 'insert', 'update') and has_any_column_privilege(r.oid, t.name, p.name))
       order by 1, 2, 3`,
    );
    expect(rows.map(({ name, role, privilege }) => `${name} ${role} ${privilege}`)).toEqual([
      ...['insert', 'select', 'update'].map((may) => `atc_rate app_internal ${may}`),
      'atc_rate app_jobs select',
      ...['select', 'update'].map((may) => `report_setting app_internal ${may}`),
      'report_setting app_jobs select',
      ...['insert', 'select', 'update'].map((may) => `setting_version app_internal ${may}`),
      'setting_version app_jobs select',
    ]);
    const { rows: seen } = await app.admin.query(
      `select "values" from seen_setting('COMPUTATION', '2026-11-25')`,
    );
    expect(Object.keys(seen[0].values).sort()).toEqual([
      ...['commission', 'ewtBase', 'mdrIsVatInclusive', 'taxOnCommission', 'withholdingTaxRate'],
    ]);
  });
});

describe('tax codes', () => {
  const on = async (day: string) => {
    const rates = await atcRatesOn(tx, day);
    return (product: 'HCPAY' | 'HOME_CREDIT_CARD' | 'SHOPPINGMALL_PH') => {
      const rate = atcOn(rates, { product, payee: 'CORPORATE', day });
      return rate && `${rate.code} ${rate.percent} of ${rate.basePercent}`;
    };
  };

  it('are those of their days, with the change of March 2025', async () => {
    const then = await on('2025-03-13');
    expect(then('HCPAY')).toBe('WC760 1.000 of 50.000');
    expect(then('HOME_CREDIT_CARD')).toBe('WC156 1.000 of 50.000');
    const since = await on('2025-03-14');
    expect(since('HCPAY')).toBe('WC830 0.500 of 100.000');
    expect(since('HOME_CREDIT_CARD')).toBe('WC156 0.500 of 100.000');
    expect(since('SHOPPINGMALL_PH')).toBe('WC820 0.500 of 100.000');
    expect((await on('2024-03-31'))('HCPAY')).toBeNull();
    expect(await atcRatesOn(tx, '2026-11-25')).toHaveLength(6);
  });

  it('do not overlap, begin tomorrow, and end on no day that has passed', async () => {
    const add = (product: string, day: string) =>
      app.admin.query(ATC, [product, day, people[0], people[1], CHECKED]);
    await expect(add('HCPAY', '2026-12-01')).rejects.toThrow(/overlap/);
    await expect(add('HCPAY', '2026-11-25')).rejects.toThrow(/tomorrow/);
    const end = (day: string, checker = people[1]) =>
      app.admin.query(
        `update atc_rate set to_day = $1, end_maker_id = $2, end_made_by = 'maker', end_checker_id = $3, end_checked_by = 'checker',
           end_checked_at = $4 where code = 'WC830'`,
        [day, people[0], checker, CHECKED],
      );
    await expect(end('2026-11-24')).rejects.toThrow(/ended/);
    await expect(end('2026-11-30', people[0])).rejects.toThrow(/second_person/);
    await end('2026-11-30');
    await add('HCPAY', '2026-12-01');
    expect((await on('2026-12-01'))('HCPAY')).toBe('WC831 1.000 of 100.000');
    await expect(app.admin.query(`update atc_rate set percent = 2 where code = 'WC831'`)).rejects.toThrow(
      /stays/,
    );
  });

  it('and settings stay on days that a run has closed', async () => {
    await app.admin.query('begin');
    try {
      await app.admin.query(
        `create or replace function last_closed_day() returns date language sql as $$ select date '2026-12-20' $$`,
      );
      await app.admin.query('savepoint closed');
      await expect(insert('2026-12-20')).rejects.toThrow(/closed day/);
      await app.admin.query('rollback to closed');
      await insert('2026-12-21');
    } finally {
      await app.admin.query('rollback');
    }
  });
});
