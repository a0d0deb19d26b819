import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  APPLICATION_TABS,
  applicationTabs,
  PARTNER_TABS,
  partnerTabs,
  type StatePredicate,
} from '#domain/records/recordTabs.ts';
import { APPLICATION_STATUSES, WORKFLOW_STATUSES } from '#domain/review/applicationStatus.ts';
import { seedMany } from '#tests/bench/seeds/seedMany.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { makeApplication } from '#tests/support/records/applications.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  for (const status of APPLICATION_STATUSES)
    for (const workflow of [null, ...WORKFLOW_STATUSES]) {
      // Minutes and seconds alike, so that ties are met too.
      const submittedAt = `2026-10-${10 + (APPLICATION_STATUSES.indexOf(status) % 3)}T00:00:00Z`;
      await makeApplication(app.admin, {
        status,
        workflow,
        submittedAt,
        isComplete: false,
        stores: [{ status, workflow }],
      });
    }
  await app.admin.query(`insert into user_access_role (user_id, access_role_id)
    select u.id, a.id from user_account u join access_role a on a.name in ('HCPC_SBO_REVIEW', 'HCPC_ANTIFRAUD_REVIEW')
    where u.username = 'online.viewer'`);
}, 120_000);
afterAll(() => app.stop());

interface Row {
  id: string;
  status: never;
  workflowStatus: never;
  dtimeSubmitted: string | null;
}
const page = async (path: string, query: Record<string, string>, as = 'sales.admin') =>
  (await app.call('GET', path, { as, query: { limit: '100', ...query } })).body.data;
const walk = async (
  path: string,
  query: Record<string, string>,
  as: string,
  limit = '100',
): Promise<Row[]> => {
  const rows: Row[] = [];
  let next: string | null = null;
  do {
    const data = await page(path, { ...query, limit, ...(next ? { cursor: next } : {}) }, as);
    rows.push(...data.list);
    next = data.next;
  } while (next);
  return rows;
};
const counts = async (type: string, as = 'sales.admin'): Promise<Record<string, number>> => {
  const { body } = await app.call('GET', `/api/partner-management/counts/${type}`, { as });
  return Object.fromEntries(
    body.data.list.map((row: { tab: string; count: number }) => [row.tab, row.count]),
  );
};

const PARTNERS = '/api/partners/v3/search';
const APPLICATIONS = '/api/partner-management/applications';
const holds = (predicate: StatePredicate, { status, workflowStatus }: Row) =>
  predicate(status, workflowStatus);

describe('tabs', () => {
  it.each([
    ['partners', PARTNERS],
    ['merchants', '/api/merchants'],
  ])('of %s hold what the rule says, and their counts are their totals', async (type, path) => {
    const all = await walk(path, {}, 'sales.admin');
    const counted = await counts(type);
    expect(Object.keys(counted)).toEqual([...PARTNER_TABS]);
    for (const tab of PARTNER_TABS) {
      const rows = await walk(path, { tab }, 'sales.admin');
      const should = all.filter((row) => holds(partnerTabs[tab], row)).map((row) => row.id);
      expect(rows.map((row) => row.id).sort(), tab).toEqual(should.sort());
      expect(counted[tab], tab).toBe(rows.length);
    }
  });

  it('of applications hold what the rule says, and their counts are their totals', async () => {
    const all = await walk(PARTNERS, {}, 'sales.admin');
    const counted = await counts('applications');
    expect(Object.keys(counted)).toEqual([...APPLICATION_TABS]);
    for (const tab of APPLICATION_TABS) {
      if (tab === 'waiting') continue;
      const rows = await walk(APPLICATIONS, { tab }, 'sales.admin');
      const should = all.filter((row) => holds(applicationTabs[tab], row)).map((row) => row.id);
      expect(rows.map((row) => row.id).sort(), tab).toEqual(should.sort());
      expect(counted[tab], tab).toBe(rows.length);
    }
  });

  it('several at once are taken, an unknown one is refused by its name', async () => {
    const some = await page(APPLICATIONS, { 'tab[in]': 'risk,cancelled' });
    const counted = await counts('applications');
    expect(some.total).toBe((counted.risk ?? 0) + (counted.cancelled ?? 0));
    const { status, body } = await app.call('GET', APPLICATIONS, {
      as: 'sales.admin',
      query: { tab: 'mine' },
    });
    expect([status, Object.keys(body.fields)]).toEqual([400, ['tab']]);
    expect(
      (await app.call('GET', '/api/partner-management/counts/users', { as: 'sales.admin' })).status,
    ).toBe(404);
  });

  it('a partner counts its own', async () => {
    expect(await counts('partners', 'partner.admin')).toMatchObject({ all: 1, active: 1, application: 0 });
    expect(await counts('merchants', 'store.manager')).toMatchObject({ all: 1 });
  });
});

