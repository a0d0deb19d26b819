import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REVIEW_SORTS, type ReviewFinding } from '#contract/people/accessReview.ts';
import { reviewSource } from '#server/areas/users/review/reviewSource.ts';
import { countStatement, rowsStatement } from '#server/lists/statements.ts';
import { seedUsers } from '#tests/bench/seeds/seedUsers.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { indexes, planOf, seqScans } from '#tests/support/app/plans.ts';
import { TEST_NOW } from '#tests/support/app/testNow.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await seedUsers(app.admin, 40_000);
}, 120_000);
afterAll(() => app.stop());

const FINDINGS = ['unused-rights', 'no-sign-in'] as const;
const page = (sort: string) => ({ sort, limit: 21 });
const BIG = ['user_account', 'right_used', 'right_review', 'user_access_role'];
const scanned = async (statement: Parameters<typeof planOf>[2]) =>
  seqScans(await planOf(app, 'internal', statement)).filter((table) => BIG.includes(table ?? ''));

describe('the review of access', () => {
  const INDEX: Readonly<Record<(typeof REVIEW_SORTS)[number], string>> = {
    name: 'user_account_in_use_name',
    dtimeIdle: 'user_account_in_use_idle',
    dtimeCreated: 'user_account_in_use_created',
    id: 'user_account_pkey',
  };
  const cases = FINDINGS.flatMap((finding) =>
    REVIEW_SORTS.flatMap((sort): [ReviewFinding, (typeof REVIEW_SORTS)[number], string][] => [
      [finding, sort, sort],
      [finding, sort, `-${sort}`],
    ]),
  );

  it.each(cases)('comes along an index: %s by %s, %s', async (finding, field, sort) => {
    const statement = rowsStatement(reviewSource(finding, TEST_NOW), {}, page(sort));
    const plan = await planOf(app, 'internal', statement);
    expect(indexes(plan)).toContain(INDEX[field]);
    expect(await scanned(statement)).toEqual([]);
  });

  it.each(FINDINGS)('looks at no more than it counts, and finds people by index: %s', async (finding) => {
    const source = reviewSource(finding, TEST_NOW);
    for (const filter of [{ q: { like: 'reyes 123' } }, { partnerId: '5' }])
      for (const statement of [countStatement(source, filter), rowsStatement(source, filter, page('name'))])
        expect(await scanned(statement)).toEqual([]);
    const plan = await planOf(app, 'internal', countStatement(source, {}));
    expect(seqScans(plan)).not.toContain('right_used');
    expect(seqScans(plan)).not.toContain('user_access_role');
  });
});
