import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PERMISSIONS } from '#domain/permissions.ts';
import { chartParts } from '#server/areas/desk/chartParts.ts';
import { deskParts } from '#server/areas/desk/deskParts.ts';
import { statementOf } from '#server/desk/readTogether.ts';
import { DESK, DESK_CHARTS } from '#server/registries/desk.ts';
import { seedPayments } from '#tests/bench/seeds/seedPayments.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { externalAsker, staffAsker } from '#tests/support/app/asker.ts';
import { indexes, type PlanNode, type PlannedFor, planOf, seqScans } from '#tests/support/app/plans.ts';

const MOVES = `insert into application_event (partner_id, action, to_status, created_by, created_at)
  select 1 + n % 20, 'approve', 'APPROVED', 'sbo.reviewer', timestamptz '2024-01-01' + n * interval '20 minutes' from generate_series(1, 60000) n`;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await seedPayments(app.admin, { payments: 60_000, days: 400, last: '2026-11-20' });
  await app.admin.query('alter table application_event disable trigger user');
  await app.admin.query(MOVES);
  await app.admin.query('alter table application_event enable trigger user');
  await app.admin.query('vacuum analyze application_event');
}, 120_000);
afterAll(() => app.stop());

const askerFor = (who: PlannedFor) => {
  const asker = (who === 'internal' ? staffAsker : externalAsker)(...PERMISSIONS);
  const accessLevel = { internal: 'ALL', partner: 'PARTNER', merchant: 'MERCHANT' } as const;
  return { ...asker, user: { ...asker.user, accessLevel: accessLevel[who] } };
};
const LARGE = /^(?:payment_transaction|transaction_ref|application_event)/;
/** A month to come is a table of its own that holds nothing yet. */
const isToCome = (table: string) =>
  table > 'payment_transaction_202611' && table.startsWith('payment_transaction_');
/** The months of payments that a plan reads. */
const months = (plan: readonly PlanNode[]) =>
  new Set(
    plan.flatMap((node) => node['Relation Name'] ?? []).filter((name) => /^payment_transaction_/.test(name)),
  );

describe.each(['internal', 'partner', 'merchant'] as const)(
  'the first page of somebody with every right, for %s',
  (who) => {
    it('reads no large table from end to end', async () => {
      const plan = await planOf(app, who, statementOf(deskParts(DESK, askerFor(who), 'en')));
      expect(plan.length).toBeGreaterThan(0);
      const read = seqScans(plan).map((name) => name ?? '');
      expect(read.filter((name) => LARGE.test(name) && !isToCome(name))).toEqual([]);
    });

    it('reads payments of charts from the months of their days alone, and moves along an index', async () => {
      const plan = await planOf(app, who, statementOf(chartParts(DESK_CHARTS, askerFor(who), 'en')));
      expect(months(plan).size).toBeLessThanOrEqual(2);
      expect(seqScans(plan)).not.toContain('application_event');
    });
  },
);

it('what happened last comes along the index of its moments', async () => {
  const parts = deskParts({ ...DESK, queues: [] }, staffAsker('PAR_VIEW'), 'en');
  expect(indexes(await planOf(app, 'internal', statementOf(parts)))).toContain('application_event_moment');
});

it('promos that moved come along an index of their moves, out of the whole trail', async () => {
  const parts = deskParts({ ...DESK, queues: [] }, staffAsker('PRO_VIEW'), 'en');
  const plan = await planOf(app, 'internal', statementOf(parts));
  expect(indexes(plan)).toContain('entry_promo_move');
  expect(seqScans(plan)).not.toContain('entry');
});
