import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MachineAccount } from '#contract/machineAccounts.ts';
import type { TakingResult } from '#contract/takenPayments.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';

let app: TestApp;
let store = { id: '', code: '', partnerId: '', partnerCode: '' };
let foreign = { id: '', code: '', partnerId: '', partnerCode: '' };
let key = '';

const STORE = `select m.id, m.hsis_salesroom_code as code, m.partner_id as "partnerId", p.hsis_code as "partnerCode"
  from merchant m join partner p on p.id = m.partner_id where m.partner_id = $1 and m.hsis_salesroom_code is not null order by m.id limit 1`;

let made = 0;
const create = async (of: Record<string, unknown> = {}) => {
  const source = `SYS_${++made}`;
  const body = {
    ...{ name: `System ${made}`, source, perMinute: 600 },
    transactionTypes: ['HCPAY', 'HOME_CREDIT_CARD'],
    ...of,
  };
  const answer = await app.call('POST', '/api/machine-accounts', { as: 'it.support', body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data as { account: MachineAccount; key: string };
};
interface Answer {
  taken: number;
  there: number;
  refused: number;
  results: TakingResult[];
}
const send = async (path: string, transactions: unknown, as = key) => {
  const response = await fetch(`${app.url}/api/transactions/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${as}` },
    body: JSON.stringify({ transactions }),
  });
  const body = await response.json();
  return { status: response.status, body, headers: response.headers, data: body.data as Answer };
};
const take = (transactions: unknown, as?: string) => send('batch', transactions, as);
const payment = (reference: string, of: Record<string, unknown> = {}) => ({
  ...{ reference, at: '2026-11-20T09:15:00+08:00', storeCode: store.code, partnerCode: store.partnerCode },
  ...{ transactionType: 'HCPAY', amount: '1234.50' },
  ...of,
});
const codes = ({ data }: { data: Answer }) => data.results.map(({ result, code }) => code ?? result);

beforeAll(async () => {
  app = await startTestApp();
  store = (await app.admin.query(STORE, [1])).rows[0];
  foreign = (await app.admin.query(STORE, [2])).rows[0];
  key = (await create()).key;
});
beforeEach(() => app.clearLimits());
afterAll(() => app.stop());

