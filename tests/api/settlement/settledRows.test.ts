import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';

// Long after whatever the template holds: each test begins here and leaves nothing.
const DAY = '2031-01-01';
let app: TestApp;
let store = { id: '', partnerId: '' };

const STORE = `select m.merchant_id as id, m.partner_id as "partnerId" from user_merchant m join user_account u on u.id = m.user_id
  where u.username = 'store.manager'`;

beforeAll(async () => {
  app = await startTestApp();
  store = (await app.admin.query(STORE)).rows[0];
  await app.admin.query(`select keep_months('2030-12-01', '2031-02-01')`);
});
afterAll(async () => {
  await app.stop();
});

type Row = Record<string, unknown>;
const insert = async (client: pg.ClientBase, table: string, row: Row): Promise<string> => {
  const columns = Object.keys(row);
  const values = columns.map((_, at) => `$${at + 1}`).join(', ');
  const { rows } = await client.query(
    `insert into ${table} (${columns.join(', ')}) values (${values}) returning id`,
    Object.values(row),
  );
  return rows[0].id;
};

const AT = '2031-01-02T01:00:00+08:00';
const run = (client: pg.ClientBase, of: Row = {}) =>
  insert(client, 'settlement_run', {
    ...{ day: DAY, started_at: AT, ended_at: AT, line_count: 1, payout_count: 1, payment_count: 1 },
    ...{ refund_count: 0, gross: 100, refunds: 0, commission: 0, tax_on_commission: 0, ewt: 0, net: 100 },
    ...{ carry_in: 0, amount: 100, carry_out: 0, waiting_count: 0, waiting_amount: 0, ...of },
  });
const payout = (client: pg.ClientBase, of: Row = {}) =>
  insert(client, 'payout', {
    ...{ day: DAY, partner_id: store.partnerId, merchant_id: store.id, carry_in: 0, nets: 100 },
    ...{ amount: 100, carry_out: 0, line_count: 1, status: 'SCHEDULED', payee_name: 'Tindahan', bank_id: 1 },
    ...{ bank_name: 'Bangko', account_name: 'Tindahan', account_number: '0012345678', ...of },
  });
const line = (client: pg.ClientBase, of: Row = {}) =>
  insert(client, 'disbursement_line', {
    ...{ day: DAY, partner_id: store.partnerId, merchant_id: store.id, product: 'POS_LOAN', rate_set: 'a' },
    ...{ terms: '{}', item_from: DAY, item_to: DAY, payment_count: 1, refund_count: 0, gross: 100 },
    ...{ refunds: 0, base: 100, commission: 0, tax_on_commission: 0, withholding_tax: 0, ewt: 0 },
    ...{ non_twa_net: 100, twa_net: 100, net: 100, mdr_percent: '2.5', is_ewt: false, is_twa: false },
    ...{ payee_name: 'Tindahan', ...of },
  });

const PAY = `with f as (insert into transaction_ref (source, reference, day, partner_id, merchant_id)
    values ('TEST', $1, '${DAY}', $2, $3) returning *)
  insert into payment_transaction (id, day, at, source, reference, partner_id, merchant_id, product, amount)
  select id, day, '${DAY}T12:00:00+08:00', source, reference, partner_id, merchant_id, 'POS_LOAN', 100 from f returning id`;
const pay = async (client: pg.ClientBase, reference: string): Promise<string> =>
  (await client.query(PAY, [reference, store.partnerId, store.id])).rows[0].id;

/** In a transaction that is undone. */
const undone = async (work: (client: pg.ClientBase) => Promise<unknown>) => {
  await app.admin.query('begin');
  try {
    await work(app.admin);
  } finally {
    await app.admin.query('rollback');
  }
};
const settled = async (client: pg.ClientBase) => {
  const run_id = await run(client, await afterLast(client));
  const day = (await client.query('select day::text from settlement_run where id = $1', [run_id])).rows[0]
    .day;
  const payout_id = await payout(client, { run_id, day });
  return { run_id, day, payout_id, line_id: await line(client, { run_id, day, payout_id }) };
};
const afterLast = async (client: pg.ClientBase): Promise<Row> => {
  const { rows } = await client.query('select (max(day) + 1)::text as day from settlement_run');
  return rows[0].day === null ? {} : { day: rows[0].day };
};

