import { afterAll, beforeAll, expect, it } from 'vitest';
import { withContext } from '#server/db/context.ts';
import { readList } from '#server/lists/readList.ts';
import { merchantSource } from '#server/records/store/merchantSource.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { staffAsker } from '#tests/support/app/asker.ts';

let app: TestApp;
let counted: { all: number; without: number };
beforeAll(async () => {
  app = await startTestApp();
  await app.admin.query('update merchant set segment = null where id % 3 = 0');
  const { rows } = await app.admin.query(
    'select count(*)::int as all, count(*) filter (where segment is null)::int as without from merchant',
  );
  counted = rows[0];
});
afterAll(() => app.stop());

/** The list of stores, its sort by name led by a column that may be empty. */
const stores = merchantSource(staffAsker());
const source: typeof stores = {
  ...stores,
  sorts: {
    ...stores.sorts,
    merchantName: { sql: 'm.segment', type: 'text' as const, nullable: true as const },
  },
};
const staff = {
  class: 'internal',
  userId: '1',
  username: 'x',
  role: null,
  partnerId: null,
  merchantIds: [],
} as const;
const page = (sort: string, cursor?: string) =>
  withContext(app.pools, staff, 'nulls', (tx) => readList(tx, source, { limit: 70, sort, cursor }));

it.each(['merchantName', '-merchantName'])(
  'a walk over %s meets the rows without a value once, there and back',
  async (sort) => {
    let at = await page(sort);
    const there = [...at.list];
    while (at.next) {
      at = await page(sort, at.next);
      there.push(...at.list);
    }
    const back = [...at.list];
    while (at.previous) {
      at = await page(sort, at.previous);
      back.unshift(...at.list);
    }
    expect(new Set(there.map((row) => row.id)).size).toBe(counted.all);
    expect(back).toEqual(there);
    const empty = there.map((row) => row.segment === null);
    const edge = sort.startsWith('-') ? empty.slice(0, counted.without) : empty.slice(-counted.without);
    expect(edge.every(Boolean)).toBe(true);
  },
);
