import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Difference, Fact } from '#contract/approvals.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { decideKey, machineBody } from '#tests/support/machines.ts';
import { takingBench } from './takingBench.ts';

let app: TestApp;
let bench: Awaited<ReturnType<typeof takingBench>>;
beforeAll(async () => {
  app = await startTestApp();
  bench = await takingBench(app);
});
beforeEach(() => app.clearLimits());
afterAll(() => app.stop());

const { name: _, source: __, ...TERMS } = machineBody('', '');
const requestOf = async (id: string | null) =>
  (await app.call('GET', `/api/approval-requests/${id}`, { as: 'finance.officer' })).body.data;
const stored = async (id: string) =>
  (await app.admin.query('select * from machine_account where id = $1', [id])).rows[0];
const status = async (key: string, reference = 'WAITS') =>
  (await bench.take([bench.payment(reference)], key)).status;

describe('a key that waits for a second person', () => {
  it('opens nothing until somebody of finance has approved it', async () => {
    const { account, key } = await bench.ask();
    expect(account).toMatchObject({ isEnabled: false, keyEnd: null, waitingKeyEnd: key.slice(-4) });
    expect(await status(key)).toBe(401);
    // Who makes keys does not confirm them.
    expect((await decideKey(app, account.approvalRequestId, { as: 'it.support' })).status).toBe(403);
    expect(await status(key)).toBe(401);
    expect((await decideKey(app, account.approvalRequestId)).status).toBe(200);
    expect(await status(key)).toBe(200);
    expect(await bench.accountNow(account.id)).toMatchObject({
      ...{ isEnabled: true, keyEnd: key.slice(-4), waitingKeyEnd: null, approvalRequestId: null },
    });
  });

  it('is not confirmed by its maker, whatever they may do besides', async () => {
    const body = machineBody('Made by one', 'MADE_BY_ONE');
    const { body: made } = await app.call('POST', '/api/machine-accounts', { as: 'sales.admin', body });
    const { approvalRequestId } = made.data.account;
    const own = await decideKey(app, approvalRequestId, { as: 'sales.admin' });
    expect([own.status, own.body.error]).toEqual([422, 'rule_own_request']);
    expect(await status(made.data.key)).toBe(401);
    expect((await decideKey(app, approvalRequestId)).status).toBe(200);
  });

  it('shows all that is asked', async () => {
    const { account, key } = await bench.ask({
      ...{ allPartners: false, partnerIds: ['1'], addresses: ['203.0.113.0/24'] },
    });
    const { diff, beside, subject } = await requestOf(account.approvalRequestId);
    expect(subject).toBe(account.name);
    expect(beside.map(({ field }: Fact) => field)).toEqual(['source']);
    expect(Object.fromEntries(diff.map(({ field, after }: Difference) => [field, after]))).toEqual({
      keyEnd: key.slice(-4),
      isInUse: 'true',
      partnerIds: account.partners[0]?.name,
      transactionTypes: 'HCPAY, HOME_CREDIT_CARD',
      paymentLimit: '1000000.00',
      dayLimit: '50000000.00',
      monthLimit: '900000000.00',
      perMinute: '600',
      addresses: '203.0.113.0/24',
    });
  });

  it.each(['refuse', 'withdraw'] as const)('is forgotten when its request ends by %s', async (verb) => {
    const { account, key } = await bench.ask();
    const as = verb === 'refuse' ? 'finance.officer' : 'it.support';
    expect((await decideKey(app, account.approvalRequestId, { as, verb })).status).toBe(200);
    expect(await status(key)).toBe(401);
    expect(await stored(account.id)).toMatchObject({ is_enabled: false, key_hash: null, waiting_hash: null });
    const back = await bench.change(account.id, 'enable', { isEnabled: true });
    expect([back.status, back.body.error]).toEqual([422, 'rule_machine_keyless']);
    const again = await bench.change(account.id, 'renew');
    await decideKey(app, again.body.data.account.approvalRequestId);
    expect(await status(again.body.data.key)).toBe(200);
  });

  it('is forgotten when its account is taken out of use, and its request is void', async () => {
    const { account, key: old } = await bench.create();
    const { body } = await bench.change(account.id, 'renew');
    const { approvalRequestId } = body.data.account;
    expect((await bench.change(account.id, 'enable', { isEnabled: false })).status).toBe(200);
    expect((await requestOf(approvalRequestId)).state).toBe('VOID');
    expect((await decideKey(app, approvalRequestId)).status).toBe(422);
    expect([await status(old), await status(body.data.key)]).toEqual([401, 401]);
  });

  it('is one at a time', async () => {
    const { account } = await bench.create();
    await bench.change(account.id, 'renew');
    const answers = [
      await bench.change(account.id, 'renew'),
      await bench.change(account.id, '', { ...TERMS, paymentLimit: '2' }),
    ];
    for (const { status: code, body } of answers)
      expect([code, body.error]).toEqual([422, 'rule_request_open']);
  });
});