describe('payments that a system tells of', () => {
  it('are taken in with what was sold, on the business day of their moment, under the source of the key', async () => {
    const answer = await take([
      payment('ONE', {
        at: '2026-11-19T16:30:00Z',
        cashier: 'Ana',
        ccAccountNumber: '4242',
        transactionType: 'HOME_CREDIT_CARD',
        items: [
          { name: 'Fan', quantity: 2, amount: 1000 },
          { name: 'Iron', quantity: 1, amount: '234.50' },
        ],
      }),
    ]);
    expect(answer.data).toMatchObject({ taken: 1, there: 0, refused: 0 });
    const id = answer.data.results[0]?.id;
    const { body } = await app.call('GET', `/api/transactions/${id}`, { as: 'store.manager' });
    expect(body.data).toMatchObject({
      ...{
        transactionRefNumber: 'ONE',
        source: 'SYS_1',
        day: '2026-11-20',
        amount: '1234.50',
        cashier: 'Ana',
      },
      ...{ ccAccountNumber: '4242', merchantId: store.id, status: 'POSTED' },
      items: [
        { name: 'Fan', quantity: 2, amount: '1000.00' },
        { name: 'Iron', quantity: 1, amount: '234.50' },
      ],
    });
  });

  it('are there once, however often they are told of and by how many at a time', async () => {
    const many = Array.from({ length: 40 }, (_, at) => payment(`MANY-${at}`));
    const answers = await Promise.all([take(many), take([...many].reverse()), take(many)]);
    expect(answers.reduce((sum, { data }) => sum + data.taken, 0)).toBe(40);
    expect(answers.reduce((sum, { data }) => sum + data.there, 0)).toBe(80);
    const ids = new Set(answers.flatMap(({ data }) => data.results.map(({ id }) => id)));
    expect(ids.size).toBe(40);
    const { rows } = await app.admin.query(
      `select count(*)::int as n from payment_transaction where source = 'SYS_1' and reference like 'MANY-%'`,
    );
    expect(rows[0].n).toBe(40);
  });

  it('that come twice in one call are one, and differ where one of them does', async () => {
    const answer = await take([payment('TWICE'), payment('TWICE'), payment('TWICE', { amount: '1.00' })]);
    expect(codes(answer)).toEqual(['taken', 'there', 'differs']);
  });

  it.each([
    [{ amount: '1234.51' }],
    [{ transactionType: 'HOME_CREDIT_CARD' }],
    [{ at: '2026-11-19T09:15:00+08:00' }],
  ])('are refused under a reference that says something else: %j', async (of) => {
    await take([payment('SAME')]);
    expect(codes(await take([payment('SAME', of)]))).toEqual(['differs']);
    expect(codes(await take([payment('SAME', { cashier: 'Ben' })]))).toEqual(['there']);
  });

  it.each([
    ['amount', { amount: '0' }],
    ['amount', { amount: -5 }],
    ['amount', { amount: '1.005' }],
    ['amount', { amount: '1e3' }],
    ['ccAccountNumber', { ccAccountNumber: '4111111111111111' }],
    ['transactionType', { transactionType: 'GOLD' }],
    ['at', { at: '2026-11-20' }],
    ['at', { at: '2026-11-20T09:15:00' }],
    ['reference', { reference: '' }],
    ['items.0.quantity', { items: [{ name: 'Fan', quantity: 0, amount: 1 }] }],
    ['void', { void: true }],
  ])('are refused one by one, with the field: %s of %j', async (field, of) => {
    const answer = await take([payment('GOOD'), payment('BAD', of)]);
    expect(answer.status).toBe(200);
    expect(answer.data.results[1]).toMatchObject({ result: 'refused', code: 'invalid', id: null });
    expect(Object.keys(answer.data.results[1]?.fields ?? {})).toEqual([field]);
    expect(['taken', 'there']).toContain(answer.data.results[0]?.result);
    expect(JSON.stringify(answer.body)).not.toContain('4111111111111111');
  });

  it.each([
    ['unknown_store', { storeCode: 'S999999', partnerCode: undefined }],
    ['unknown_store', { partnerCode: 'NOBODY' }],
    ['product', { transactionType: 'CASH_LOAN' }],
    ['ahead', { at: '2026-11-20T10:06:00+08:00' }],
    ['late', { at: '2026-10-05T23:59:59+08:00' }],
  ])('are refused as %s: %j', async (code, of) => {
    expect(codes(await take([payment(`R-${code}`, of)]))).toEqual([code]);
  });

  it('ask for the partner’s code where several have a store of that code', async () => {
    await app.admin.query('update merchant set hsis_salesroom_code = $1 where id = $2', [
      store.code,
      foreign.id,
    ]);
    const answer = await take([payment('AMB', { partnerCode: undefined }), payment('AMB-OF')]);
    expect(codes(answer)).toEqual(['ambiguous_store', 'taken']);
    await app.admin.query('update merchant set hsis_salesroom_code = $1 where id = $2', [
      foreign.code,
      foreign.id,
    ]);
  });

  it('of another partner are refused to a key of one partner, as if the store were not there', async () => {
    const own = await create({ partnerId: store.partnerId });
    const other = { storeCode: foreign.code, partnerCode: foreign.partnerCode };
    const answer = await take([payment('P-1'), payment('P-2', other)], own.key);
    expect(codes(answer)).toEqual(['taken', 'unknown_store']);
    expect(answer.data.results[1]?.message).toBe(
      'There is no store of this code, or it is not yours to tell of.',
    );
  });

  it('come a thousand at most and one at least', async () => {
    expect((await take([])).status).toBe(400);
    const many = Array.from({ length: 1001 }, (_, at) => payment(`T-${at}`));
    expect((await take(many)).status).toBe(400);
    const thousand = await take(many.slice(0, 1000));
    expect(thousand.data).toMatchObject({ taken: 1000, refused: 0 });
  });

  it('stand in the trail once a call', async () => {
    const entries = async () =>
      (
        await app.admin.query(
          `select actor, actor_role, after from audit.entry where event_type = 'PAYMENTS_TAKEN' order by id desc`,
        )
      ).rows;
    const before = (await entries()).length;
    await take([payment('TRAIL-1'), payment('TRAIL-2'), payment('TRAIL-3', { amount: 0 })]);
    const after = await entries();
    expect(after).toHaveLength(before + 1);
    expect(after[0]).toEqual({
      actor: 'SYS_1',
      actor_role: 'MACHINE',
      after: { taken: 2, there: 0, refused: 1 },
    });
  });
});

