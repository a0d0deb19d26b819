import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { AuditEntry } from '#contract/audit.ts';
import { auditSource } from '#server/audit/auditSource.ts';
import { type Tx, withContext } from '#server/db/context.ts';
import { readList } from '#server/lists/readList.ts';
import { exportBench } from '#tests/api/lists/exportBench.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';

let app: TestApp;
let bench: ReturnType<typeof exportBench>;
beforeAll(async () => {
  app = await startTestApp();
  bench = exportBench(app);
});
afterEach(() => bench.rest());
afterAll(() => app.stop());

const trail = async (query: Record<string, string>): Promise<AuditEntry[]> =>
  (await app.call('GET', '/api/audit-trail', { as: 'it.support', query })).body.data.list;
const newest = async (query: Record<string, string>): Promise<AuditEntry> => {
  const [entry] = await trail({ limit: '1', ...query });
  if (!entry) throw new Error('no entry');
  return entry;
};
const change = async (target: string, sql: string, values: unknown[] = []) => {
  await app.admin.query(sql, values);
  return newest({ target, operation: 'UPDATE' });
};
const one = async (sql: string): Promise<Record<string, string>> => (await app.admin.query(sql)).rows[0];

describe('the name of a record', () => {
  it('is what it is called now, whatever the entry changed', async () => {
    const entry = await change('partner', `update partner set notes = 'Moved' where id = 3`);
    const { name } = await one('select name from partner where id = 3');
    expect(entry).toMatchObject({ targetKey: '3', targetName: name, targetGone: false });
    await app.admin.query(`update partner set name = 'Renamed Trading' where id = 3`);
    expect((await trail({ target: 'partner', targetKey: '3' })).map((row) => row.targetName)).toEqual(
      expect.arrayContaining(['Renamed Trading']),
    );
    expect(
      new Set((await trail({ target: 'partner', targetKey: '3' })).map((row) => row.targetName)).size,
    ).toBe(1);
  });

  it('is told of stores, access roles and users; the roles and stores of a user are the user’s', async () => {
    for (const [target, sql] of [
      ['merchant', 'select id, name from merchant order by id limit 1'],
      ['access_role', 'select id, name from access_role order by id limit 1'],
      ['user_account', `select id, username as name from user_account where username = 'partner.admin'`],
      ['user_access_role', `select id, username as name from user_account where username = 'partner.admin'`],
      ['user_merchant', `select id, username as name from user_account where username = 'store.manager'`],
      ['credential', `select id, username as name from user_account where username = 'store.manager'`],
    ] as const) {
      const { id, name } = await one(sql);
      expect((await newest({ target, targetKey: String(id) })).targetName, target).toBe(name);
    }
  });

  it('stays readable in every entry of a record that is gone', async () => {
    const { id } = await one(
      `insert into partner (hsis_code, name) values ('PGONE', 'Short-lived Corporation') returning id`,
    );
    await app.admin.query(`update partner set status = 'I' where id = $1`, [id]);
    await app.admin.query('delete from partner where id = $1', [id]);
    const entries = await trail({ target: 'partner', targetKey: String(id) });
    expect(
      entries.map(({ operation, targetName, targetGone }) => [operation, targetName, targetGone]),
    ).toEqual([
      ['DELETE', 'Short-lived Corporation', true],
      ['UPDATE', 'Short-lived Corporation', true],
      ['INSERT', 'Short-lived Corporation', true],
    ]);
  });

  it('is null for a table that nobody knows and for keys that are none', async () => {
    await app.admin.query(
      `insert into audit.entry (operation, target, key, after) values ('EVENT', 'partner', 'no number', null),
       ('INSERT', 'unheard_of', '1', '{"some_id": 5, "at": "2026-01-01"}')`,
    );
    expect(await newest({ target: 'partner' })).toMatchObject({ targetName: null, targetGone: false });
    expect(await newest({ target: 'unheard_of' })).toMatchObject({
      targetName: null,
      changes: [
        { field: 'at', after: { kind: 'text', text: '2026-01-01' } },
        { field: 'some_id', after: { kind: 'number', value: 5 } },
      ],
    });
    await app.admin.query(`delete from audit.entry where target = 'unheard_of' or key = 'no number'`);
  });

  it('costs one statement for each kind of record, however long the page is', async () => {
    const asked: string[] = [];
    const staff = { class: 'internal', userId: '1', username: 'x', role: null, partnerId: null } as const;
    const page = await withContext(app.pools, { ...staff, merchantIds: [] }, 'names', (tx) => {
      const query: Tx['query'] = (config) => {
        if (config.name?.startsWith('audit-names-')) asked.push(config.name);
        return tx.query(config);
      };
      return readList({ ...tx, query }, auditSource, { limit: 100 });
    });
    expect(page.list).toHaveLength(100);
    expect(asked.length).toBeGreaterThan(0);
    expect(new Set(asked).size).toBe(asked.length);
  });
});