describe('what a run leaves', () => {
  it('is of one run a day, in the order of the days', () =>
    undone(async (client) => {
      const first = await afterLast(client);
      await run(client, first);
      const next = await afterLast(client);
      await client.query('savepoint one');
      await expect(run(client, { day: '2032-05-05' })).rejects.toThrow(/is settled next/);
      await client.query('rollback to one');
      await run(client, next);
      await expect(run(client, next)).rejects.toThrow(/is settled next/);
    }));

  it.each([
    ['carry in and nets that are not amount and carry out', { carry_out: -1 }, 'payout_ties_out'],
    ['an amount and a debt at once', { nets: 99, carry_out: -1 }, 'payout_ties_out'],
    ['less than nothing paid', { nets: -1, amount: -1 }, 'payout_amount_check'],
    ['something owed to the payee', { nets: 101, carry_out: 1 }, 'payout_carry_out_check'],
    ['something scheduled of nothing', { nets: 0, amount: 0 }, 'payout_carried'],
    ['a payout that was sent in no file', { status: 'SENT', sent_at: '2026-11-20' }, 'payout_in_file'],
  ])('holds no %s', (_, of, constraint) =>
    undone(async (client) => {
      const run_id = await run(client, await afterLast(client));
      const { rows } = await client.query('select day::text from settlement_run where id = $1', [run_id]);
      await expect(payout(client, { run_id, day: rows[0].day, ...of })).rejects.toMatchObject({ constraint });
    }),
  );

  it.each([
    ['another base than gross less refunds', { base: 99 }, 'disbursement_line_base'],
    ['the net of the other tax kind', { twa_net: 101, is_twa: true }, 'disbursement_line_net'],
    ['tax without its code', { ewt: 1 }, 'disbursement_line_atc'],
    ['no items', { payment_count: 0 }, 'disbursement_line_items'],
  ])('holds no line of %s', (_, of, constraint) =>
    undone(async (client) => {
      const { line_id: __, ...placed } = await settled(client);
      await expect(line(client, { ...placed, rate_set: 'b', ...of })).rejects.toMatchObject({ constraint });
    }),
  );

  it('holds one line of a store, product and rate set in a run', () =>
    undone(async (client) => {
      const { line_id: _, ...placed } = await settled(client);
      await line(client, { ...placed, rate_set: 'b' });
      await expect(line(client, placed)).rejects.toMatchObject({ constraint: 'disbursement_line_unique' });
    }));

  it.each([
    'update disbursement_line set net = net',
    'delete from disbursement_line',
    'update settlement_run set net = net',
    'update payout set amount = amount',
    'delete from payout',
  ])('stands, whoever tries: %s', (text) =>
    undone(async (client) => {
      await settled(client);
      await expect(client.query(text)).rejects.toThrow(/What is settled stands/);
    }),
  );

  it('sets off no more than a line owes, and only with its own payee', () =>
    undone(async (client) => {
      const { line_id: _, ...placed } = await settled(client);
      const owing = await line(client, {
        ...{ ...placed, rate_set: 'owing', payment_count: 0, refund_count: 1, gross: 0, refunds: 50 },
        ...{ base: -50, non_twa_net: -50, twa_net: -50, net: -50 },
      });
      const apply = (amount: number, payout_id = placed.payout_id) =>
        insert(client, 'offset_application', {
          ...{ line_id: owing, payout_id, amount, partner_id: store.partnerId, merchant_id: store.id },
        });
      await client.query('savepoint one');
      await expect(apply(51)).rejects.toMatchObject({ constraint: 'offset_application_bound' });
      await client.query('rollback to one');
      const { run_id, day } = placed;
      const other = await payout(client, { run_id, day, merchant_id: null });
      await client.query('savepoint two');
      await expect(apply(1, other)).rejects.toMatchObject({ constraint: 'offset_application_payee' });
      await client.query('rollback to two');
      await apply(50);
    }));

  it('has an item in one line for ever, and none that was voided', () =>
    undone(async (client) => {
      const { line_id, ...placed } = await settled(client);
      const other = await line(client, { ...placed, rate_set: 'b' });
      const id = await pay(client, 'ONE-LINE');
      const put = (of: string | null) =>
        client.query('update payment_transaction set line_id = $2 where id = $1', [id, of]);
      await put(line_id);
      await put(line_id);
      for (const of of [other, null]) {
        await client.query('savepoint one');
        await expect(put(of)).rejects.toThrow(/What is settled stands/);
        await client.query('rollback to one');
      }
      await expect(
        client.query(`update payment_transaction set status = 'VOIDED', voided_at = now() where id = $1`, [
          id,
        ]),
      ).rejects.toMatchObject({ constraint: 'payment_transaction_settled' });
    }));

  it.each([
    ['partner', 'partnerId'],
    ['merchant', 'id'],
  ] as const)('is held with the block of its %s, and scheduled again with its end', (table, key) =>
    undone(async (client) => {
      const { payout_id } = await settled(client);
      const become = async (status: string) => {
        await client.query(`update ${table} set status = $2 where id = $1`, [store[key], status]);
        return (await client.query('select status from payout where id = $1', [payout_id])).rows[0].status;
      };
      expect(await become('B')).toBe('HELD');
      expect(await become('C')).toBe('SCHEDULED');
      expect(await become('A')).toBe('SCHEDULED');
    }),
  );

  it('goes its course and no other', () =>
    undone(async (client) => {
      const { payout_id } = await settled(client);
      for (const status of ['PAID', 'RETURNED', 'CARRIED']) {
        await client.query('savepoint one');
        await expect(
          client.query('update payout set status = $2 where id = $1', [payout_id, status]),
        ).rejects.toMatchObject({ constraint: 'payout_course' });
        await client.query('rollback to one');
      }
    }));
});

describe('who writes what a run leaves', () => {
  const RIGHTS = `select grantee || ' ' || string_agg(lower(privilege_type), ' ' order by privilege_type) as right
    from information_schema.role_table_grants where table_name = $1 and grantee like 'app_%' group by grantee order by grantee`;
  it.each([
    [
      'disbursement_line',
      ['app_internal select', 'app_jobs insert select', 'app_merchant select', 'app_partner select'],
    ],
    [
      'offset_application',
      ['app_internal select', 'app_jobs insert select', 'app_merchant select', 'app_partner select'],
    ],
    ['settlement_run', ['app_internal select', 'app_jobs insert select']],
    ['payout', ['app_internal select', 'app_jobs insert select']],
    ['payout_file', ['app_internal select', 'app_jobs select']],
    ['settlement_wish', ['app_internal insert select', 'app_jobs select']],
  ])('of %s: the long work alone', async (table, rights) => {
    const { rows } = await app.admin.query(RIGHTS, [table]);
    expect(rows.map(({ right }) => right)).toEqual(rights);
  });

  it('keeps account numbers from everybody but staff', async () => {
    const { rows } = await app.admin.query(
      `select grantee from information_schema.column_privileges
       where table_name = 'payout' and column_name = 'account_number' and privilege_type = 'SELECT' and grantee like 'app_%' order by 1`,
    );
    expect(rows.map(({ grantee }) => grantee)).toEqual(['app_internal', 'app_jobs']);
  });
});
