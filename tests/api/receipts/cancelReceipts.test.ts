import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { OTHERS, type ReceiptBench, startReceiptBench } from './receiptBench.ts';

let bench: ReceiptBench;
beforeAll(async () => {
  bench = await startReceiptBench();
});
beforeEach(() => bench.app.clearLimits());
afterAll(() => bench.app.stop());

describe('a receipt that is cancelled', () => {
  it('that is asked for once more with its key answers as it did, and that it waits', async () => {
    const { orNumber, version } = await bench.issued('others', OTHERS);
    const ask = () =>
      bench.app.call('POST', `/api/official-receipts/${orNumber}/cancelled`, {
        as: 'finance.officer',
        body: { reason: 'WRONG_AMOUNT', note: 'A zero too many' },
        headers: { 'If-Match': String(version), 'Idempotency-Key': 'cancel-once' },
      });
    const [first, again] = [await ask(), await ask()];
    expect([first.status, again.status, again.headers.get('idempotent-replayed')]).toEqual([
      202,
      202,
      'true',
    ]);
    expect(again.body).toEqual(first.body);
  });

  it('waits for somebody else than its issuer and whoever asked, keeps its number and says why', async () => {
    const made = await bench.issued('others', OTHERS);
    const asked = await bench.cancel(made, { as: 'sales.admin' });
    expect([asked.status, asked.body.data.status]).toEqual([202, 'ISSUED']);
    const { approvalRequestId: id } = asked.body.data.cancellation;
    const request = await bench.app.call('GET', `/api/approval-requests/${id}`, { as: 'finance.second' });
    expect(request.body.data).toMatchObject({
      ...{ kind: 'RECEIPT', maker: 'sales.admin', receipt: { orNumber: made.orNumber, isOwnWork: false } },
      diff: [
        { field: 'receiptStatus', before: 'ISSUED', after: 'CANCELLED' },
        { field: 'cancelReason', before: null, after: 'WRONG_AMOUNT' },
        { field: 'cancelNote', before: null, after: 'A zero too many' },
      ],
    });
    expect((await bench.cancel(made)).body.error).toBe('rule_request_open');
    expect((await bench.decide(id, 'approve', 'sales.admin')).body.error).toBe('rule_own_request');
    // Its issuer has a hand in it, and is told so before they try.
    const toIssuer = await bench.app.call('GET', `/api/approval-requests/${id}`, { as: 'finance.officer' });
    expect(toIssuer.body.data.receipt).toMatchObject({ isOwnWork: true });
    expect((await bench.decide(id, 'approve', 'finance.officer')).body.error).toBe('rule_own_request');
    // Nor does its issuer by another account.
    const number = (of: string) => `(select mobile_number from user_account where username = '${of}')`;
    const { rows } = await bench.app.admin.query(`select ${number('finance.second')} as own`);
    const set = `update user_account set mobile_number = `;
    await bench.app.admin.query(`${set}${number('finance.officer')} where username = 'finance.second'`);
    expect((await bench.decide(id, 'approve', 'finance.second')).body.error).toBe('rule_own_request');
    await bench.app.admin.query(`${set}$1 where username = 'finance.second'`, [rows[0].own]);
    expect((await bench.decide(id, 'approve', 'finance.second')).status).toBe(200);
    expect(await bench.read(made.orNumber)).toMatchObject({
      ...{
        status: 'CANCELLED',
        cancelReason: 'WRONG_AMOUNT',
        cancelNote: 'A zero too many',
        nextMark: 'CANCELLED',
      },
      ...{ cancelAskedBy: 'sales.admin', cancelledBy: 'finance.second', cancellation: null },
    });
    const again = await bench.cancel(await bench.read(made.orNumber));
    expect([again.status, again.body.error]).toEqual([422, 'rule_receipt_cancelled']);
  });

  it('is replaced once, by the next number, which names it', async () => {
    const made = await bench.issued('others', OTHERS);
    const early = await bench.issue('others', { ...OTHERS, replaces: made.orNumber });
    expect(early.body.error).toBe('rule_not_replaceable');
    const { body } = await bench.cancel(made);
    await bench.decide(body.data.cancellation.approvalRequestId, 'approve', 'finance.second');
    const { next } = await bench.given();
    const other = await bench.issued('others', { ...OTHERS, replaces: made.orNumber });
    expect(other).toMatchObject({ replaces: made.orNumber, orNumber: `T-${String(next).padStart(10, '0')}` });
    expect((await bench.read(made.orNumber)).replacedBy).toBe(other.orNumber);
    const third = await bench.issue('others', { ...OTHERS, replaces: made.orNumber });
    expect(third.body.error).toBe('rule_not_replaceable');
  });

  it('stands when the second person refuses', async () => {
    const made = await bench.issued('others', OTHERS);
    const { body } = await bench.cancel(made);
    const { approvalRequestId: id } = body.data.cancellation;
    expect((await bench.decide(id, 'refuse', 'finance.second')).status).toBe(200);
    expect(await bench.read(made.orNumber)).toMatchObject({ status: 'ISSUED', cancellation: null });
  });

  it('is asked for with the version that was seen, a reason and words', async () => {
    const made = await bench.issued('others', OTHERS);
    expect((await bench.cancel({ ...made, version: 9 })).status).toBe(409);
    expect((await bench.cancel(made, { note: 'no' })).body.fields).toHaveProperty('note');
    expect((await bench.cancel(made, { reason: 'MOOD' })).body.fields).toHaveProperty('reason');
    expect((await bench.cancel({ ...made, orNumber: 'T-9999999999' })).status).toBe(404);
  });
});

describe('what is posted', () => {
  it('stands: the database changes and deletes nothing of it, whoever asks', async () => {
    const { orNumber } = await bench.issued('others', OTHERS);
    const change = (set: string) =>
      bench.app.admin.query(`update receipt set ${set} where or_number = $1`, [orNumber]);
    for (const set of [
      'gross = gross + 1',
      `payor_name = 'Other'`,
      'number = number + 1',
      `or_number = 'X'`,
      'day = day - 1',
    ])
      await expect(change(set)).rejects.toThrow('stands');
    await expect(bench.app.admin.query('delete from receipt')).rejects.toThrow('keeps its number');
  });

  it('is in the trail with who posted it, and without the code by which it is checked', async () => {
    const { orNumber, verifyCode } = await bench.issued('others', OTHERS);
    const { rows } = await bench.app.admin.query(
      `select e.after from audit.entry e where e.target = 'receipt' and e.after ->> 'or_number' = $1`,
      [orNumber],
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows[0])).not.toContain(verifyCode);
  });
});
