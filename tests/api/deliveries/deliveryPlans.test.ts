import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adviceSource, withAdviceDays } from '#server/areas/deliveryAdvices/adviceSource.ts';
import { countStatement, rowsStatement } from '#server/lists/statements.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { indexes, type PlannedFor, planOf, seqScans } from '#tests/support/app/plans.ts';

const TODAY = '2026-11-20';
const BULK = `insert into delivery_advice (source, number, loan_contract_number, customer, partner_id, merchant_id, amount, issued_at, status,
    delivered_at, ended_at)
  select 'BULK', 'B' || n, '44' || n, 'B•••', m.partner_id, m.id, 1000 + n % 5000, at, s, case s when 'DELIVERED' then at end,
    case s when 'DELIVERED' then at end
  from generate_series(1, 40000) n
  join (select row_number() over (order by id) - 1 as r, id, partner_id, count(*) over () as c from merchant) m on m.r = n % m.c
  cross join lateral (select '2026-11-20T02:00:00Z'::timestamptz - n * interval '13 minutes' as at,
    case when n % 20 = 0 then 'FOR_DELIVERY' else 'DELIVERED' end as s) x`;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await app.admin.query(BULK);
  await app.admin.query('analyze delivery_advice');
}, 120_000);
afterAll(() => app.stop());

const SELECTIONS = {
  'for delivery': { status: 'FOR_DELIVERY' as const },
  delivered: { status: 'DELIVERED' as const },
  'of a partner': { status: 'DELIVERED' as const, partnerId: '1' },
  'of a store': { status: 'DELIVERED' as const, merchantId: '1' },
  'of every status': {},
};
const WHO: readonly PlannedFor[] = ['internal', 'partner', 'merchant'];

describe('plans of the delivery advices on bulk data', () => {
  it.each(WHO)('go by an index to the first page and to a later one, as %s', async (who) => {
    for (const [name, selection] of Object.entries(SELECTIONS))
      for (const sort of ['-dtimeIssued', 'dtimeIssued', '-amount'])
        for (const cursor of [
          undefined,
          {
            direction: 'next' as const,
            key: sort.endsWith('amount') ? '4000' : '2026-11-02T04:00:00Z',
            id: '500',
          },
        ]) {
          const page = { sort, limit: 21, ...(cursor && { cursor }) };
          const statement = rowsStatement(adviceSource, withAdviceDays(selection, TODAY), page);
          const plan = await planOf(app, who, statement);
          expect(seqScans(plan), `${name}, ${sort}: ${statement.text}`).not.toContain('delivery_advice');
          expect(seqScans(plan), name).not.toContain('delivery_item');
        }
  });

  it.each(WHO)('count by an index, as %s', async (who) => {
    for (const [name, selection] of Object.entries(SELECTIONS)) {
      const plan = await planOf(app, who, countStatement(adviceSource, withAdviceDays(selection, TODAY)));
      expect(seqScans(plan), name).not.toContain('delivery_advice');
    }
  });

  it.each(WHO)('find a number by its indexes, as %s', async (who) => {
    const statement = rowsStatement(adviceSource, withAdviceDays({ q: 'B77' }, TODAY), {
      ...{ sort: '-dtimeIssued', limit: 21, gather: true },
    });
    const plan = await planOf(app, who, statement);
    expect(seqScans(plan)).not.toContain('delivery_advice');
    if (who === 'internal')
      expect(indexes(plan)).toEqual(
        expect.arrayContaining([
          'delivery_advice_number',
          'delivery_advice_contract',
          'delivery_advice_receipt',
        ]),
      );
  });
});
