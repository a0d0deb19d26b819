import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Payout } from '#contract/finance/settlements.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { type BankRow, bankBench, paid, returned } from '#tests/support/settlement/bankBench.ts';
import { makeLine } from '#tests/support/settlement/makeLine.ts';

const PAYOUTS = '/api/finance-management/payouts';

let app: TestApp;
let bank: ReturnType<typeof bankBench>;
beforeAll(async () => {
  app = await startTestApp();
  bank = bankBench(app);
  await bank.makeAll();
  // The first store has an account of its own, to which its payouts can be resent.
  await ask('update merchant set is_same_bank = false where id = 1');
  await ask(
    `insert into bank_account (partner_id, merchant_id, bank_id, account_name, account_number, account_type, status, is_payments_received,
       is_default) select partner_id, id, (select min(id) from bank), name, '1234567890', 'SAVINGS', 'A', true, true from merchant where id = 1`,
  );
});
afterAll(() => app.stop());

const ask = async <T>(text: string, values: unknown[] = []) =>
  (await app.admin.query(text, values)).rows as T[];
const read = async (id: string, as = 'finance.officer') =>
  (await app.call('GET', `${PAYOUTS}/${id}`, { as })).body.data as Payout;
const verb = (name: 'return' | 'resend', { id, version }: Payout, as = 'finance.officer') =>
  app.call('POST', `${PAYOUTS}/${id}/${name}`, {
    as,
    body: { reason: 'Account closed' },
    headers: { 'If-Match': String(version) },
  });
/** A released file of payouts, with the rows of the bank. */
const released = async (count = 1) => {
  const ids: string[] = [];
  for (let at = 0; at < count; at++)
    ids.push((await makeLine(app.admin, { gross: 11_703_395 + at })).payoutId);
  const file = await bank.makeAll();
  return { file, ids, rows: await bank.rowsOf(file.id) };
};
const only = (rows: readonly BankRow[], at = 0): BankRow => rows[at] ?? {};
const refusedToMaker = async (request: Parameters<typeof bank.decide>[0] | undefined) => {
  if (!request) throw new Error('Nothing waits for a second person');
  const { status, body } = await bank.decide(request, { by: 'finance.officer' });
  expect([status, body.error]).toEqual([422, 'rule_own_request']);
};

describe('one person who pays out', () => {
  it('does not pay a partner twice: not by a file, an answer, a resend or a second file', async () => {
    const { payoutId } = await makeLine(app.admin, { gross: 11_703_395 });
    const file = await bank.makeUnreleased();
    const [release] = (await bank.read(file.id)).requests;
    await refusedToMaker(release);
    const early = await app.call('GET', `/api/finance-management/payout-files/${file.id}/file`, {
      as: 'finance.officer',
    });
    expect([early.status, early.body.error]).toEqual([422, 'rule_illegal_move']);
    await bank.confirm(file.id);

    const rows = await bank.rowsOf(file.id);
    const row = rows.find(({ Reference }) => Reference === `SP-${payoutId}-1`) ?? {};
    expect((await bank.take(file.id, [returned(row)])).status).toBe(200);
    const [back] = (await bank.read(file.id)).requests;
    await refusedToMaker(back);
    const sent = await read(payoutId);
    expect(sent.status).toBe('SENT');
    expect((await verb('resend', sent)).body.error).toBe('rule_illegal_move');
    expect((await verb('return', sent)).body.error).toBe('rule_request_open');

    await bank.confirm(file.id);
    const asked = await verb('resend', await read(payoutId));
    expect(asked.status).toBe(202);
    await refusedToMaker(asked.body.data.requests[0]);
    expect((await bank.preview()).count).toBe(0);
    await bank.decide(asked.body.data.requests[0]);

    const again = await bank.makeUnreleased();
    const waiting = await bank.read(again.id);
    await refusedToMaker(waiting.requests[0]);
    expect(waiting.review?.sentBefore).toMatchObject([
      { payoutId, returnReason: 'Account closed', resendReason: 'Account closed' },
    ]);
    await bank.confirm(again.id);
    expect((await read(payoutId)).attempts.map(({ outcome }) => outcome)).toEqual(['RETURNED', null]);
  });

  it('is not two people with a second mailbox', async () => {
    await ask(`update user_account set email = 'one.person+2@suki.ph' where username = 'finance.second'`);
    await ask(`update user_account set email = 'one.person@suki.ph' where username = 'finance.officer'`);
    await makeLine(app.admin);
    const file = await bank.makeUnreleased();
    const [release] = (await bank.read(file.id)).requests;
    const { status, body } = await bank.decide(release ?? { id: '0', version: 1 });
    expect([status, body.error]).toEqual([422, 'rule_own_request']);
    await ask(`update user_account set email = 'second@suki.ph' where username = 'finance.second'`);
    await bank.confirm(file.id);
  });
});

