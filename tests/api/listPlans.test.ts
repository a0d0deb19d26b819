import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessRoleSource } from '#server/areas/accessRoles/source.ts';
import { auditSource } from '#server/areas/audit/source.ts';
import { merchantSource } from '#server/areas/merchants/source.ts';
import { partnerSource } from '#server/areas/partners/source.ts';
import { type Actor, withContext } from '#server/db/context.ts';
import { readAll } from '#server/db/list/readAll.ts';
import { countStatement, rowsStatement } from '#server/db/list/statements.ts';
import { seedMany } from '#tests/bench/seedMany.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { externalAsker, staffAsker } from '#tests/support/asker.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await seedMany(app.admin, { partners: 5000, merchants: 15_000 });
  await app.admin.query(`insert into access_role (name, is_external, permissions)
    select 'Bulk ' || n, false, '{UR_VIEW}' from generate_series(1, 3000) n`);
  await app.admin.query('vacuum analyze access_role, audit.entry');
}, 120_000);
afterAll(() => app.stop());

const ACTORS: Record<string, Omit<Actor, 'userId' | 'username' | 'role'>> = {
  internal: { class: 'internal', partnerId: null, merchantIds: [] },
  partner: { class: 'partner', partnerId: '1', merchantIds: [] },
  merchant: { class: 'merchant', partnerId: '1', merchantIds: ['1', '2', '3'] },
};
const as = <T>(who: string, work: Parameters<typeof withContext<T>>[3]) => {
  const actor = ACTORS[who] ?? ACTORS.internal;
  if (!actor) throw new Error(who);
  return withContext(app.pools, { ...actor, userId: '1', username: 'x', role: null }, 'plan', work);
};

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Node[];
}
const nodes = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodes)];

const scansOf = async (
  who: string,
  table: string,
  { text, values }: { text: string; values?: unknown[] },
) => {
  const rows = await as(who, (tx) =>
    tx.query<{ 'QUERY PLAN': [{ Plan: Node }] }>({
      text: `explain (format json) ${text}`,
      values: values ?? [],
    }),
  );
  const [plan] = rows[0]?.['QUERY PLAN'] ?? [];
  if (!plan) throw new Error('no plan');
  return nodes(plan.Plan)
    .filter((node) => node['Relation Name'] === table)
    .map((node) => node['Node Type']);
};

const page = (sort: string) => ({ sort, limit: 21 });
const behind = (sort: string, key: string) => ({
  sort,
  limit: 21,
  cursor: { direction: 'next' as const, key, id: '500' },
});
const gather = (sort: string) => ({ ...page(sort), gather: true });
const like = { merchantName: { like: 'crestline city of bin' } };

const askerAs = (who: string) => (who === 'internal' ? staffAsker() : externalAsker());
const merchantPages = (who: string) => {
  const stores = merchantSource(askerAs(who));
  return [
    rowsStatement(stores, {}, page('merchantName')),
    rowsStatement(stores, {}, behind('merchantName', 'M')),
    rowsStatement(stores, {}, page('-dtimeUpdated')),
    rowsStatement(stores, {}, page('id')),
    rowsStatement(stores, { partnerId: '7' }, page('merchantName')),
    rowsStatement(stores, like, gather('merchantName')),
  ];
};
const partnerPages = (who: string) => {
  const partners = partnerSource(askerAs(who));
  return [
    rowsStatement(partners, {}, page('name')),
    rowsStatement(partners, {}, behind('name', 'M')),
    rowsStatement(partners, {}, page('-dtimeUpdated')),
    rowsStatement(partners, { partnerName: { like: 'pinec' } }, gather('name')),
    rowsStatement(partners, { tinNumber: '000-812-345-000' }, page('name')),
  ];
};

describe('plans of the lists on bulk data', () => {
  it.each(Object.keys(ACTORS))('stores and partners are reached by an index as %s', async (who) => {
    for (const [table, pages] of [
      ['merchant', merchantPages],
      ['partner', partnerPages],
    ] as const)
      for (const statement of pages(who)) {
        const scans = await scansOf(who, table, statement);
        expect(scans.length, statement.text).toBeGreaterThan(0);
        expect(scans, `${who}: ${statement.text}`).not.toContain('Seq Scan');
      }
  });

  it('the trigram index serves a search of staff, the count of it too', async () => {
    for (const statement of [
      rowsStatement(merchantSource(staffAsker()), like, gather('merchantName')),
      countStatement(merchantSource(staffAsker()), like),
    ])
      expect(await scansOf('internal', 'merchant', statement)).toContain('Bitmap Heap Scan');
  });

  it('external users count their own rows by an index', async () => {
    for (const who of ['partner', 'merchant'])
      expect(
        await scansOf(who, 'merchant', countStatement(merchantSource(externalAsker()), {})),
      ).not.toContain('Seq Scan');
  });

  it('access roles and the trail are reached by an index', async () => {
    for (const statement of [
      rowsStatement(accessRoleSource, {}, page('role')),
      rowsStatement(accessRoleSource, {}, page('-dtimeUpdated')),
    ])
      expect(await scansOf('internal', 'access_role', statement)).not.toContain('Seq Scan');
    for (const filter of [{}, { target: 'merchant', targetKey: '5' }, { actor: 'it.support' }])
      expect(
        await scansOf('internal', 'entry', rowsStatement(auditSource, filter, page('-id'))),
      ).not.toContain('Seq Scan');
  });
});

describe('long lists', () => {
  it('a total is exact to 10,000 and then says that it is not', async () => {
    const get = (query: Record<string, string>) =>
      app.call('GET', '/api/merchants', { as: 'sales.admin', query });
    expect((await get({})).body.data).toMatchObject({ total: 10_000, totalIsAtLeast: true });
    const blocked = (await get({ status: 'B' })).body.data;
    expect(blocked.total).toBeLessThan(10_000);
    expect(blocked).not.toHaveProperty('totalIsAtLeast');
  });

  it('a search that matches thousands pages by name like the list itself', async () => {
    const find = async (query: Record<string, string>) =>
      (await app.call('GET', '/api/merchants', { as: 'sales.admin', query })).body.data;
    const search = { 'merchantName[like]': 'CRESTLINE', limit: '100' };
    const first = await find(search);
    const second = await find({ ...search, cursor: first.next });
    expect(second.list).toEqual((await find({ ...search, offset: '100' })).list);
    expect((await find({ ...search, cursor: second.previous })).list).toEqual(first.list);
  });

  it('every row is read once in batches, in the order of the sort', async () => {
    const read = (who: string, sort: string) =>
      as(who, async (tx) => Array.fromAsync(readAll(tx, merchantSource(askerAs(who)), { sort }, 700)));
    const all = await read('internal', '-dtimeUpdated');
    const { rows } = await app.admin.query('select count(*)::int as n from merchant');
    expect(new Set(all.map((row) => row.id)).size).toBe(rows[0].n);
    expect(all.every((row, at) => at === 0 || row.dtimeUpdated <= (all[at - 1]?.dtimeUpdated ?? ''))).toBe(
      true,
    );
    expect((await read('partner', 'merchantName')).every((row) => row.partnerId === '1')).toBe(true);
  });
});