describe('payments that a system takes back', () => {
  const ids = async (...references: string[]) => {
    const { data } = await take(references.map((reference) => payment(reference)));
    return data.results.map(({ id }) => id);
  };

  it('are voided once, with the reason, and refunded no more', async () => {
    const [id] = await ids('V-1');
    const first = await send('batch/void', [{ reference: 'V-1', reason: 'Wrong customer' }]);
    expect(codes(first)).toEqual(['taken']);
    expect(codes(await send('batch/void', [{ reference: 'V-1' }]))).toEqual(['there']);
    const { body } = await app.call('GET', `/api/transactions/${id}`, { as: 'finance.officer' });
    expect(body.data).toMatchObject({ status: 'VOIDED', voidReason: 'Wrong customer', version: 2 });
    await expect(
      app.admin.query(
        `insert into refund (day, transaction_id, key, partner_id, merchant_id, amount, reason, requested_by)
         select day, id, 'key-of-void', partner_id, merchant_id, 1, 'RETURN', 'x' from payment_transaction where id = $1`,
        [id],
      ),
    ).rejects.toThrow(/payment_transaction_void/);
  });

  it('are refused where they are unknown, another’s, or refunded', async () => {
    const [id] = await ids('V-2');
    await app.admin.query(
      `insert into refund (day, transaction_id, key, partner_id, merchant_id, amount, reason, requested_by)
       select day, id, 'key-of-refund', partner_id, merchant_id, 1, 'RETURN', 'x' from payment_transaction where id = $1`,
      [id],
    );
    const other = await create();
    await take([payment('OF-OTHER')], other.key);
    const answer = await send('batch/void', [
      ...[{ reference: 'V-2' }, { reference: 'NONE' }, { reference: 'OF-OTHER' }, { reference: 7 }],
    ]);
    expect(codes(answer)).toEqual(['refunded', 'unknown', 'unknown', 'invalid']);
  });

  it('twice in one call are voided once', async () => {
    await ids('V-3');
    expect(codes(await send('batch/void', [{ reference: 'V-3' }, { reference: 'V-3' }]))).toEqual([
      'taken',
      'there',
    ]);
  });
});

