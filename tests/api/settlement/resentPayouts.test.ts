import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Payout } from '#contract/finance/settlements.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { type BankRow, bankBench, paid, returned } from '#tests/support/settlement/bankBench.ts';
import { makeLine } from '#tests/support/settlement/makeLine.ts';

const BASE = '/api/finance-management/payouts';
let app: TestApp;
let bank: ReturnType<typeof bankBench>;
let merchantId = '';
beforeAll(async () => {
  app = await startTestApp();
  bank = bankBench(app);
  await bank.makeAll();
  // A store of the first partner with an account of its own.
  const [row] = await ask<{ id: string }>(
    `insert into merchant (partner_id, hsis_salesroom_code, name, status, is_ewt, is_twa, created_at, is_same_bank)
     values (1, 'RESENT', 'Tindahan', 'A', false, false, '2026-01-01', false) returning id`,
  );
  merchantId = row?.id ?? '';
  await ask(
    `insert into bank_account (partner_id, merchant_id, bank_id, account_name, account_number, account_type, status, is_payments_received,
       is_default) values (1, $1, (select max(id) from bank), 'Niña', '0098765432', 'SAVINGS', 'A', true, true)`,
    [merchantId],
  );
});
afterAll(() => app.stop());

const ask = async <T>(text: string, values: unknown[] = []) =>
  (await app.admin.query(text, values)).rows as T[];
const read = async (id: string, as = 'finance.officer') =>
  (await app.call('GET', `${BASE}/${id}`, { as })).body.data as Payout;
const resend = (id: string, version: number, { as = 'finance.officer', reason = 'Account mended' } = {}) =>
  app.call('POST', `${BASE}/${id}/resend`, {
    as,
    body: { reason },
    headers: { 'If-Match': String(version) },
  });
const statusOf = async (id: string) => (await read(id)).status;

const resendByTwo = async ({ id, version }: Payout) => {
  const { body } = await resend(id, version);
  expect((await bank.decide(body.data.requests[0])).status).toBe(200);
};

/** A payout that the bank gave back, with the row under which it was sent. */
const cameBack = async (): Promise<{ payout: Payout; row: BankRow; fileId: string }> => {
  const { payoutId } = await makeLine(app.admin, { merchantId });
  const file = await bank.makeAll();
  const [row = {}] = await bank.rowsOf(file.id);
  await bank.takeBoth(file.id, [returned(row)]);
  return { payout: await read(payoutId), row, fileId: file.id };
};

