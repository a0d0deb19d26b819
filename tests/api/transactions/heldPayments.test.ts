import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startSettlement } from '#tests/api/settlement/settlementBench.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { decideKey, machineBody } from '#tests/support/machines.ts';
import { codes, takingBench } from './takingBench.ts';

let settling: Awaited<ReturnType<typeof startSettlement>>;
let app: TestApp;
let bench: Awaited<ReturnType<typeof takingBench>>;
beforeAll(async () => {
  settling = await startSettlement();
  app = settling.app;
  bench = await takingBench(app);
});
beforeEach(() => app.clearLimits());
afterAll(() => settling.stop());

const rows = async (text: string, values: unknown[] = []) => (await app.admin.query(text, values)).rows;
const stored = async (id: string | null | undefined) =>
  (
    await rows('select status, hold_reason, line_id, version from payment_transaction where id = $1', [id])
  )[0];
let made = 0;
/** Payments of some amounts, each with a reference of its own. */
const payments = (...amounts: string[]) =>
  amounts.map((amount) => bench.payment(`HELD-${++made}`, { amount }));
/** A key with its limits; the store of the bench has payments of whatever size before, so that nothing is unusual. */
const keyWith = async (of: Record<string, unknown>) => (await bench.create(of)).key;
const decide = async (id: string, verb: 'release' | 'void', as: string, version?: number) =>
  app.call('POST', `/api/transactions/${id}/${verb}`, {
    as,
    headers: { 'If-Match': String(version ?? (await stored(id)).version) },
    ...(verb === 'void' ? { body: { reason: 'Nobody paid it' } } : {}),
  });
/** One payment that is held. */
const heldPayment = async (): Promise<string> => {
  const key = await keyWith({ paymentLimit: '10.00' });
  const { data } = await bench.take(payments('10.01'), key);
  return data.results[0]?.id ?? '';
};

describe('the theft', () => {
  it('of ₱9,999,999.99 by one account and a key of its own is not paid out', async () => {
    const body = machineBody('Own key', 'OWN_KEY');
    const { body: own } = await app.call('POST', '/api/machine-accounts', { as: 'it.support', body });
    const theft = [bench.payment('THEFT', { amount: '9999999.99' })];
    expect((await bench.take(theft, own.data.key)).status).toBe(401);
    expect(await rows(`select from transaction_ref where source = 'OWN_KEY'`)).toEqual([]);
    expect((await decideKey(app, own.data.account.approvalRequestId)).status).toBe(200);

    const { data } = await bench.take(theft, own.data.key);
    expect(data).toMatchObject({ taken: 0, held: 1, refused: 0 });
    expect(data.results[0]).toMatchObject({
      ...{ result: 'held', code: 'key_payment', message: 'Above the key’s limit per payment' },
      id: expect.any(String),
    });
    const id = data.results[0]?.id ?? '';
    await settling.run(settling.day(1));
    expect(await stored(id)).toMatchObject({ status: 'HELD', line_id: null });

    // The maker's second account, by another spelling of their mailbox.
    await rows(`update user_account set email = 'it.person@gmail.com' where username = 'it.support'`);
    await rows(`update user_account set email = 'itperson+2@gmail.com' where username = 'finance.second'`);
    const { status, body: refusal } = await decide(id, 'release', 'finance.second');
    expect([status, refusal.error]).toEqual([422, 'rule_own_request']);
    expect((await decide(id, 'release', 'it.support')).status).toBe(403);
    expect(await stored(id)).toMatchObject({ status: 'HELD' });

    expect((await decide(id, 'release', 'finance.officer')).body.data).toMatchObject({
      ...{ status: 'POSTED', holdReason: 'key_payment', releasedBy: 'finance.officer' },
    });
    await settling.run(settling.day(2));
    expect((await stored(id)).line_id).not.toBeNull();
    await rows(`update user_account set email = null where username in ('it.support', 'finance.second')`);
  });
});