describe('the key of a system', () => {
  it('opens nothing else, and nothing else opens what it opens', async () => {
    for (const path of ['/api/transactions', '/api/merchants', '/api/machine-accounts']) {
      const response = await fetch(app.url + path, { headers: { Authorization: `Bearer ${key}` } });
      expect(response.status, path).toBe(401);
    }
    const { accessToken } = await app.login('sales.admin');
    for (const wrong of [accessToken, `suki_${'a'.repeat(43)}`, `${key}x`, 'suki_', ''])
      expect((await take([payment('WRONG')], wrong)).status, wrong).toBe(401);
  });

  it('is told once, kept as its hash, and stands in no trail', async () => {
    const { account, key: told } = await create();
    expect(told).toMatch(/^suki_[\w-]{43}$/);
    expect(account.keyEnd).toBe(told.slice(-4));
    const { rows } = await app.admin.query('select * from machine_account where id = $1', [account.id]);
    expect(JSON.stringify(rows)).not.toContain(told);
    const list = await app.call('GET', '/api/machine-accounts', { as: 'sales.admin' });
    expect(JSON.stringify(list.body)).not.toContain(told);
    const trail = await app.admin.query(
      `select after from audit.entry where target = 'machine_account' and key = $1`,
      [account.id],
    );
    expect(JSON.stringify(trail.rows)).not.toContain(rows[0].key_hash);
    const kept = await app.admin
      .query(`select count(*)::int as n from idempotency_key where answer::text like '%suki_%'`)
      .catch(() => null);
    expect(kept?.rows[0]?.n ?? 0).toBe(0);
  });

  it('that was renewed counts on for a day beside the new one, and then no more', async () => {
    const { account, key: old } = await create();
    const { body } = await app.call('POST', `/api/machine-accounts/${account.id}/renew`, {
      as: 'it.support',
      headers: { 'If-Match': String(account.version) },
    });
    const fresh = body.data.key as string;
    expect(fresh).not.toBe(old);
    for (const each of [old, fresh]) expect((await take([payment('RENEW')], each)).status).toBe(200);
    await app.admin.query(`update machine_account set former_until = $2 where id = $1`, [
      account.id,
      app.clock.now(),
    ]);
    expect((await take([payment('RENEW')], old)).status).toBe(401);
    expect((await take([payment('RENEW')], fresh)).status).toBe(200);
  });

  it('counts no more from the moment its account is out of use', async () => {
    const { account, key: own } = await create();
    const enable = (isEnabled: boolean, version: number) =>
      app.call('POST', `/api/machine-accounts/${account.id}/enable`, {
        as: 'it.support',
        headers: { 'If-Match': String(version) },
        body: { isEnabled },
      });
    expect((await take([payment('OFF')], own)).status).toBe(200);
    expect((await enable(false, 1)).body.data).toMatchObject({ isEnabled: false, version: 2 });
    expect((await take([payment('OFF')], own)).status).toBe(401);
    expect((await enable(true, 1)).status).toBe(409);
    expect((await enable(true, 2)).status).toBe(200);
    expect((await take([payment('OFF')], own)).status).toBe(200);
  });

  it('is used so often a minute only, and guessed at less often', async () => {
    const { key: own } = await create({ perMinute: 3 });
    const answers = [];
    for (let at = 0; at < 4; at++) answers.push(await take([payment('LIMIT')], own));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    expect(Number(answers[3]?.headers.get('retry-after'))).toBeGreaterThan(0);
    const guesses = await Promise.all(
      Array.from({ length: 32 }, (_, at) => take([payment('G')], `suki_${String(at).padStart(43, 'x')}`)),
    );
    expect(guesses.filter(({ status }) => status === 429).length).toBe(2);
  });

  it.each([
    [{ source: 'lower' }, 'source'],
    [{ name: 'x' }, 'name'],
    [{ transactionTypes: [] }, 'transactionTypes'],
    [{ perMinute: 0 }, 'perMinute'],
    [{ perMinute: 601 }, 'perMinute'],
    [{ partnerId: '99999999' }, 'partnerId'],
  ])('is not made for %j', async (of, field) => {
    const body = { name: 'Bad', source: 'BAD_ONE', perMinute: 5, transactionTypes: ['HCPAY'], ...of };
    const answer = await app.call('POST', '/api/machine-accounts', { as: 'it.support', body });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields)).toEqual([field]);
  });

  it('is not made for a name or a source that another has', async () => {
    const body = { name: 'System 1', source: 'NEW_ONE', perMinute: 5, transactionTypes: ['HCPAY'] };
    const taken = async (of: object) => {
      const answer = await app.call('POST', '/api/machine-accounts', {
        as: 'it.support',
        body: { ...body, ...of },
      });
      return [answer.status, answer.body.error];
    };
    expect(await taken({})).toEqual([422, 'rule_machine_taken']);
    expect(await taken({ name: 'Another', source: 'SYS_1' })).toEqual([422, 'rule_machine_taken']);
  });
});
