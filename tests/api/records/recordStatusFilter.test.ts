import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
  applicationStatus,
  shownInList,
  WORKFLOW_STATUSES,
} from '#domain/review/applicationStatus.ts';
import { exportBench } from '#tests/api/lists/exportBench.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { makeApplication } from '#tests/support/records/applications.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  for (const status of APPLICATION_STATUSES)
    for (const workflow of [null, ...WORKFLOW_STATUSES])
      await makeApplication(app.admin, {
        status,
        workflow,
        submittedAt: '2026-10-10T00:00:00Z',
        isComplete: false,
        stores: [{ status, workflow }],
      });
  // Stores of the first partner's people, in both states that are shown unlike they are stored.
  await app.admin.query(`update merchant set status = 'SUBMITTED', workflow_status = 'RISK_VERIFICATION_FAILED'
    where id = (select max(id) from merchant where partner_id = 1)`);
  await app.admin.query(`update merchant set status = 'SUBMITTED', workflow_status = 'APPROVED'
    where id = (select min(m.id) from merchant m where m.partner_id = 1
      and not exists (select from user_merchant u where u.merchant_id = m.id))`);
}, 120_000);
afterAll(() => app.stop());

interface Row {
  id: string;
  status: ApplicationStatus;
  workflowStatus: never;
}
const PATHS = {
  partners: '/api/partners/v3/search',
  merchants: '/api/merchants',
  applications: '/api/partner-management/applications',
} as const;
const walk = async (path: string, query: Record<string, string>, as: string): Promise<Row[]> => {
  const rows: Row[] = [];
  let next: string | null = null;
  do {
    const { status, body } = await app.call('GET', path, {
      as,
      query: { limit: '100', sort: 'id', ...query, ...(next ? { cursor: next } : {}) },
    });
    if (status !== 200) throw new Error(JSON.stringify(body));
    rows.push(...body.data.list);
    next = body.data.next;
  } while (next);
  return rows;
};
const shownOf = ({ status, workflowStatus }: Row) => shownInList(status, workflowStatus).shown;

describe('the filter by status looks at what the list shows', () => {
  it.each([
    ['partners', 'sales.admin'],
    ['partners', 'online.viewer'],
    ['merchants', 'sales.admin'],
    ['merchants', 'loyalty.editor'],
    ['applications', 'sbo.reviewer'],
    ['applications', 'antifraud.reviewer'],
    ['partners', 'partner.admin'],
    ['merchants', 'partner.admin'],
    ['merchants', 'store.manager'],
    ['merchants', 'other.partner'],
  ] as const)('of %s, for %s', async (type, as) => {
    const all = await walk(PATHS[type], {}, as);
    for (const status of APPLICATION_STATUSES) {
      const found = await walk(PATHS[type], { status }, as);
      const should = all.filter((row) => shownOf(row) === status);
      expect(
        found.map(({ id }) => id),
        status,
      ).toEqual(should.map(({ id }) => id));
    }
    const two = await walk(PATHS[type], { 'status[in]': 'REJECTED,A' }, as);
    expect(two.map(({ id }) => id)).toEqual(
      all.filter((row) => ['REJECTED', 'A'].includes(shownOf(row))).map(({ id }) => id),
    );
  });

  it('and so does the number in its tab', async () => {
    const { body } = await app.call('GET', '/api/partner-management/counts/partners', { as: 'sales.admin' });
    const counts = Object.fromEntries(
      body.data.list.map((row: { tab: string; count: number }) => [row.tab, row.count]),
    );
    for (const [tab, status] of [
      ['active', 'A'],
      ['inactive', 'I'],
      ['blocked', 'B'],
      ['closed', 'C'],
    ] as const)
      expect([tab, counts[tab]]).toEqual([
        tab,
        (await walk(PATHS.partners, { status }, 'sales.admin')).length,
      ]);
  });

  it.each(['partners', 'merchants', 'applications'] as const)('and so does an export of %s', async (type) => {
    const files = exportBench(app);
    await files.work();
    const { bytes } = await files.exported('sales.admin', {
      resource: type,
      query: 'status=REJECTED',
      columns: ['status'],
    });
    await files.rest();
    const [, ...rows] = bytes.toString('utf8').trim().split('\r\n');
    const shown = await walk(PATHS[type], { status: 'REJECTED' }, 'sales.admin');
    // What of its partner holds a store stands behind.
    expect(rows.map((row) => row.replace(/ \(Partner \w+\)$/, ''))).toEqual(
      shown.map(() => applicationStatus.REJECTED.label.en),
    );
  });
});
