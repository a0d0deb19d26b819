import { promoSource } from '#server/areas/promos/promoSource.ts';
import { countStatement, rowsStatement } from '#server/lists/statements.ts';
import { type Call, measureCall, withBulk } from './against.ts';
import type { Result } from './result.ts';
import { seedPromos } from './seeds/seedPromos.ts';

const PROMOS = 2000;
const LINKS = 500;
const ON = '2,000 promos with 1,000,000 stores';

const list = (query: string, filter: object, page: { sort: string; gather?: boolean }): Call => ({
  path: `/api/promos${query}`,
  statements: (asker) => {
    const source = promoSource(asker);
    return [countStatement(source, filter), rowsStatement(source, filter, { ...page, limit: 21 })];
  },
});
const FIRST = list('', {}, { sort: '-dtimeUpdated' });
const APPROVED = list(
  '?tab=approved&sort=dtimeValidity.to',
  { tab: 'approved' },
  { sort: 'dtimeValidity.to' },
);
const SEARCH = list('?q=bench+promo+19', { q: 'bench promo 19' }, { sort: '-dtimeUpdated', gather: true });

/** The list of promos over 50,000 stores, as staff, as a partner and as one of its stores. */
export const measurePromos = (): Promise<Result[]> =>
  withBulk({ partners: 5000, merchants: 50_000 }, async (app) => {
    await seedPromos(app.admin, { promos: PROMOS, links: LINKS });
    const results: Result[] = [];
    for (const [username, calls] of [
      ['loyalty.editor', [FIRST, APPROVED, SEARCH]],
      ['partner.admin', [FIRST]],
      ['store.manager', [FIRST]],
    ] as const)
      for (const call of calls)
        for (const connections of [1, 16])
          results.push(await measureCall(app, username, call, { connections, on: ON, budget: 2 }));
    return results;
  });
