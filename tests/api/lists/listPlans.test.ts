import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { APPROVAL_SORTS } from '#contract/approvals.ts';
import { ASSOCIATE_SORTS } from '#contract/associates.ts';
import { JOB_SORTS } from '#contract/jobs.ts';
import { MERCHANT_SORTS } from '#contract/merchants.ts';
import { approvalSource } from '#server/approvals/approvalSource.ts';
import { queueSource } from '#server/areas/applications/review/queueSource.ts';
import { associateSource } from '#server/areas/associates/associateSource.ts';
import { jobSource } from '#server/areas/jobs/jobSource.ts';
import { countStatement, rowsStatement } from '#server/lists/statements.ts';
import { merchantSource } from '#server/records/store/merchantSource.ts';
import { switchAudit } from '#server/seed/demo/rows.ts';
import { seedMany } from '#tests/bench/seeds/seedMany.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { externalAsker, staffAsker } from '#tests/support/app/asker.ts';
import { indexes, planOf, seqScans, sorts } from '#tests/support/app/plans.ts';

const REQUESTS = `insert into approval_request (kind, partner_id, subject, command, base_version, diff, state, maker_id, maker,
    made_at, checker_id, checker, decided_at)
  select 'MDR_RATE', p.id, p.name, '{}', 1, '{}', 'APPLIED', 1, 'bench', timestamptz '2025-01-01' + n * interval '1 minute', 2, 'bench',
    timestamptz '2025-06-01' + (n * 7919 % 500000) * interval '1 minute'
  from generate_series(1, 4) n cross join partner p where p.created_by = 'bench'`;
const JOBS = `insert into job (owner_id, kind, params, status, created_at)
  select 1 + n % 8, 'export', '{}', 'done', timestamptz '2025-01-01' + n * interval '1 minute' from generate_series(1, 20000) n`;
const PEOPLE = `insert into associate (partner_id, kind, first_name, last_name)
  select p.id, 'RETAILER', 'Bench', 'Person ' || n from generate_series(1, 5) n cross join partner p where p.created_by = 'bench'`;

let app: TestApp;
let partner: string;
let chain: string;
beforeAll(async () => {
  app = await startTestApp();
  const { admin } = app;
  await seedMany(admin, { partners: 5000, merchants: 15_000, people: true });
  await switchAudit(admin, ['approval_request', 'associate'], 'disable');
  for (const statement of [REQUESTS, JOBS, PEOPLE]) await admin.query(statement);
  await switchAudit(admin, ['approval_request', 'associate'], 'enable');
  await admin.query('vacuum analyze approval_request, job, associate');
  const { rows } = await admin.query(
    `select (select max(id) from partner where created_by = 'bench')::text as partner,
      (select partner_id from merchant group by partner_id order by count(*) desc limit 1)::text as chain`,
  );
  ({ partner, chain } = rows[0]);
}, 120_000);
afterAll(() => app.stop());

const bothWays = <S extends string>(names: readonly S[]) => names.flatMap((name) => [name, `-${name}`]);
const page = (sort: string) => ({ sort, limit: 21 });

describe('the approvals', () => {
  const source = () => approvalSource(staffAsker('PM_SBO_REVIEW', 'PAR_VIEW').user);
  const INDEX: Readonly<Record<(typeof APPROVAL_SORTS)[number], string>> = {
    subject: 'approval_request_subject',
    state: 'approval_request_state',
    dtimeDecided: 'approval_request_decided',
    dtimeMade: 'approval_request_made',
    id: 'approval_request_pkey',
  };

  it.each(bothWays(APPROVAL_SORTS))('come along the index of their order: %s', async (sort) => {
    const plan = await planOf(app, 'internal', rowsStatement(source(), {}, page(sort)));
    expect(indexes(plan)).toContain(INDEX[sort.replace('-', '') as keyof typeof INDEX]);
    expect([seqScans(plan), sorts(plan)]).toEqual([[], []]);
  });

  it.each(bothWays(APPROVAL_SORTS))(
    'go on behind a row without reading what is before it: %s',
    async (sort) => {
      const key =
        { id: '1', subject: 'M', state: 'APPLIED' }[sort.replace('-', '')] ?? '2025-06-01T00:00:00Z';
      const cursor = { key, id: '9000', direction: 'next' } as const;
      const plan = await planOf(app, 'internal', rowsStatement(source(), {}, { ...page(sort), cursor }));
      expect([seqScans(plan), sorts(plan)]).toEqual([[], []]);
    },
  );

  it('that wait are found by their state', async () => {
    const filter = { waiting: true };
    for (const statement of [rowsStatement(source(), filter, page('-id')), countStatement(source(), filter)])
      expect(seqScans(await planOf(app, 'internal', statement))).toEqual([]);
  });
});

