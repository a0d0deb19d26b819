import { manilaDate } from '#domain/day.ts';
import { transactionSource, withDays } from '#server/areas/transactions/transactionSource.ts';
import { countStatement, rowsStatement } from '#server/lists/statements.ts';
import { type Call, measureCall, withBulk } from '../against.ts';
import type { Result } from '../result.ts';
import { seedPayments } from '../seeds/seedPayments.ts';

const PAYMENTS = 1_000_000;
const DAYS = 730;
const ON = '1,000,000 payments of 24 months';
const LATEST = '-dtimeTransaction';

const list = (query: string, filter: object, sort: string = LATEST, gather = false): Call => ({
  path: `/api/transactions${query}`,
  statements: ({ now }) => {
    const selection = withDays(filter, manilaDate(now));
    return [
      countStatement(transactionSource, selection),
      rowsStatement(transactionSource, selection, { sort, gather, limit: 21 }),
    ];
  },
});
const FIRST = list('', {});
const YEAR = { gte: '2025-11-20', lte: '2026-11-20' };
const CALLS: Readonly<Record<string, readonly Call[]>> = {
  'finance.officer': [
    FIRST,
    list('?day[gte]=2025-11-20&day[lte]=2026-11-20', { day: YEAR }),
    list('?partnerId=1', { partnerId: '1' }),
    list('?transactionType=HCPAY&sort=-amount', { transactionType: 'HCPAY' }, '-amount'),
    list('?status=VOIDED', { status: 'VOIDED' }),
    list('?amount[gte]=500.00&amount[lte]=1000.00', { amount: { gte: '500.00', lte: '1000.00' } }),
    list('?ccAccountNumber=0042', { ccAccountNumber: '0042' }),
    list('?q=BENCH77', { q: 'BENCH77' }, LATEST, true),
  ],
  'partner.admin': [FIRST],
  'store.manager': [FIRST],
};

/** The list of payments over two years of 50,000 stores, as staff, as a partner and as one of its stores. */
export const measureTransactions = (): Promise<Result[]> =>
  withBulk({ partners: 5000, merchants: 50_000 }, async (app) => {
    await seedPayments(app.admin, { payments: PAYMENTS, days: DAYS, last: '2026-11-20' });
    const results: Result[] = [];
    for (const [username, calls] of Object.entries(CALLS))
      for (const call of calls)
        for (const connections of [1, 16])
          results.push(await measureCall(app, username, call, { connections, on: ON, budget: 1.5 }));
    return results;
  });
