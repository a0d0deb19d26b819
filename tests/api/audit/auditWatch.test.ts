import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const TRIGGERS = `select tgrelid::regclass::text as "table", tgfoid::regproc::text as calls, tgtype::int & 4 > 0 as inserts,
    tgtype::int & 1 = 1 as "byRow" from pg_trigger
  where tgfoid::regproc::text in ('audit.record_change', 'audit.record_inserts') and tgparentid = 0 order by 1, 2`;

describe('what comes under the trail', () => {
  it('notes what is inserted by statement and what changes by row, each table both', async () => {
    const { rows } = await app.admin.query<{
      table: string;
      calls: string;
      inserts: boolean;
      byRow: boolean;
    }>(TRIGGERS);
    const tablesOf = (calls: string) => rows.filter((row) => row.calls === calls).map(({ table }) => table);
    expect(rows.filter(({ calls, inserts }) => (calls === 'audit.record_inserts') !== inserts)).toEqual([]);
    expect(rows.filter(({ inserts, byRow }) => inserts === byRow)).toEqual([]);
    const inserted = tablesOf('audit.record_inserts');
    expect(inserted.length).toBeGreaterThan(20);
    // A stored file, a wish, a paper and a series of numbers never change by people. Payments, payouts and delivery advices come in thousands: their call or run says so once.
    const still = inserted.filter((table) => !tablesOf('audit.record_change').includes(table));
    expect({
      still,
      forgotten: tablesOf('audit.record_change').filter((table) => !inserted.includes(table)),
    }).toEqual({
      still: ['file', 'owed_paper', 'protection_upload', 'receipt_series', 'settlement_wish'],
      forgotten: ['delivery_advice', 'payment_transaction', 'payout'],
    });
  });

  it('has one entry for each of many rows, masked as one row is, with the record that they belong to', async () => {
    const before = await app.admin.query('select coalesce(max(id), 0) as id from audit.entry');
    await app.admin.query(
      `insert into bank_account (partner_id, merchant_id, bank_id, account_name, account_number, account_type)
       select m.partner_id, m.id, (select min(id) from bank), 'Sabay ' || m.id, '12345678' || m.id, 'SAVINGS' from merchant m
       where not exists (select from bank_account b where b.merchant_id = m.id) order by m.id limit 3`,
    );
    const { rows } = await app.admin.query(
      `select e.operation, e.target, e.before, e.after ->> 'account_number' as number, e.after ->> 'account_name' as name,
         e.key = b.id::text and e.partner_id = b.partner_id and e.merchant_id = b.merchant_id as "isOf"
       from audit.entry e join bank_account b on b.id::text = e.key where e.id > $1 and e.target = 'bank_account' order by e.id`,
      [before.rows[0].id],
    );
    expect(rows).toHaveLength(3);
    for (const row of rows)
      expect(row).toMatchObject({ operation: 'INSERT', before: null, number: '***', isOf: true });
    expect(new Set(rows.map(({ name }) => name)).size).toBe(3);
  });
});
