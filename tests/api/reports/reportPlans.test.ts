import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { disbursementSource, withRights } from '#server/areas/disbursements/disbursementSource.ts';
import { totalsStatement } from '#server/areas/disbursements/getDisbursementTotals.ts';
import { offsetSource, withOwedDays } from '#server/areas/offsets/offsetSource.ts';
import { payoutSource, withPayoutDays } from '#server/areas/settlements/payoutSource.ts';
import { runSource } from '#server/areas/settlements/runSource.ts';
import { withUsualDays } from '#server/lists/byDays.ts';
import { countStatement, rowsStatement } from '#server/lists/statements.ts';
import { seedLines } from '#tests/bench/seeds/seedLines.ts';
import { seedMany } from '#tests/bench/seeds/seedMany.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { type PlannedFor, planOf, seqScans } from '#tests/support/app/plans.ts';

const TODAY = '2026-11-20';
/** What the plans must not read from end to end; runs are one a day, and are in a page of memory or two. */
const LARGE = ['disbursement_line', 'payout', 'offset_application'];

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await seedMany(app.admin, { partners: 200, merchants: 2_000 });
  await seedLines(app.admin, { lines: 120_000, days: 400, last: TODAY });
}, 180_000);
afterAll(() => app.stop());

const WHO: readonly PlannedFor[] = ['internal', 'partner', 'merchant'];
const asker = {
  user: { permissions: new Set(['FM_VIEW_DR']) },
  now: new Date(`${TODAY}T04:00:00Z`),
} as unknown as Parameters<typeof withRights>[1];

type Statement = { text: string; values?: unknown[] };
interface Plans {
  first: (sort: string) => Statement;
  deep: (sort: string) => Statement;
  count: () => Statement;
}
const DEEP = { day: '2026-11-02', amount: '400000', net: '400000', original: '8000' } as Record<
  string,
  string
>;
const cursorOf = (sort: string) => ({
  direction: 'next' as const,
  key: DEEP[sort.replace('-', '')] ?? '90000',
  id: '90000',
});
const plansOf = <S extends Parameters<typeof rowsStatement>[0]>(
  source: unknown,
  selection: object,
): Plans => ({
  first: (sort) => rowsStatement(source as S, selection as never, { sort, limit: 21 }),
  deep: (sort) => rowsStatement(source as S, selection as never, { sort, limit: 21, cursor: cursorOf(sort) }),
  count: () => countStatement(source as S, selection as never),
});

const PARTS = {
  'the last 31 days': {},
  'a partner': { partnerId: '1' },
  'a store': { merchantId: '1' },
};
const PRODUCT = { 'a product': { transactionType: 'HCPAY' as const } };
interface List {
  sorts: readonly string[];
  selections: Readonly<Record<string, object>>;
  plans: (selection: object) => Plans;
}
const LISTS: Readonly<Record<string, List>> = {
  payouts: {
    sorts: ['-day', 'day', '-amount', '-id'],
    selections: {
      ...PARTS,
      'paid ones': { status: 'PAID' },
      'held ones': { status: 'HELD' },
      'open ones of a partner': { status: { in: ['HELD', 'SCHEDULED'] }, partnerId: '1' },
      'a named one': { id: '7' },
    },
    plans: (selection) => plansOf(payoutSource, withPayoutDays(selection, TODAY)),
  },
  lines: {
    sorts: ['-day', 'day', '-net', '-id'],
    selections: {
      ...PARTS,
      ...PRODUCT,
      'a quarter': { day: { gte: '2026-08-22', lte: TODAY } },
      'those of held payouts': { payoutStatus: 'HELD' },
      'those of a payout': { payoutId: '7' },
    },
    plans: (selection) => plansOf(disbursementSource, withRights(selection, asker)),
  },
  offsets: {
    sorts: ['-day', 'day', '-original', '-id'],
    selections: { ...PARTS, ...PRODUCT, 'what is owed': { state: { in: ['OPEN', 'PARTLY'] } } },
    plans: (selection) => plansOf(offsetSource, withOwedDays(selection, TODAY)),
  },
};

describe.each(Object.entries(LISTS))('plans of %s on bulk data', (_, { sorts, selections, plans }) => {
  it.each(WHO)('go by an index on first and deep pages whatever is filtered, as %s', async (who) => {
    for (const [name, selection] of Object.entries(selections)) {
      const { first, deep, count } = plans(selection);
      const all = [count(), ...sorts.flatMap((sort) => [first(sort), deep(sort)])];
      for (const statement of all) {
        const plan = await planOf(app, who, statement);
        const read = seqScans(plan).filter((table) => LARGE.includes(table ?? ''));
        expect(read, `${name}: ${statement.text}`).toEqual([]);
      }
    }
  });
});

describe('plans of what is read beside the lists', () => {
  it.each(WHO)('sum lines up by an index, as %s', async (who) => {
    for (const selection of [
      {},
      { partnerId: '1' },
      { merchantId: '1' },
      { transactionType: 'HCPAY' as const },
    ]) {
      const plan = await planOf(app, who, totalsStatement(withRights(selection, asker)));
      expect(seqScans(plan).filter((table) => LARGE.includes(table ?? ''))).toEqual([]);
    }
  });

  it('read the runs of the days that are asked for alone', async () => {
    const plan = await planOf(
      app,
      'internal',
      rowsStatement(runSource, withUsualDays({}, TODAY), { sort: '-day', limit: 21 }),
    );
    expect(seqScans(plan)).toEqual([]);
  });
});