describe('the terms of a key', () => {
  it('change when a second person has approved them, and not before', async () => {
    const { account } = await bench.create();
    const other = { ...TERMS, paymentLimit: '10.00', allPartners: false, partnerIds: ['1'] };
    const { body } = await bench.change(account.id, '', other);
    expect(body.data).toMatchObject({ paymentLimit: '1000000.00', allPartners: true });
    const { diff } = await requestOf(body.data.approvalRequestId);
    expect(diff).toContainEqual({ field: 'paymentLimit', before: '1000000.00', after: '10.00' });
    expect(diff.map(({ field }: Difference) => field)).toEqual(['partnerIds', 'paymentLimit']);
    await decideKey(app, body.data.approvalRequestId);
    expect(await bench.accountNow(account.id)).toMatchObject({
      ...{ paymentLimit: '10.00', allPartners: false, partners: [{ id: '1' }], isEnabled: true },
    });
    const same = await bench.change(account.id, '', other);
    expect([same.status, same.body.error]).toEqual([422, 'rule_unchanged']);
  });

  it('name the partners whose payments are taken', async () => {
    const { key } = await bench.create({ allPartners: false, partnerIds: ['1', '2'] });
    const { rows } = await app.admin.query(
      `select distinct on (m.partner_id) m.partner_id::int as partner, m.hsis_salesroom_code as store, p.hsis_code as code
       from merchant m join partner p on p.id = m.partner_id
       where m.hsis_salesroom_code is not null and p.hsis_code is not null order by m.partner_id, m.id limit 3`,
    );
    const { data } = await bench.take(
      rows.map((row, at) => bench.payment(`OF-${at}`, { storeCode: row.store, partnerCode: row.code })),
      key,
    );
    expect(data.results.map(({ result }) => result)).toEqual(
      rows.map(({ partner }) => (partner <= 2 ? 'taken' : 'refused')),
    );
    expect(rows.map(({ partner }) => partner <= 2)).toContain(false);
  });

  it('name the addresses that it is used from; another one is refused alike, and noted', async () => {
    const { key } = await bench.create({ addresses: ['127.0.0.0/8', '::1'] });
    expect(await status(key)).toBe(200);
    const { account, key: elsewhere } = await bench.create({ addresses: ['203.0.113.7', '2001:db8::/32'] });
    const refused = await bench.take([bench.payment('FROM')], elsewhere);
    const unknown = await bench.take([bench.payment('FROM')], `suki_${'c'.repeat(43)}`);
    expect([refused.status, refused.body.error, refused.body.message]).toEqual([
      401,
      'invalid_token',
      unknown.body.message,
    ]);
    const { rows } = await app.admin.query(
      `select after from audit.entry where event_type = 'MACHINE_KEY_REFUSED' and key = $1`,
      [account.id],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0].after).toEqual({ address: expect.stringMatching(/^(127\.0\.0\.1|::1)$/) });
  });
});

describe('the database', () => {
  const refuses = async (set: string, id: string) =>
    expect(
      app.admin.query(`update machine_account set ${set}, version = version + 1 where id = $1`, [id]),
      set,
    ).rejects.toThrow(/no second person has confirmed/);

  it('refuses a key, terms and use that no approved request confirms', async () => {
    const { account } = await bench.ask();
    await refuses('is_enabled = true, key_hash = waiting_hash, key_end = waiting_end', account.id);
    const { account: used } = await bench.create();
    for (const set of [
      `key_hash = 'mine', key_end = 'mine'`,
      `former_hash = 'mine', former_until = now() + interval '1 day'`,
      'payment_limit = payment_limit + 1',
      'day_limit = day_limit + 1',
      'month_limit = month_limit + 1',
      `partner_ids = '{1}', all_partners = false`,
      `products = '{CASH_LOAN}'`,
      `addresses = '{203.0.113.7}'`,
      'per_minute = 1',
      `source = 'OTHER_ONE'`,
    ])
      await refuses(set, used.id);
    await app.admin.query('update machine_account set is_enabled = false where id = $1', [used.id]);
    await refuses('is_enabled = true', used.id);
  });

  it('takes what a request says, and neither more nor twice', async () => {
    const { account } = await bench.create();
    const { body } = await bench.change(account.id, '', { ...TERMS, paymentLimit: '10.00' });
    await app.admin.query('begin');
    await app.admin.query(
      `update approval_request set state = 'APPLIED', checker_id = (select id from user_account where username = 'finance.officer'),
       checker = 'finance.officer' where id = $1`,
      [body.data.approvalRequestId],
    );
    await app.admin.query('savepoint asked');
    await refuses('payment_limit = 1001', account.id);
    await app.admin.query('rollback to savepoint asked');
    const ten = 'update machine_account set payment_limit = 1000, version = version + 1 where id = $1';
    await app.admin.query(ten, [account.id]);
    await refuses('payment_limit = 100000000', account.id);
    await app.admin.query('rollback');
  });
});
