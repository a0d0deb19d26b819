import { deskParts } from '#server/areas/desk/deskParts.ts';
import { statementOf } from '#server/desk/readTogether.ts';
import { DESK } from '#server/registries/desk.ts';
import { type Call, measureCall, withBulk } from './against.ts';
import type { Result } from './result.ts';
import { seedPayments } from './seeds/seedPayments.ts';

const PAYMENTS = 1_000_000;
const DAYS = 730;
const ON = '1,000,000 payments of 24 months';

/** The first page is one statement, which is its slowest. */
const HOME: Call = {
  path: '/api/desk',
  statements: (asker) => [statementOf(deskParts(DESK, asker, 'en'))],
};

/** The first page over two years of 50,000 stores, as staff with every right, as finance, as a partner and as one of its stores. */
export const measureHome = (): Promise<Result[]> =>
  withBulk({ partners: 5000, merchants: 50_000 }, async (app) => {
    await seedPayments(app.admin, { payments: PAYMENTS, days: DAYS, last: '2026-11-20' });
    const results: Result[] = [];
    for (const username of ['sales.admin', 'finance.officer', 'partner.admin', 'store.manager'])
      for (const connections of [1, 16])
        results.push(await measureCall(app, username, HOME, { connections, on: ON, budget: 2 }));
    return results;
  });