describe('a file that waits for its release', () => {
  it.each([
    ['refused by the second person', { verdict: 'refuse' }],
    ['withdrawn by its maker', { verdict: 'withdraw', by: 'finance.officer' }],
  ] as const)('puts its payouts back when it is %s', async (_, how) => {
    const { payoutId } = await makeLine(app.admin);
    const file = await bank.makeUnreleased();
    expect((await read(payoutId)).status).toBe('AWAITING_RELEASE');
    expect((await read(payoutId, 'accounting')).attempts).toEqual([]);
    const [request] = (await bank.read(file.id)).requests;
    expect((await bank.decide(request ?? { id: '0', version: 1 }, how)).status).toBe(200);
    expect(await bank.read(file.id)).toMatchObject({ state: 'CANCELLED', review: null, requests: [] });
    expect(await read(payoutId)).toMatchObject({ status: 'SCHEDULED', attempts: [{ outcome: 'CANCELLED' }] });
    const late = await bank.take(file.id, [paid({ Reference: `SP-${payoutId}-1`, Amount: 100 })]);
    expect([late.status, late.body.error]).toEqual([422, 'rule_illegal_move']);
    const next = await bank.makeAll();
    expect(only(await bank.rowsOf(next.id)).Reference).toBe(`SP-${payoutId}-2`);
  });

  it('is void once a store of it is blocked, and its payouts go back or are held', async () => {
    const blocked = await makeLine(app.admin, { merchantId: '1' });
    const other = await makeLine(app.admin, { merchantId: '2' });
    const file = await bank.makeUnreleased();
    await ask(`update merchant set status = 'B' where id = 1`);
    const { review, requests } = await bank.read(file.id);
    expect(review?.blocked.map(({ payoutId }) => payoutId)).toEqual([blocked.payoutId]);
    const { status, body } = await bank.decide(requests[0] ?? { id: '0', version: 1 });
    expect([status, body.error]).toEqual([409, 'conflict']);
    expect((await bank.read(file.id)).state).toBe('CANCELLED');
    expect((await read(blocked.payoutId)).status).toBe('HELD');
    expect((await read(other.payoutId)).status).toBe('SCHEDULED');
    await ask(`update merchant set status = 'A' where id = 1`);
    await bank.makeAll();
  });

  it('shows the five largest, whose account changed, and who was never paid', async () => {
    // Paid before: the first store, to the account that makeLine gives it.
    const before = await released();
    await bank.takeBoth(
      before.file.id,
      before.rows.map((row) => paid(row)),
    );
    const amounts = [1_000, 7_000, 3_000, 5_000, 6_000, 2_000];
    for (const gross of amounts) await makeLine(app.admin, { gross, merchantId: '1' });
    const moved = await makeLine(app.admin, { gross: 4_000, merchantId: '1' });
    await ask(`update payout set account_number = '5555566666' where id = $1`, [moved.payoutId]);
    const { rows } = await app.admin.query(
      `insert into merchant (partner_id, hsis_salesroom_code, name, status, is_ewt, is_twa, created_at) select 1, 'NEVER', 'Never paid', 'A', false, false, now() returning id`,
    );
    const fresh = await makeLine(app.admin, { gross: 500, merchantId: rows[0].id });
    const file = await bank.makeUnreleased();
    const { review } = await bank.read(file.id);
    expect(review?.largest.map(({ amount }) => amount)).toEqual([
      '70.00',
      '60.00',
      '50.00',
      '40.00',
      '30.00',
    ]);
    expect(review?.changedAccounts).toMatchObject([{ payoutId: moved.payoutId, accountLast4: '6666' }]);
    expect(review?.newPayees.map(({ payoutId }) => payoutId)).toEqual([fresh.payoutId]);
    expect(JSON.stringify(review)).not.toContain('5555566666');
    await bank.confirm(file.id);
    expect((await bank.read(file.id)).review).toBeNull();
  });
});

