import type { ReviewFinding } from '#contract/people/accessReview.ts';
import { joinIds } from '#domain/people/userRequests.ts';
import { reviewSource } from '#server/areas/users/review/reviewSource.ts';
import { userSource } from '#server/areas/users/userSource.ts';
import { countStatement, rowsStatement } from '#server/lists/statements.ts';
import type { TestApp } from '../support/app/runApp.ts';
import { type Call, measureCall, withBulk } from './against.ts';
import type { Result } from './result.ts';
import { seedUsers } from './seeds/seedUsers.ts';

const ROWS = 100_000;

const REVIEWS: readonly [finding: ReviewFinding, sort: string][] = [
  ['unused-rights', 'name'],
  ['no-sign-in', 'dtimeIdle'],
];
const reviewCall = ([finding, sort]: (typeof REVIEWS)[number]): Call => ({
  path: `/api/user-account/access-review/${finding}`,
  statements: ({ now }) => {
    const source = reviewSource(finding, now);
    return [countStatement(source, {}), rowsStatement(source, {}, { sort, limit: 21 })];
  },
});

const call = (path: string, filter: Record<string, unknown> = {}): Call => ({
  path: `/api/user-account/list/external${path}`,
  statements: ({ now }) => {
    const source = userSource('external', now);
    return [countStatement(source, filter), rowsStatement(source, filter, { sort: 'name', limit: 21 })];
  },
});

const WAITING = 1_000;
const REGISTER = `insert into user_request (kind, partner_id, access_role_id, first_name, last_name, birth_date, email, mobile_number, status,
    created_by)
  select 'registration', p.id, r.id, 'Waits', 'Person ' || n, '1990-01-01', 'waits.' || n || '@example.test', '639170000000', 'SUBMITTED', 'bench'
  from generate_series(1, $1) n, access_role r, (select min(id) as id from partner where status = 'A') p
  where r.name = 'ACCOUNTING_FINANCE' returning id`;

/** Seconds until as many accounts as one call takes are approved, each with its invitation. */
const measureApprovals = async (app: TestApp, on: string): Promise<Result> => {
  const { rows } = await app.admin.query<{ id: string }>(REGISTER, [WAITING]);
  await app.login('it.support');
  const from = performance.now();
  const { body } = await app.call('POST', '/api/user-account/approve-requests', {
    as: 'it.support',
    body: { ids: joinIds(rows.map(({ id }) => id)) },
  });
  const seconds = (performance.now() - from) / 1000;
  const approved = body.data.list.filter(({ code }: { code: string }) => code === 'approved').length;
  return {
    what: `Approving ${WAITING.toLocaleString('en')} requests, ${on}`,
    value: seconds,
    unit: 's',
    budget: 10,
    note: `${approved.toLocaleString('en')} approved, each with its invitation`,
  };
};

/** The list of accounts, its search and the review of access over 100,000 of them against their floor, as staff and as a partner. */
export const measureUsers = (): Promise<Result[]> =>
  withBulk({ partners: 2_000, merchants: 10_000 }, async (app) => {
    await seedUsers(app.admin, ROWS);
    const results: Result[] = [];
    const on = `${ROWS.toLocaleString('en')} accounts`;
    for (const username of ['it.support', 'partner.admin'])
      for (const one of [call(''), call('?q[like]=reyes%2012', { q: { like: 'reyes 12' } })])
        for (const connections of [1, 16])
          results.push(await measureCall(app, username, one, { connections, on, budget: 2 }));
    for (const one of REVIEWS.map(reviewCall))
      for (const connections of [1, 16])
        results.push(await measureCall(app, 'it.support', one, { connections, on, budget: 2 }));
    results.push(await measureApprovals(app, on));
    return results;
  });
