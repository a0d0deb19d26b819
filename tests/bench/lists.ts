import { countStatement, rowsStatement } from '#server/lists/statements.ts';
import { partnerSource } from '#server/records/partner/partnerSource.ts';
import { merchantSource } from '#server/records/store/merchantSource.ts';
import { type Call, measureCall, withBulk } from './against.ts';
import type { Result } from './result.ts';

const ROWS = 100_000;

// One row more than the page, as the call asks to know whether there is a next page.
const PARTNERS: Call = {
  path: '/api/partners',
  statements: (asker) => {
    const source = partnerSource(asker);
    return [countStatement(source, {}), rowsStatement(source, {}, { sort: 'name', limit: 21 })];
  },
};
const STORES: Call = {
  path: '/api/merchants',
  statements: (asker) => {
    const source = merchantSource(asker);
    return [countStatement(source, {}), rowsStatement(source, {}, { sort: 'merchantName', limit: 21 })];
  },
};

/** The list calls on 100,000 rows against their floor, both in this process and this run, as staff and as a partner. */
export const measureLists = (): Promise<Result[]> =>
  withBulk({ partners: ROWS, merchants: ROWS }, async (app) => {
    const results: Result[] = [];
    const on = `${ROWS.toLocaleString('en')} rows`;
    for (const [username, calls] of [
      ['sales.admin', [PARTNERS, STORES]],
      ['partner.admin', [STORES]],
    ] as const)
      for (const call of calls)
        for (const connections of [1, 16])
          results.push(await measureCall(app, username, call, { connections, on, budget: 2 }));
    return results;
  });