describe('what waits for the one who looks', () => {
  const waiting = async (as: string) =>
    (await walk(APPLICATIONS, { tab: 'waiting' }, as)).map((row) => `${row.status}/${row.workflowStatus}`);

  it('is by permission: the SBO, risk, both, nothing for who reviews nothing', async () => {
    const sbo = await waiting('sbo.reviewer');
    const risk = await waiting('antifraud.reviewer');
    expect(new Set(sbo)).toEqual(
      new Set(['SUBMITTED/null', 'SUBMITTED/INCOMPLETE', 'SUBMITTED/RISK_VERIFICATION_FAILED']),
    );
    expect(new Set(risk)).toEqual(new Set(['SUBMITTED/RISK_VERIFICATION']));
    expect((await waiting('online.viewer')).sort()).toEqual([...sbo, ...risk].sort());
    expect(await waiting('sales.admin')).toEqual([]);
    expect((await counts('applications', 'sbo.reviewer')).waiting).toBe(sbo.length);
  });

  it('is what is incomplete for a partner who may mend it', async () => {
    await app.admin.query(`update partner set status = 'INCOMPLETE' where id = 2`);
    expect(await waiting('other.partner')).toEqual(['INCOMPLETE/null']);
    expect(await waiting('store.manager')).toEqual([]);
    await app.admin.query(`update partner set status = 'A' where id = 2`);
  });

  it.each(['sbo.reviewer', 'antifraud.reviewer', 'online.viewer', 'sales.admin'])(
    'comes first for %s with the oldest on top, the newest of the rest behind it; by cursor every row once, there and back',
    async (as) => {
      const first = await page(APPLICATIONS, {}, as);
      const rows = await walk(APPLICATIONS, {}, as, '7');
      expect(new Set(rows.map((row) => row.id)).size).toBe(first.total);
      const mine = new Set((await walk(APPLICATIONS, { tab: 'waiting' }, as)).map((row) => row.id));
      expect(rows.slice(0, mine.size).every((row) => mine.has(row.id))).toBe(true);
      const instants = (part: Row[]) => part.map((row) => row.dtimeSubmitted ?? '').filter(Boolean);
      const [front, back] = [instants(rows.slice(0, mine.size)), instants(rows.slice(mine.size))];
      expect(front).toEqual(front.toSorted());
      expect(back).toEqual(back.toSorted().reverse());
      const second = await page(
        APPLICATIONS,
        { limit: '7', cursor: (await page(APPLICATIONS, { limit: '7' }, as)).next },
        as,
      );
      const again = await page(APPLICATIONS, { limit: '7', cursor: second.previous }, as);
      expect(again.list.map((row: Row) => row.id)).toEqual(rows.slice(0, 7).map((row) => row.id));
      const down = await walk(APPLICATIONS, { sort: '-waiting' }, as, '9');
      expect(down.map((row) => row.id)).toEqual(rows.map((row) => row.id).reverse());
    },
  );
});

describe('counts of long lists', () => {
  it('are exact to 10,000 and then say that they are not', async () => {
    await seedMany(app.admin, { partners: 200, merchants: 10_200 });
    const { body } = await app.call('GET', '/api/partner-management/counts/merchants', { as: 'sales.admin' });
    const [all, active] = body.data.list;
    expect(all).toEqual({ tab: 'all', count: 10_000, isAtLeast: true });
    expect(active).toMatchObject({ tab: 'active', isAtLeast: false });
  });
});
