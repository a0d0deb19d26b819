import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { formatDate } from '#domain/day.ts';
import { type Body, OTHERS, type ReceiptBench, startReceiptBench } from './receiptBench.ts';

let bench: ReceiptBench;
beforeAll(async () => {
  bench = await startReceiptBench();
});
beforeEach(() => bench.app.clearLimits());
afterAll(() => bench.app.stop());

const byCheck = (checkNumber: string, bankName = 'BDO Unibank'): Body => ({
  ...OTHERS,
  ...{ formOfPayment: 'CHECK', bankName, checkNumber, checkDate: bench.today },
});
const byTransfer = (referenceNumber: string): Body => ({
  ...OTHERS,
  ...{ formOfPayment: 'BANK_TRANSFER', referenceNumber },
});
const asked = async (body: Body, type = 'others') => {
  const { status, body: answer } = await bench.issue(type, body);
  return { status, error: answer.error, earlier: answer.earlier, message: answer.message };
};
const cancelled = async (receipt: { orNumber: string; version: number }): Promise<void> => {
  const { body } = await bench.cancel(receipt);
  await bench.decide(body.data.cancellation.approvalRequestId, 'approve', 'finance.second');
  expect((await bench.read(receipt.orNumber)).status).toBe('CANCELLED');
};

const WAITING = `select count(*)::int as n from pg_stat_activity, pg_stat_clear_snapshot()
  where datname = current_database() and wait_event_type = 'Lock'`;

describe('a receipt for money that is on another one', () => {
  it.each([
    ['a check written with zeros, spaces and in lower case', () => [byCheck('77 001a'), byCheck('0077001A')]],
    ['a bank written in another case', () => [byCheck('500', 'Metrobank'), byCheck('500', 'METRO BANK')]],
    ['a bank reference', () => [byTransfer('IPN-2026-1'), byTransfer('ipn 2026 1')]],
    [
      'a bank reference under another form of payment',
      () => [byTransfer('IPN-2026-2'), { ...byTransfer('IPN-2026-2'), formOfPayment: 'OTHERS' }],
    ],
  ] as const)(
    'is asked about with number, day, payor and amount of the earlier one: %s',
    async (_, bodies) => {
      const [first, second] = bodies() as [Body, Body];
      const earlier = await bench.issued('others', first);
      const { count } = await bench.given();
      const answer = await asked({ ...second, grossAmount: '5.00' });
      expect(answer).toMatchObject({ status: 422, error: 'rule_same_money', earlier: earlier.orNumber });
      for (const part of [
        `Already on ${earlier.orNumber}`,
        formatDate(bench.today),
        'Ana Reyes',
        '₱1,000.00',
      ])
        expect(answer.message).toContain(part);
      expect((await bench.given()).count).toBe(count);
    },
  );

  it('is issued once its issuer confirms the receipt that was named, and stores that on the receipt and in the audit trail', async () => {
    const earlier = await bench.issued('others', byCheck('88001'));
    const made = await bench.issued('others', { ...byCheck('88001'), confirmSameMoney: earlier.orNumber });
    expect(made).toMatchObject({ sameMoneyAs: earlier.orNumber, issuedBy: 'finance.officer' });
    expect(await bench.read(made.orNumber)).toMatchObject({ sameMoneyAs: earlier.orNumber });
    const { rows } = await bench.app.admin.query(
      `select e.after ->> 'same_money_as' as named, r.id::text as id from audit.entry e, receipt r
       where e.target = 'receipt' and e.after ->> 'or_number' = $1 and r.or_number = $2`,
      [made.orNumber, earlier.orNumber],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0].named).toBe(rows[0].id);
  });

  it('is asked about again when the confirmation names another receipt than the latest one', async () => {
    const first = await bench.issued('others', byCheck('88002'));
    const confirmed = { ...byCheck('88002'), confirmSameMoney: first.orNumber };
    const second = await bench.issued('others', confirmed);
    expect(await asked(confirmed)).toMatchObject({ error: 'rule_same_money', earlier: second.orNumber });
    expect(await asked({ ...confirmed, confirmSameMoney: 'T-0000000000' })).toMatchObject({ status: 422 });
  });

  it('is issued without a question for another bank, number or reference, and stores no confirmation', async () => {
    await bench.issued('others', byCheck('88003'));
    await bench.issued('others', byTransfer('IPN-2026-3'));
    for (const body of [byCheck('880030'), byCheck('88003', 'Metrobank'), byTransfer('IPN-2026-30')])
      expect(
        (await bench.issued('others', { ...body, confirmSameMoney: 'T-0000000001' })).sameMoneyAs,
      ).toBeNull();
    const noReference = { ...OTHERS, formOfPayment: 'BANK_TRANSFER' };
    await bench.issued('others', noReference);
    expect((await bench.issued('others', noReference)).sameMoneyAs).toBeNull();
  });

  it('does not count a cancelled receipt, so that its replacement takes the check over', async () => {
    const wrong = await bench.issued('others', byCheck('88004'));
    expect(await asked(byCheck('88004'))).toMatchObject({ error: 'rule_same_money' });
    await cancelled(wrong);
    const right = await bench.issued('others', { ...byCheck('88004'), replaces: wrong.orNumber });
    expect(right).toMatchObject({ replaces: wrong.orNumber, sameMoneyAs: null });
    expect(await asked(byCheck('88004'))).toMatchObject({ earlier: right.orNumber });
  });

  it('is asked about for every type of receipt', async () => {
    const { orNumber } = await bench.issued('others', byCheck('88005'));
    const { paymentFor: _, vatClass: __, ...rest } = byCheck('88005');
    const answer = await asked({ ...rest, payorName: 'Jo Cruz', contract: 'C-9' }, 'individual');
    expect(answer).toMatchObject({ error: 'rule_same_money', earlier: orNumber });
  });

  it('is asked about when two people issue both at the same time', async () => {
    const { admin } = bench.app;
    await admin.query('begin');
    await admin.query('select from receipt_series for no key update');
    const both = Promise.all(
      ['finance.officer', 'finance.second'].map((as) => bench.issue('others', byCheck('88006'), { as })),
    );
    try {
      await expect
        .poll(async () => (await admin.query(WAITING)).rows[0].n, { timeout: 20_000 })
        .toBeGreaterThanOrEqual(2);
    } finally {
      await admin.query('commit');
    }
    expect((await both).map(({ status }) => status).sort()).toEqual([200, 422]);
  });
});
