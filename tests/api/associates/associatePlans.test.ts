import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { associateSource } from '#server/areas/associates/associateSource.ts';
import { type Actor, withContext } from '#server/db/context.ts';
import { countStatement, rowsStatement } from '#server/lists/statements.ts';
import { switchAudit } from '#server/seed/demo/rows.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';

const MANY = `with made as (
    insert into associate (partner_id, kind, first_name, last_name, position)
    select p.id, 'RETAILER', 'Tao ' || n, 'Apelyido ' || n % 700, 'Cashier' from partner p cross join generate_series(1, 300) n
    returning id, partner_id
  )
  insert into associate_merchant (partner_id, associate_id, merchant_id)
  select made.partner_id, made.id, (select min(m.id) from merchant m where m.partner_id = made.partner_id) from made`;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await switchAudit(app.admin, ['associate', 'associate_merchant'], 'disable');
  await app.admin.query(MANY);
  await app.admin.query('vacuum analyze associate, associate_merchant');
}, 120_000);
afterAll(() => app.stop());

const ACTORS: Record<string, Omit<Actor, 'userId' | 'username' | 'role'>> = {
  staff: { class: 'internal', partnerId: null, merchantIds: [] },
  'its head office': { class: 'partner', partnerId: '1', merchantIds: [] },
  'one of its stores': { class: 'merchant', partnerId: '1', merchantIds: ['1'] },
};

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Node[];
}
const nodes = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodes)];

const scans = async (actor: Omit<Actor, 'userId' | 'username' | 'role'>, text: string, values: unknown[]) => {
  const work: Parameters<typeof withContext<Node[]>>[3] = async (tx) => {
    const rows = await tx.query<{ 'QUERY PLAN': [{ Plan: Node }] }>({
      text: `explain (format json) ${text}`,
      values,
    });
    return rows.flatMap((row) => nodes(row['QUERY PLAN'][0].Plan));
  };
  const found = await withContext(
    app.pools,
    { ...actor, userId: '1', username: 'x', role: null },
    'plan',
    work,
  );
  return found
    .filter((node) => node['Relation Name']?.startsWith('associate'))
    .map((node) => node['Node Type']);
};

describe('the people of a partner among very many', () => {
  const ofPartner = { partnerId: '1' };
  const statements = [
    rowsStatement(associateSource, ofPartner, { sort: 'name', limit: 21 }),
    rowsStatement(associateSource, ofPartner, { sort: '-dtimeUpdated', limit: 21 }),
    rowsStatement(associateSource, { ...ofPartner, merchantId: '1' }, { sort: 'name', limit: 21 }),
    rowsStatement(
      associateSource,
      { ...ofPartner, q: { like: 'apelyido 69' } },
      { sort: 'name', limit: 21, gather: true },
    ),
    countStatement(associateSource, ofPartner),
  ];

  it.each(Object.keys(ACTORS))('are reached by an index by %s', async (who) => {
    const actor = ACTORS[who];
    if (!actor) throw new Error(who);
    for (const { text, values = [] } of statements) {
      const found = await scans(actor, text, values);
      expect(found.length, text).toBeGreaterThan(0);
      expect(found, text).not.toContain('Seq Scan');
    }
  });
});
