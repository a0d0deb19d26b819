import { manilaDate } from '#domain/day.ts';
import { disbursementSource, withRights } from '#server/areas/disbursements/disbursementSource.ts';
import { totalsStatement } from '#server/areas/disbursements/getDisbursementTotals.ts';
import { offsetSource, withOwedDays } from '#server/areas/offsets/offsetSource.ts';
import { payoutSource, withPayoutDays } from '#server/areas/settlements/payoutSource.ts';
import { countStatement, rowsStatement } from '#server/lists/statements.ts';
import { type Call, measureCall, withBulk } from '../against.ts';
import type { Result } from '../result.ts';
import { seedLines } from '../seeds/seedLines.ts';

const LINES = 2_500_000;
const DAYS = 730;
const ON = '2,500,000 lines of 24 months';
const BASE = '/api/finance-management';

// One row more than the page, as the call asks to know whether there is a next page.
const lines = (query: string, filter: object, sort = '-day'): Call => ({
  path: `${BASE}/reports/disbursement${query}`,
  statements: (asker) => {
    const selection = withRights(filter, asker);
    return [
      countStatement(disbursementSource, selection),
      rowsStatement(disbursementSource, selection, { sort, limit: 21 }),
    ];
  },
});
const sums = (query: string, filter: object): Call => ({
  path: `${BASE}/reports/disbursement/totals${query}`,
  statements: (asker) => [totalsStatement(withRights(filter, asker))],
});
const payouts = (query: string, filter: object, sort = '-day'): Call => ({
  path: `${BASE}/payouts${query}`,
  statements: ({ now }) => {
    const selection = withPayoutDays(filter, manilaDate(now));
    return [
      countStatement(payoutSource, selection),
      rowsStatement(payoutSource, selection, { sort, limit: 21 }),
    ];
  },
});
const offsets = (query: string, filter: object): Call => ({
  path: `/api/offset-report${query}`,
  statements: ({ now }) => {
    const selection = withOwedDays(filter, manilaDate(now));
    return [
      countStatement(offsetSource, selection),
      rowsStatement(offsetSource, selection, { sort: '-day', limit: 21 }),
    ];
  },
});

const YEAR = { gte: '2025-11-20', lte: '2026-11-20' };
const CALLS: Readonly<Record<string, readonly Call[]>> = {
  'finance.officer': [
    lines('', {}),
    lines('?day[gte]=2025-11-20&day[lte]=2026-11-20', { day: YEAR }),
    lines('?partnerId=1', { partnerId: '1' }),
    lines('?transactionType=HCPAY&sort=-net', { transactionType: 'HCPAY' }, '-net'),
    lines('?payoutStatus=HELD', { payoutStatus: 'HELD' }),
    payouts('', {}),
    payouts('?sort=-amount', {}, '-amount'),
    payouts('?status=HELD', { status: 'HELD' }),
    offsets('', {}),
  ],
  'partner.admin': [lines('', {}), payouts('', {})],
};

const SUMS = [sums('', {}), sums('?partnerId=1', { partnerId: '1' })];

/** The reports of lines, payouts and what is owed over two years of 50,000 stores, as staff and as a partner. */
export const measureReports = (): Promise<Result[]> =>
  withBulk({ partners: 5000, merchants: 50_000 }, async (app) => {
    await seedLines(app.admin, { lines: LINES, days: DAYS, last: '2026-11-20' });
    const results: Result[] = [];
    const measure = async (username: string, call: Call, connections: number) =>
      void results.push(await measureCall(app, username, call, { connections, on: ON, budget: 1.5 }));
    for (const [username, calls] of Object.entries(CALLS))
      for (const call of calls) for (const connections of [1, 16]) await measure(username, call, connections);
    // Sums are asked for once a page and read a hundred thousand lines: sixteen at a time measure the machine alone.
    for (const call of SUMS) await measure('finance.officer', call, 1);
    return results;
  });