describe('the review queue', () => {
  it.each([[['PM_SBO_REVIEW']], [['PM_RISK_REVIEW']], [['PM_SBO_REVIEW', 'PM_RISK_REVIEW']]] as const)(
    'reads what waits for %j by its status, and no other partner or store',
    async (held) => {
      const source = queueSource(staffAsker(...held));
      for (const sort of ['name', '-partnerName', 'dtimeSubmitted', '-id'])
        for (const statement of [rowsStatement(source, {}, page(sort)), countStatement(source, {})]) {
          const plan = await planOf(app, 'internal', statement);
          expect(seqScans(plan).filter((table) => table === 'partner' || table === 'merchant')).toEqual([]);
          const byStatus = indexes(plan).filter((name) =>
            /^(?:partner|merchant)_(?:status|application)$/.test(name),
          );
          expect(new Set(byStatus.map((name) => name.replace(/_.*/, '')))).toEqual(
            new Set(['partner', 'merchant']),
          );
        }
    },
  );
});

describe('the stores that the review sent back', () => {
  it.each(['internal', 'partner'] as const)('are found by their status, for %s', async (who) => {
    const source = merchantSource(who === 'internal' ? staffAsker('PM_EDIT') : externalAsker('PM_EDIT'));
    const plan = await planOf(app, who, countStatement(source, { sentBack: true }));
    expect(seqScans(plan)).toEqual([]);
  });
});

describe('the people of a partner', () => {
  it.each(bothWays(ASSOCIATE_SORTS))('are read of that partner alone, in the order of %s', async (sort) => {
    for (const who of ['internal', 'partner'] as const) {
      const filter = { partnerId: who === 'partner' ? '1' : partner };
      for (const statement of [
        rowsStatement(associateSource, filter, page(sort)),
        countStatement(associateSource, filter),
      ])
        expect(seqScans(await planOf(app, who, statement)).filter((table) => table === 'associate')).toEqual(
          [],
        );
    }
  });
});

describe('the stores of a partner', () => {
  it.each(bothWays(MERCHANT_SORTS))('are read of that partner alone, in the order of %s', async (sort) => {
    for (const who of ['internal', 'partner'] as const) {
      const source = merchantSource(who === 'internal' ? staffAsker('PM_EDIT') : externalAsker('PM_EDIT'));
      const filter = { partnerId: partner };
      for (const statement of [rowsStatement(source, filter, page(sort)), countStatement(source, filter)]) {
        const plan = await planOf(app, who, statement);
        expect(seqScans(plan).filter((table) => table === 'merchant')).toEqual([]);
        expect(
          indexes(plan).filter((name) => /^merchant_(?:name|code|status|updated|pkey)$/.test(name)),
        ).toEqual([]);
      }
    }
  });
});

describe('the stores of a chain', () => {
  it.each([
    ['merchantName', 'merchant_partner_name'],
    ['-dtimeUpdated', 'merchant_partner_updated'],
  ])('come along the index of their order: %s', async (sort, index) => {
    const source = merchantSource(staffAsker('PM_EDIT'));
    const plan = await planOf(app, 'internal', rowsStatement(source, { partnerId: chain }, page(sort)));
    expect([indexes(plan).includes(index), sorts(plan)]).toEqual([true, []]);
  });
});

describe('the jobs of a user', () => {
  it.each(bothWays(JOB_SORTS))('are read of that user alone, in the order of %s', async (sort) => {
    const source = jobSource('en');
    for (const statement of [rowsStatement(source, {}, page(sort)), countStatement(source, {})]) {
      const plan = await planOf(app, 'internal', statement);
      expect([seqScans(plan), indexes(plan)]).toEqual([[], ['job_owner']]);
    }
  });
});