describe('a payout that came back', () => {
  it('goes again to the account of its payee by now, and keeps where it went before', async () => {
    const { payout, row, fileId } = await cameBack();
    expect(payout).toMatchObject({
      status: 'RETURNED',
      returnReason: 'Account closed',
      accountLast4: '7890',
    });
    const now = await app.call('GET', `${BASE}/${payout.id}/account`, { as: 'finance.officer' });
    expect(now.body.data.account).toMatchObject({ accountName: 'Niña', accountLast4: '5432' });
    const { status, body } = await resend(payout.id, payout.version);
    expect(status, JSON.stringify(body)).toBe(202);
    expect(body.data).toMatchObject({ status: 'RETURNED', requests: [{ kind: 'PAYOUT_RESEND' }] });
    expect(JSON.stringify(body.data.requests)).not.toContain('98765432');
    await bank.decide(body.data.requests[0]);
    expect(await read(payout.id)).toMatchObject({
      ...{ status: 'SCHEDULED', accountName: 'Niña', accountLast4: '5432', payeeName: 'Tindahan' },
      ...{ dtimeSent: null, dtimeEnded: null, returnReason: null, amount: payout.amount },
    });
    const again = await bank.makeAll();
    const [resent = {}] = await bank.rowsOf(again.id);
    expect(resent).toMatchObject({ Reference: `SP-${payout.id}-2`, 'Account number': '0098765432' });
    await bank.takeBoth(again.id, [paid(resent, 'BT5')]);
    const { attempts, status: end } = await read(payout.id);
    expect(end).toBe('PAID');
    expect(attempts).toMatchObject([
      { attempt: 1, fileId, accountLast4: '7890', outcome: 'RETURNED', returnReason: 'Account closed' },
      { attempt: 2, fileId: again.id, accountLast4: '5432', outcome: 'PAID', bankReference: 'BT5' },
    ]);
    // The first file still is what went out, and a late word on it changes nothing.
    expect(await bank.rowsOf(fileId)).toEqual([row]);
    const late = await bank.take(fileId, [paid(row)]);
    expect([late.status, late.body.error]).toEqual([422, 'rule_answer_wrong']);
    const [kept] = await ask<{ resend_reason: string }>(
      'select resend_reason from payout_attempt where payout_id = $1 and attempt = 2',
      [payout.id],
    );
    expect(kept?.resend_reason).toBe('Account mended');
    const trail = await ask<{ actor: string; status: string }>(
      `select actor, after ->> 'status' as status from audit.entry where target = 'payout' and key = $1 order by id`,
      [payout.id],
    );
    expect(trail.map(({ status: to }) => to)).toEqual([
      ...['AWAITING_RELEASE', 'SENT', 'RETURNED', 'SCHEDULED', 'AWAITING_RELEASE', 'SENT', 'PAID'],
    ]);
    expect(
      JSON.stringify(
        await ask(`select * from audit.entry where target = 'payout' and key = $1`, [payout.id]),
      ),
    ).not.toContain('0098765432');
  });

  it('is held when it is resent while its store is blocked, and goes once that ends', async () => {
    const { payout } = await cameBack();
    await ask(`update merchant set status = 'B' where id = $1`, [merchantId]);
    await resendByTwo(payout);
    expect(await statusOf(payout.id)).toBe('HELD');
    await ask(`update merchant set status = 'A' where id = $1`, [merchantId]);
    expect(await statusOf(payout.id)).toBe('SCHEDULED');
    await bank.makeAll();
  });

  it('goes once, however many send it at once', async () => {
    const { payout } = await cameBack();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        resend(payout.id, payout.version, { as: at % 2 ? 'finance.officer' : 'finance.second' }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([202, ...Array(9).fill(422)]);
    const [request] = (await read(payout.id)).requests;
    const by = request?.maker === 'finance.second' ? 'finance.officer' : 'finance.second';
    if (request) await bank.decide(request, { by });
    const file = await bank.makeAll();
    expect(file.payoutCount).toBe(1);
    expect((await read(payout.id)).attempts).toHaveLength(2);
  });

  it('stays where it is without an account to go to, a reason, or a return', async () => {
    const { payout } = await cameBack();
    expect((await resend(payout.id, payout.version, { reason: ' ' })).status).toBe(400);
    await ask(`update bank_account set status = 'I' where merchant_id = $1`, [merchantId]);
    const none = await resend(payout.id, payout.version);
    expect([none.status, none.body.error]).toEqual([422, 'rule_no_account']);
    await ask(`update bank_account set status = 'A' where merchant_id = $1`, [merchantId]);
    await resendByTwo(payout);
    const twice = await resend(payout.id, (await read(payout.id)).version);
    expect([twice.status, twice.body.error]).toEqual([422, 'rule_illegal_move']);
    await bank.makeAll();
  });

  it('is seen by its payee with its history, and by no more of an account than its last digits', async () => {
    const { payout } = await cameBack();
    const seen = await read(payout.id, 'accounting');
    expect(seen.attempts).toMatchObject([{ attempt: 1, outcome: 'RETURNED' }]);
    expect(JSON.stringify(seen)).not.toContain('1234567890');
    expect((await app.call('GET', `${BASE}/${payout.id}`, { as: 'other.partner' })).status).toBe(404);
    expect((await resend(payout.id, payout.version, { as: 'accounting' })).status).toBe(403);
    await resend(payout.id, payout.version);
    expect((await read(payout.id, 'accounting')).requests).toEqual([]);
    expect((await read(payout.id, 'finance.officer')).requests).toHaveLength(1);
  });

  it('goes to the account that its approver saw, and to no other', async () => {
    const { payout } = await cameBack();
    const { body } = await resend(payout.id, payout.version);
    const [request] = body.data.requests;
    await ask(`update bank_account set account_number = '0011112222' where merchant_id = $1`, [merchantId]);
    const refused = await bank.decide(request);
    expect([refused.status, refused.body.error]).toEqual([422, 'rule_account_changed']);
    expect(await statusOf(payout.id)).toBe('RETURNED');
    await bank.decide(request, { verdict: 'refuse' });
    await resendByTwo(await read(payout.id));
    expect(await read(payout.id)).toMatchObject({ status: 'SCHEDULED', accountLast4: '2222' });
    await bank.makeAll();
  });
});
