import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tillRefundStatement } from '#server/areas/transactions/tillRefunds.ts';
import { transactionSource, withDays } from '#server/areas/transactions/transactionSource.ts';
import { countStatement, rowsStatement } from '#server/lists/statements.ts';
import { seedPayments } from '#tests/bench/seeds/seedPayments.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { indexes, type PlanNode, type PlannedFor, planOf, seqScans } from '#tests/support/app/plans.ts';

const TODAY = '2026-11-20';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await seedPayments(app.admin, { payments: 60_000, days: 400, last: TODAY });
}, 120_000);
afterAll(() => app.stop());

/** The months of payments that a plan reads. */
const months = (plan: readonly PlanNode[]): string[] =>
  [
    ...new Set(
      plan.flatMap((node) => {
        const [, month] = /^payment_transaction_(\d{6})/.exec(node['Relation Name'] ?? '') ?? [];
        return month ?? [];
      }),
    ),
  ].sort();

const SELECTIONS = {
  'the last 31 days': {},
  'a partner': { partnerId: '1' },
  'a store': { merchantId: '1' },
  'a product': { transactionType: 'HCPAY' as const },
  'voided ones': { status: 'VOIDED' as const },
  'the last four digits of a card': { ccAccountNumber: '0042' },
  'an amount': { amount: { gte: '500.00', lte: '500.00' } },
  'a range of amounts': { amount: { gte: '10.00', lte: '5000.00' } },
  'refunded ones': { hasRefunds: true },
};
const SORTS = ['-dtimeTransaction', 'dtimeTransaction', '-amount'] as const;
const WHO: readonly PlannedFor[] = ['internal', 'partner', 'merchant'];
const page = (sort: string) => ({ sort, limit: 21 });
const deep = (sort: string) => ({
  ...page(sort),
  cursor: {
    direction: 'next' as const,
    key: sort.endsWith('amount') ? '40000' : '2026-11-02T04:00:00Z',
    id: '500',
  },
});

describe('plans of the payments on bulk data', () => {
  it.each(WHO)('go by an index in the months that are asked for and no other, as %s', async (who) => {
    for (const [name, selection] of Object.entries(SELECTIONS))
      for (const sort of SORTS)
        for (const at of [page(sort), deep(sort)]) {
          const statement = rowsStatement(transactionSource, withDays(selection, TODAY), at);
          const plan = await planOf(app, who, statement);
          const payments = seqScans(plan).filter((table) => table?.startsWith('payment_'));
          expect(payments, `${name}, ${sort}: ${statement.text}`).toEqual([]);
          expect(months(plan), `${name}, ${sort}`).toEqual(['202610', '202611']);
        }
  });

  it('count no other months either', async () => {
    const plan = await planOf(app, 'internal', countStatement(transactionSource, withDays({}, TODAY)));
    expect(months(plan)).toEqual(['202610', '202611']);
  });

  it.each(WHO)('find what a store refunded on a day by an index, within a year, as %s', async (who) => {
    const plan = await planOf(app, who, tillRefundStatement({ merchantId: '1' }, TODAY));
    const tables = plan.map((node) => node['Relation Name'] ?? '');
    expect(tables.filter((name) => /^(refund|payment_transaction)_/.test(name)).length).toBeGreaterThan(0);
    expect(tables.filter((name) => /_(2025(0[1-9]|10)|202612|2027\d\d)$/.test(name))).toEqual([]);
    expect(seqScans(plan).filter((table) => table?.startsWith('payment_'))).toEqual([]);
    expect(indexes(plan).some((name) => name.includes('merchant_id_requested_at'))).toBe(true);
  });

  it.each(WHO)('find a reference by its index, whatever its day, as %s', async (who) => {
    const statement = rowsStatement(transactionSource, withDays({ q: 'BENCH77' }, TODAY), {
      ...page('-dtimeTransaction'),
      gather: true,
    });
    const plan = await planOf(app, who, statement);
    expect(seqScans(plan)).not.toContain('transaction_ref');
    // Months that have not begun are empty.
    const read = seqScans(plan).filter(
      (table) => table?.startsWith('payment_') && !/2026(12)|2027/.test(table),
    );
    expect(read).toEqual([]);
    expect(indexes(plan)).toContain('transaction_ref_reference');
  });
});
