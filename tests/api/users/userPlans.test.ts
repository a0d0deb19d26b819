import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REVIEW_SORTS, type ReviewFinding } from '#contract/people/accessReview.ts';
import { USER_SORTS, type UserList } from '#contract/people/users.ts';
import { reviewSource } from '#server/areas/users/review/reviewSource.ts';
import { userSource } from '#server/areas/users/userSource.ts';
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

const source = (list: UserList = 'external') => userSource(list, TEST_NOW);
const page = (sort: string) => ({ sort, limit: 21 });
const scanned = async (who: 'internal' | 'partner' | 'merchant', statement: Parameters<typeof planOf>[2]) =>
  seqScans(await planOf(app, who, statement)).filter((table) => table === 'user_account');

describe('the lists of accounts, for staff', () => {
  const INDEX: Readonly<Record<(typeof USER_SORTS)[number], string>> = {
    name: 'user_account_name',
    username: 'user_account_username_key',
    dtimeSignedIn: 'user_account_signed_in',
    dtimeCreated: 'user_account_created',
    id: 'user_account_pkey',
  };

  it.each(USER_SORTS.flatMap((sort) => [[sort, sort] as const, [sort, `-${sort}`] as const]))(
    'come along the index of %s: %s',
    async (field, sort) => {
      const plan = await planOf(app, 'internal', rowsStatement(source(), {}, page(sort)));
      expect(indexes(plan)).toContain(INDEX[field]);
      expect(seqScans(plan)).toEqual([]);
    },
  );

  it.each(['reyes 123', 'bench.1234@', '0980 000 1234', 'tindahan'])(
    'are searched by index: %s',
    async (like) => {
      for (const statement of [
        rowsStatement(source(), { q: { like } }, page('name')),
        countStatement(source(), { q: { like } }),
      ])
        expect(await scanned('internal', statement)).toEqual([]);
    },
  );

  it('of invitations and of one partner read these alone', async () => {
    for (const statement of [
      rowsStatement(source('pending'), {}, page('name')),
      countStatement(source('pending'), {}),
      rowsStatement(source(), { partnerId: '5' }, page('name')),
      countStatement(source(), { partnerId: '5' }),
    ])
      expect(await scanned('internal', statement)).toEqual([]);
  });
});

describe('the lists of accounts, for people of partners', () => {
  it.each(['partner', 'merchant'] as const)('read those of the own %s alone, searched too', async (who) => {
    for (const filter of [{}, { q: { like: 'reyes 12' } }])
      for (const statement of [
        rowsStatement(source(), filter, page('name')),
        countStatement(source(), filter),
      ])
        expect(await scanned(who, statement)).toEqual([]);
  });
});

const FINDINGS = ['unused-rights', 'no-sign-in'] as const;
const BIG = ['user_account', 'right_used', 'right_review', 'user_access_role'];
const scannedOf = async (statement: Parameters<typeof planOf>[2]) =>
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
    expect(await scannedOf(statement)).toEqual([]);
  });

  it.each(FINDINGS)('looks at no more than it counts, and finds people by index: %s', async (finding) => {
    const source = reviewSource(finding, TEST_NOW);
    for (const filter of [{ q: { like: 'reyes 123' } }, { partnerId: '5' }])
      for (const statement of [countStatement(source, filter), rowsStatement(source, filter, page('name'))])
        expect(await scannedOf(statement)).toEqual([]);
    const plan = await planOf(app, 'internal', countStatement(source, {}));
    expect(seqScans(plan)).not.toContain('right_used');
    expect(seqScans(plan)).not.toContain('user_access_role');
  });
});
