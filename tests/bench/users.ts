import { userSource } from '#server/areas/users/userSource.ts';
import { countStatement, rowsStatement } from '#server/lists/statements.ts';
import { type Call, measureCall, withBulk } from './against.ts';
import type { Result } from './result.ts';
import { seedUsers } from './seedUsers.ts';

const ROWS = 100_000;

const call = (path: string, filter: Record<string, unknown> = {}): Call => ({
  path: `/api/user-account/list/external${path}`,
  statements: ({ now }) => {
    const source = userSource('external', now);
    return [countStatement(source, filter), rowsStatement(source, filter, { sort: 'name', limit: 21 })];
  },
});

/** The list of accounts and its search over 100,000 of them against their floor, as staff and as a partner. */
export const measureUsers = (): Promise<Result[]> =>
  withBulk({ partners: 2_000, merchants: 10_000 }, async (app) => {
    await seedUsers(app.admin, ROWS);
    const results: Result[] = [];
    const on = `${ROWS.toLocaleString('en')} accounts`;
    for (const username of ['it.support', 'partner.admin'])
      for (const one of [call(''), call('?q[like]=reyes%2012', { q: { like: 'reyes 12' } })])
        for (const connections of [1, 16])
          results.push(await measureCall(app, username, one, { connections, on, budget: 2 }));
    return results;
  });