describe('a payment of a key', () => {
  it('is held above the limit per payment, and posted at it', async () => {
    const key = await keyWith({ paymentLimit: '500.00' });
    expect(codes(await bench.take(payments('500.00', '500.01', '1.00'), key))).toEqual([
      'taken',
      'key_payment',
      'taken',
    ]);
  });

  it('is held above the limit of a day, with what came before it in the same call and in others', async () => {
    const key = await keyWith({ paymentLimit: '600.00', dayLimit: '1000.00' });
    expect(codes(await bench.take(payments('600.00', '400.00', '0.01'), key))).toEqual([
      'taken',
      'taken',
      'key_day',
    ]);
    expect(codes(await bench.take(payments('0.01'), key))).toEqual(['key_day']);
    app.clock.advance(24 * 3_600_000);
    const [payment] = payments('600.00');
    expect(codes(await bench.take([{ ...payment, at: '2026-11-20T10:00:00+08:00' }], key))).toEqual([
      'taken',
    ]);
  });

  it('is held above the limit of 30 days, whichever business days it names', async () => {
    const key = await keyWith({ paymentLimit: '600.00', dayLimit: '600.00', monthLimit: '1000.00' });
    const take = async (amount: string) => codes(await bench.take(payments(amount), key));
    expect(await take('600.00')).toEqual(['taken']);
    app.clock.advance(24 * 3_600_000);
    expect(await take('400.00')).toEqual(['taken']);
    expect(await take('0.01')).toEqual(['key_month']);
    app.clock.advance(29 * 24 * 3_600_000);
    // The first one is more than 30 days old; the second is not, and neither is the held one.
    expect(await take('599.99')).toEqual(['taken']);
    app.clock.advance(-31 * 24 * 3_600_000);
  });

  it('counts towards the sums while it is held, and no more once it is voided', async () => {
    const key = await keyWith({ paymentLimit: '500.00', dayLimit: '1000.00' });
    const [above] = payments('900.00');
    expect(codes(await bench.take([above], key))).toEqual(['key_payment']);
    expect(codes(await bench.take(payments('200.00'), key))).toEqual(['key_day']);
    const voided = await bench.send('batch/void', [{ reference: above?.reference }], key);
    expect(voided.data.results[0]?.result).toBe('taken');
    expect(codes(await bench.take(payments('200.00'), key))).toEqual(['taken']);
  });

  it('is held again in the answer to a repeated call, and counted once', async () => {
    const key = await keyWith({ paymentLimit: '500.00', dayLimit: '1000.00' });
    const sent = payments('900.00', '90.00');
    const [first, again] = [await bench.take(sent, key), await bench.take(sent, key)];
    expect(again.data).toMatchObject({ taken: 0, there: 1, held: 1 });
    expect(again.data.results.map(({ id }) => id)).toEqual(first.data.results.map(({ id }) => id));
    expect(codes(await bench.take(payments('10.00'), key))).toEqual(['taken']);
  });

  it('does not pass a limit beside another call of the same key', async () => {
    const key = await keyWith({ paymentLimit: '100.00', dayLimit: '300.00' });
    const calls = Array.from({ length: 6 }, () => bench.take(payments('100.00'), key));
    const results = (await Promise.all(calls)).flatMap(codes);
    expect(results.filter((result) => result === 'taken')).toHaveLength(3);
    expect(results.filter((result) => result === 'key_day')).toHaveLength(3);
  });

  it('is held above the limit of its store’s segment, else of all stores', async () => {
    const key = await keyWith({});
    const set = (values: object) =>
      rows(
        `update setting_version set "values" = "values" || $1
         where kind = 'COMPUTATION' and replaced_by is null and from_day <= '2026-11-20'`,
        [values],
      );
    await rows(`alter table setting_version disable trigger setting_kept`);
    const [{ segment }] = await rows('select segment from merchant where id = $1', [bench.store.id]);
    await set({ storePaymentLimit: '300.00', segmentLimits: null });
    expect(codes(await bench.take(payments('300.00', '300.01'), key))).toEqual(['taken', 'store_limit']);
    await set({ segmentLimits: `${segment}: 200.00` });
    expect(codes(await bench.take(payments('200.00', '200.01'), key))).toEqual(['taken', 'store_limit']);
    await set({ storePaymentLimit: '500000.00', segmentLimits: null });
    await rows(`alter table setting_version enable trigger setting_kept`);
  });

  it('is held above ten times the largest of its store in 90 days, once that has 30', async () => {
    const key = await keyWith({});
    const store = await settling.openStore();
    const [{ code, partner }] = await rows(
      `select m.hsis_salesroom_code as code, p.hsis_code as partner from merchant m join partner p on p.id = m.partner_id where m.id = $1`,
      [store.id],
    );
    const at = (amount: string) => ({ ...payments(amount)[0], storeCode: code, partnerCode: partner });
    const few = Array.from({ length: 29 }, () => at('5.00'));
    expect(new Set(codes(await bench.take(few, key)))).toEqual(new Set(['taken']));
    // With 29 before it nothing is usual yet; what is held does not raise the largest.
    expect(codes(await bench.take([at('50.01')], key))).toEqual(['taken']);
    expect(codes(await bench.take([at('500.11'), at('500.10')], key))).toEqual(['store_usual', 'taken']);
  });
});