describe('the values of a change', () => {
  it('have names for places, partners and owners', async () => {
    const [cavite, cebu] = await Promise.all(
      ['Cavite', 'Cebu'].map((name) =>
        one(`select id, region_id, name from province where name = '${name}'`),
      ),
    );
    await app.admin.query('update merchant set province_id = $1 where id = 1', [cavite?.id]);
    const moved = await change('merchant', 'update merchant set province_id = $1 where id = 1', [cebu?.id]);
    expect(moved.changes).toEqual([
      {
        field: 'province_id',
        before: { kind: 'name', id: cavite?.id, name: 'Cavite' },
        after: { kind: 'name', id: cebu?.id, name: 'Cebu' },
      },
    ]);
    const inserted = await newest({ target: 'merchant', targetKey: '1', operation: 'INSERT' });
    const { name } = await one(
      'select p.name from partner p join merchant m on m.partner_id = p.id where m.id = 1',
    );
    const partner = inserted.changes.find(({ field }) => field === 'partner_id');
    expect(partner?.after).toMatchObject({ kind: 'name', name });
  });

  it('tell the owner of an account by name, once', async () => {
    await app.admin.query(
      `update partner set account_owner_code = 'AO1', account_owner_name = 'Ana' where id = 4`,
    );
    const entry = await change(
      'partner',
      `update partner set account_owner_code = 'AO2', account_owner_name = 'Ben' where id = 4`,
    );
    expect(entry.changes).toEqual([
      {
        field: 'account_owner_code',
        before: { kind: 'name', id: 'AO1', name: 'Ana - AO1' },
        after: { kind: 'name', id: 'AO2', name: 'Ben - AO2' },
      },
    ]);
    const renamed = await change('partner', `update partner set account_owner_name = 'Benito' where id = 4`);
    expect(renamed.changes[0]).toMatchObject({ field: 'account_owner_name', after: { text: 'Benito' } });
    const recoded = await change('partner', `update partner set account_owner_code = 'AO3' where id = 4`);
    expect(recoded.changes[0]).toMatchObject({ field: 'account_owner_code', after: { text: 'AO3' } });
  });

  it('are codes, flags, days and money of their own kind, and null for nothing', async () => {
    const entry = await change(
      'merchant',
      `update merchant set status = 'B', is_ewt = not is_ewt, min_cash_amt = 1500.5, segment = null where id = 2`,
    );
    const byField = Object.fromEntries(entry.changes.map(({ field, after }) => [field, after]));
    expect(byField).toEqual({
      status: { kind: 'code', words: 'applicationStatus', code: 'B' },
      is_ewt: { kind: 'flag', value: expect.any(Boolean) },
      min_cash_amt: { kind: 'money', amount: '1500.5' },
      segment: null,
    });
    const dated = await change('partner', `update partner set end_date = '2027-01-31' where id = 5`);
    expect(dated.changes[0]?.after).toEqual({ kind: 'day', day: '2027-01-31' });
  });

  it('of a role are permissions one by one', async () => {
    const entry = await change(
      'access_role',
      `update access_role set permissions = '{PAR_VIEW,DA_VIEW}' where name = 'HCPC_SALES_ADMIN'`,
    );
    expect(entry.changes[0]?.after).toEqual({
      kind: 'list',
      items: [
        { kind: 'code', words: 'permission', code: 'PAR_VIEW' },
        { kind: 'code', words: 'permission', code: 'DA_VIEW' },
      ],
    });
  });

  it('of a password are hidden', async () => {
    const entry = await newest({ target: 'credential' });
    expect(entry.changes).toEqual([{ field: 'password_hash', before: null, after: { kind: 'hidden' } }]);
  });
});

describe('an exported trail', () => {
  const changesOf = async (query: string, language: 'en' | 'fil') => {
    const { body } = await app.call('POST', '/api/exports', {
      as: 'it.support',
      body: {
        resource: 'audit',
        query,
        columns: ['operation', 'target', 'targetName', 'changes'],
        format: 'csv',
      },
      headers: { 'Accept-Language': language, 'Idempotency-Key': crypto.randomUUID() },
    });
    expect(body, JSON.stringify(body)).toHaveProperty('data');
    const job = await bench.ended('it.support', body.data.id);
    return (await bench.download('it.support', job.fileId)).bytes.toString('utf8');
  };

  it('reads as the screen does, in the language of who asked', async () => {
    await bench.work();
    await app.admin.query(`update partner set name = 'Legible Corporation', status = 'A' where id = 6`);
    await app.admin.query(`update partner set status = 'B' where id = 6`);
    const query = 'target=partner&targetKey=6&operation=UPDATE';
    const english = await changesOf(query, 'en');
    expect(english).toContain('Changed,Partner,Legible Corporation,Status: Active → Blocked');
    const filipino = await changesOf(query, 'fil');
    expect(filipino).toContain('Binago,Partner,Legible Corporation,Katayuan: Aktibo → Naka-block');
  });
});
