import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applicationSource } from '#server/areas/applications/applicationSource.ts';
import { optionSource } from '#server/areas/partners/optionSource.ts';
import { countStatement, rowsStatement } from '#server/lists/statements.ts';
import { partnerSearchSource } from '#server/records/partner/partnerSource.ts';
import { merchantSource } from '#server/records/store/merchantSource.ts';
import { seedMany } from '#tests/bench/seeds/seedMany.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { externalAsker, staffAsker } from '#tests/support/app/asker.ts';
import { indexes, type PlannedFor, planOf, seqScans } from '#tests/support/app/plans.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await seedMany(app.admin, { partners: 5000, merchants: 15_000, people: true });
}, 120_000);
afterAll(() => app.stop());

const gather = (sort: string) => ({ sort, limit: 21, gather: true });
const TYPED = [
  'crestline city of bin',
  '000-812-345-000',
  '0917 555 0123',
  'B104242',
  'SK 2026 001234',
  'cr',
];
// Tables small enough to be read whole wherever they stand.
const SMALL = ['city', 'province', 'review_claim'];

describe('the search box', () => {
  const lists = (who: PlannedFor) => {
    const asker = who === 'internal' ? staffAsker('PM_SBO_REVIEW') : externalAsker('PM_EDIT');
    const [partners, stores, applications] = [
      partnerSearchSource(asker),
      merchantSource(asker),
      applicationSource(asker),
    ];
    return (q: string) => [
      rowsStatement(partners, { q }, gather('name')),
      countStatement(partners, { q }),
      rowsStatement(stores, { q }, gather('merchantName')),
      countStatement(stores, { q }),
      rowsStatement(applications, { q }, gather('waiting')),
      countStatement(applications, { q }),
    ];
  };

  it.each(TYPED)(
    'for staff reads %j from a bitmap of indexes, one for each way it may be meant',
    async (q) => {
      for (const statement of lists('internal')(q)) {
        const plan = await planOf(app, 'internal', statement);
        expect(
          seqScans(plan).filter((table) => !SMALL.includes(table ?? '')),
          statement.text,
        ).toEqual([]);
        expect(indexes(plan).some((name) => /_(search|reference_search|tin_search)$/.test(name))).toBe(true);
      }
    },
  );

  it('digits are looked for in names, codes, reference numbers, tax and mobile numbers at once', async () => {
    const [rows] = lists('internal')('0917 555 0123');
    const used = indexes(await planOf(app, 'internal', rows as { text: string }));
    expect(used).toEqual(
      expect.arrayContaining([
        'partner_search',
        'partner_code_search',
        'partner_reference_search',
        'partner_tin_search',
        'contact_person_mobile',
      ]),
    );
  });

  it.each(['partner', 'merchant'] as const)('for people of a %s stays inside their own rows', async (who) => {
    for (const q of TYPED)
      for (const statement of lists(who)(q)) {
        const plan = await planOf(app, who, statement);
        expect(
          seqScans(plan).filter((table) => !SMALL.includes(table ?? '')),
          statement.text,
        ).toEqual([]);
        expect(indexes(plan).filter((name) => /search|mobile/.test(name))).toEqual([]);
      }
  });
});

describe('lists of applications and of options', () => {
  it('read the applications by their index, whatever waits for the reader', async () => {
    for (const permissions of [
      [],
      ['PM_SBO_REVIEW'],
      ['PM_RISK_REVIEW'],
      ['PM_SBO_REVIEW', 'PM_RISK_REVIEW'],
    ]) {
      const applications = applicationSource(staffAsker(...permissions));
      for (const filter of [{}, { tab: 'waiting' as const }, { tab: 'risk' as const }]) {
        const rows = await planOf(
          app,
          'internal',
          rowsStatement(applications, filter, { sort: 'waiting', limit: 21 }),
        );
        const count = await planOf(app, 'internal', countStatement(applications, filter));
        for (const plan of [rows, count]) expect(seqScans(plan)).not.toContain('partner');
      }
    }
  });

  it('the partners of a select come along an index, active ones first', async () => {
    const first = await planOf(app, 'internal', rowsStatement(optionSource, {}, { sort: 'name', limit: 21 }));
    expect(indexes(first)).toEqual(['partner_option']);
    const typed = { partnerName: { like: 'pinec' } };
    expect(
      seqScans(await planOf(app, 'internal', rowsStatement(optionSource, typed, gather('name')))),
    ).toEqual([]);
  });
});