describe('a held payment', () => {
  it('is in no total, and counted apart', async () => {
    const read = async () =>
      (
        await app.call('GET', '/api/transactions/totals', {
          as: 'finance.officer',
          query: { 'day[gte]': '2026-11-20', 'day[lte]': '2026-11-20' },
        })
      ).body.data;
    const before = await read();
    const id = await heldPayment();
    const after = await read();
    expect([after.count, after.amount]).toEqual([before.count, before.amount]);
    expect(after.heldCount).toBe(before.heldCount + 1);
    const list = await app.call('GET', '/api/transactions', {
      as: 'finance.officer',
      query: { status: 'HELD', limit: '100', 'day[gte]': '2026-11-01' },
    });
    expect(list.body.data.list.map((one: { id: string }) => one.id)).toContain(id);
  });

  it('is not refunded', async () => {
    const id = await heldPayment();
    const { status, body } = await app.call('POST', `/api/transactions/${id}/refund`, {
      as: 'finance.officer',
      headers: { 'Idempotency-Key': 'refund-of-held' },
      body: { refundAmount: '1.00', refundReason: 'GOODWILL' },
    });
    expect([status, body.error]).toEqual([422, 'rule_not_refundable']);
    expect(body.message).toContain('held');
  });

  it('is voided with a reason by somebody who did not make its key, once', async () => {
    const id = await heldPayment();
    const { version } = await stored(id);
    const bare = await app.call('POST', `/api/transactions/${id}/void`, {
      ...{ as: 'finance.second', headers: { 'If-Match': String(version) }, body: { reason: ' ' } },
    });
    expect(bare.status).toBe(400);
    expect((await decide(id, 'void', 'finance.second')).body.data).toMatchObject({
      ...{ status: 'VOIDED', voidReason: 'Nobody paid it' },
    });
    expect((await decide(id, 'release', 'finance.second', version)).status).toBe(409);
    const late = await decide(id, 'release', 'finance.second');
    expect([late.status, late.body.error]).toEqual([422, 'rule_not_held']);
  });

  it('is not released by people who changed its key', async () => {
    const { account, key } = await bench.create({ paymentLimit: '10.00' });
    const { name: _, source: __, ...terms } = machineBody('', '');
    const { body } = await bench.change(account.id, '', { ...terms, paymentLimit: '20.00' }, 'sales.admin');
    const { data } = await bench.take(payments('20.01'), key);
    const id = data.results[0]?.id ?? '';
    await decideKey(app, body.data.approvalRequestId);
    expect((await decide(id, 'release', 'sales.admin')).body.error).toBe('rule_own_request');
    expect((await decide(id, 'release', 'finance.officer')).status).toBe(200);
  });

  it('shows its reason to staff alone, and leaves a trail', async () => {
    const id = await heldPayment();
    const seen = async (as: string) =>
      (await app.call('GET', `/api/transactions/${id}`, { as })).body.data.holdReason;
    expect([await seen('finance.officer'), await seen('partner.admin')]).toEqual(['key_payment', null]);
    await decide(id, 'release', 'finance.officer');
    const [entry] = await rows(
      `select actor, before, after from audit.entry where target = 'payment_transaction' and key = $1 order by id desc limit 1`,
      [id],
    );
    expect(entry).toMatchObject({
      ...{ actor: 'finance.officer', before: { status: 'HELD' } },
      after: { status: 'POSTED', released_by: 'finance.officer' },
    });
  });

  it('rejects every change of status except to posted or voided', async () => {
    const id = await heldPayment();
    const write = (set: string) => rows(`update payment_transaction set ${set} where id = $1`, [id]);
    await expect(write(`status = 'POSTED'`)).rejects.toThrow(/payment_transaction_held/);
    await write(`status = 'VOIDED', voided_at = now()`);
    await expect(write(`status = 'HELD', voided_at = null`)).rejects.toThrow(/does not go from VOIDED/);
  });
});
