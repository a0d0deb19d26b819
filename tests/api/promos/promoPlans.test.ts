import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { promoTimelineSource } from '#server/areas/promos/getPromoTimeline.ts';
import { locationSource } from '#server/areas/promos/locations/locationSource.ts';
import { promoSource } from '#server/areas/promos/promoSource.ts';
import { type Actor, withContext } from '#server/db/context.ts';
import { countStatement, rowsStatement } from '#server/lists/statements.ts';
import { seedMany } from '#tests/bench/seeds/seedMany.ts';
import { seedPromos } from '#tests/bench/seeds/seedPromos.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { externalAsker, staffAsker } from '#tests/support/app/asker.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await seedMany(app.admin, { partners: 500, merchants: 8000 });
  await seedPromos(app.admin, { promos: 6000, links: 8 });
  await app.admin.query('vacuum analyze audit.entry');
}, 120_000);
afterAll(() => app.stop());

const ACTORS: Record<string, Omit<Actor, 'userId' | 'username' | 'role'>> = {
  internal: { class: 'internal', partnerId: null, merchantIds: [] },
  partner: { class: 'partner', partnerId: '1', merchantIds: [] },
  merchant: { class: 'merchant', partnerId: '1', merchantIds: ['1', '2', '3'] },
};

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Node[];
}
const nodes = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodes)];

const scansOf = async (who: string, { text, values }: { text: string; values?: unknown[] }) => {
  const actor = ACTORS[who] ?? ACTORS.internal;
  if (!actor) throw new Error(who);
  const rows = await withContext(
    app.pools,
    { ...actor, userId: '1', username: 'x', role: null },
    'plan',
    (tx) =>
      tx.query<{ 'QUERY PLAN': [{ Plan: Node }] }>({
        text: `explain (format json) ${text}`,
        values: values ?? [],
      }),
  );
  return rows.flatMap((row) => nodes(row['QUERY PLAN'][0].Plan));
};
/** How the large tables are reached; the look-ups beside them are small. */
const kinds = (found: Node[]) =>
  found
    .filter((node) => /^(promo|merchant|entry)/.test(node['Relation Name'] ?? ''))
    .map((node) => `${node['Node Type']} ${node['Relation Name']}`);

const page = (sort: string) => ({ sort, limit: 21 });
const cursor = { direction: 'next' as const, key: '2026-10-01', id: '500' };

const promos = (who: string) => {
  const source = promoSource(who === 'internal' ? staffAsker() : externalAsker());
  return [
    rowsStatement(source, {}, page('-dtimeUpdated')),
    rowsStatement(source, {}, page('name')),
    rowsStatement(source, {}, { ...page('dtimeValidity.from'), cursor }),
    rowsStatement(source, {}, page('discountRate')),
    rowsStatement(source, { code: 'BENCH7' }, page('code')),
    rowsStatement(source, { partnerId: '1' }, page('-dtimeUpdated')),
    rowsStatement(source, { tab: 'approved' }, page('-dtimeUpdated')),
  ];
};

describe('plans of the promos on bulk data', () => {
  it.each(Object.keys(ACTORS))('every page is reached by an index as %s', async (who) => {
    for (const statement of promos(who)) {
      const found = kinds(await scansOf(who, statement));
      expect(found.length, statement.text).toBeGreaterThan(0);
      expect(
        found.filter((kind) => kind.startsWith('Seq Scan')),
        `${who}: ${statement.text}`,
      ).toEqual([]);
    }
  });

  it.each(['partner', 'merchant'])('a %s counts its own by an index', async (who) => {
    const found = kinds(await scansOf(who, countStatement(promoSource(externalAsker()), {})));
    expect(found.filter((kind) => kind.startsWith('Seq Scan'))).toEqual([]);
  });

  it('the trigram indexes serve the search box of staff', async () => {
    const source = promoSource(staffAsker());
    const found = await scansOf('internal', countStatement(source, { q: 'promo 4711' }));
    expect(found.map((node) => node['Node Type'])).toContain('BitmapOr');
  });

  it.each(Object.keys(ACTORS))('the stores of a promo are reached by an index as %s', async (who) => {
    const { rows } = await app.admin.query(
      `select id from promo where created_by = 'bench' order by id limit 1`,
    );
    for (const asked of [{ promoId: rows[0].id }, { partnerId: '1' }]) {
      const found = kinds(
        await scansOf(who, rowsStatement(locationSource(asked), asked, page('merchantName'))),
      );
      expect(
        found.filter((kind) => kind.startsWith('Seq Scan')),
        `${who} ${JSON.stringify(asked)}`,
      ).toEqual([]);
    }
  });

  it('the timeline of a promo is one index read', async () => {
    const found = kinds(
      await scansOf('internal', rowsStatement(promoTimelineSource, { promoId: '1' }, page('-id'))),
    );
    expect(found.filter((kind) => kind.startsWith('Seq Scan'))).toEqual([]);
  });
});