describe('a payout that the bank returns', () => {
  it('after it has paid it, by its answer, is returned once a second person has confirmed it', async () => {
    const { file, ids, rows } = await released(2);
    await bank.take(file.id, [paid(only(rows), 'BT1'), paid(only(rows, 1), 'BT2')]);
    const bounce = returned(only(rows), 'Account dormant');
    const { body } = await bank.check(file.id, [bounce]);
    expect(body.data).toMatchObject({ bouncedCount: 1, returnedCount: 0, wrongCount: 0 });
    await bank.take(file.id, [bounce]);
    expect((await read(ids[0] ?? '')).status).toBe('PAID');
    expect((await bank.check(file.id, [bounce])).body.data).toMatchObject({
      waitingCount: 1,
      bouncedCount: 0,
    });
    const after = await bank.confirm(file.id);
    expect(after).toMatchObject({ paidCount: 1, returnedCount: 1, state: 'ANSWERED', openAmount: '0.00' });
    const payout = await read(ids[0] ?? '');
    expect(payout).toMatchObject({
      ...{ status: 'RETURNED', returnReason: 'Account dormant' },
      attempts: [{ outcome: 'RETURNED', bankReference: 'BT1', dtimeBounced: expect.any(String) }],
    });
    const { body: asked } = await verb('resend', payout);
    await bank.decide(asked.data.requests[0]);
    const again = await bank.makeAll();
    await bank.takeBoth(
      again.id,
      (await bank.rowsOf(again.id)).map((row) => paid(row, 'BT9')),
    );
    expect((await read(payout.id)).attempts.map(({ outcome }) => outcome)).toEqual(['RETURNED', 'PAID']);
  });

  it.each(['SENT', 'PAID'])('is recorded at the payout too, when it is %s', async (status) => {
    const { file, ids, rows } = await released();
    if (status === 'PAID') await bank.take(file.id, [paid(only(rows))]);
    const asked = await verb('return', await read(ids[0] ?? ''));
    expect([asked.status, asked.body.data?.status]).toEqual([202, status]);
    const [request] = asked.body.data.requests;
    expect(request).toMatchObject({ kind: 'PAYOUT_RETURN', subject: `File ${file.id}` });
    const early = await bank.check(file.id, [paid(only(rows), 'BT-other')]);
    expect(early.body.data.wrongCount).toBe(1);
    await bank.decide(request, { verdict: 'refuse' });
    expect((await read(ids[0] ?? '')).status).toBe(status);
    await verb('return', await read(ids[0] ?? ''));
    await bank.confirm(file.id);
    expect((await read(ids[0] ?? '')).status).toBe('RETURNED');
    expect((await verb('return', await read(ids[0] ?? ''))).body.error).toBe('rule_illegal_move');
  });
});

describe('the database', () => {
  /** Runs statements as the role of staff, and undoes them. */
  const asStaff = async (...statements: [text: string, values: unknown[]][]) => {
    const client = await app.deps.pools.internal.connect();
    try {
      await client.query('begin');
      for (const [text, values] of statements) await client.query(text, values);
    } finally {
      await client.query('rollback');
      client.release();
    }
  };

  it('takes no release, return or resend that nobody has approved', async () => {
    const { file, ids, rows } = await released();
    await makeLine(app.admin);
    const waiting = await bank.makeUnreleased();
    const release = `update payout_file set released_at = now(), released_by = 'finance.second' where id = $1`;
    await expect(asStaff([release, [waiting.id]])).rejects.toThrow('released by no second person');
    const send = `update payout_attempt set sent_at = now(), sent_by = 'finance.second' where file_id = $1`;
    await expect(asStaff([send, [waiting.id]])).rejects.toThrow('leaves with a released file only');
    const mark = `update payout set status = 'SENT', sent_at = now() where file_id = $1`;
    await expect(asStaff([mark, [waiting.id]])).rejects.toThrow('has no attempt that is SENT');
    const back = `update payout_attempt set outcome = 'RETURNED', ended_at = now(), return_reason = 'Closed' where payout_id = $1`;
    await expect(asStaff([back, [ids[0]]])).rejects.toThrow('Nobody has confirmed that payout');
    const follow = `update payout set status = 'RETURNED', ended_at = now(), return_reason = 'Closed' where id = $1`;
    await expect(asStaff([follow, [ids[0]]])).rejects.toThrow('has no attempt that is RETURNED');
    const forged = `insert into payout_attempt (payout_id, file_id, attempt, partner_id, merchant_id, amount, payee_name, bank_name, account_name,
        account_number, sent_at, sent_by) select payout_id, file_id, 9, partner_id, merchant_id, amount, payee_name, bank_name, account_name,
        account_number, now(), 'x' from payout_attempt where payout_id = $1`;
    await expect(asStaff([forged, [ids[0]]])).rejects.toThrow('permission denied');
    const second = forged
      .replace(', sent_at, sent_by)', ')')
      .replace(", now(), 'x'", '')
      .replace('file_id, 9', `${waiting.id}, 9`);
    await expect(asStaff([second, [ids[0]]])).rejects.toThrow('payout_attempt_under_way');
    await bank.confirm(waiting.id);
    await bank.takeBoth(file.id, [returned(only(rows))]);
    const again = `update payout set status = 'SCHEDULED', file_id = null, sent_at = null, ended_at = null, return_reason = null where id = $1`;
    await expect(asStaff([again, [ids[0]]])).rejects.toThrow('Nobody has confirmed that payout');
  });
});
