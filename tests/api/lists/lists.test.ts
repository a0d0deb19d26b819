import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MERCHANT_SORTS } from '#contract/merchants.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';

let app: TestApp;
let stores: number;
beforeAll(async () => {
  app = await startTestApp();
  await app.admin.query(`update merchant set name = 'Same Name' where id % 7 = 0`);
  stores = (await app.admin.query('select count(*)::int as n from merchant')).rows[0].n;
});
afterAll(() => app.stop());

const get = (query: Record<string, string> = {}, path = '/api/merchants', as = 'sales.admin') =>
  app.call('GET', path, { as, query });
const idsOf = (body: { data: { list: { id: string }[] } }) => body.data.list.map((row) => row.id);

const byOffset = async (sort: string) => {
  const ids: string[] = [];
  for (let offset = 0; offset < stores; offset += 50)
    ids.push(...idsOf((await get({ sort, limit: '50', offset: String(offset) })).body));
  return ids;
};

const byCursor = async (sort: string) => {
  const there: string[] = [];
  const back: string[] = [];
  let page = (await get({ sort, limit: '30' })).body;
  const first = page.data;
  for (;;) {
    there.push(...idsOf(page));
    if (!page.data.next) break;
    page = (await get({ sort, limit: '30', cursor: page.data.next })).body;
  }
  for (;;) {
    back.unshift(...idsOf(page));
    if (!page.data.previous) break;
    page = (await get({ sort, limit: '30', cursor: page.data.previous })).body;
  }
  return { there, back, first };
};

describe('pages of a list', () => {
  it.each(MERCHANT_SORTS.flatMap((sort) => [sort, `-${sort}`]))(
    'a walk by cursor over %s meets every row once, as a walk by offset does, there and back',
    async (sort) => {
      const offset = await byOffset(sort);
      const { there, back, first } = await byCursor(sort);
      expect(new Set(there).size).toBe(stores);
      expect(there).toEqual(offset);
      expect(back).toEqual(offset);
      expect(first).toMatchObject({ total: stores, previous: null });
      expect(first).not.toHaveProperty('totalIsAtLeast');
    },
  );

  it('a page found by offset goes on by cursor', async () => {
    const page = (await get({ limit: '10', offset: '10' })).body;
    const before = (await get({ limit: '10', cursor: page.data.previous })).body;
    const after = (await get({ limit: '10', cursor: page.data.next })).body;
    expect(idsOf(before)).toEqual(idsOf((await get({ limit: '10' })).body));
    expect(idsOf(after)).toEqual(idsOf((await get({ limit: '10', offset: '20' })).body));
    expect(before.data.previous).toBeNull();
  });

  it('refuses a cursor that is damaged, of another sort, of another list or beside an offset', async () => {
    const cursor: string = (await get()).body.data.next;
    const refused: Record<string, string>[] = [
      { cursor: `${cursor.slice(0, 30)}${cursor[30] === 'a' ? 'b' : 'a'}${cursor.slice(31)}` },
      { cursor: 'eyJhIjoxfQ' },
      { cursor: 'not base64!' },
      { cursor, sort: '-merchantName' },
      { cursor: (await get({}, '/api/partners')).body.data.next },
    ];
    for (const query of refused) {
      const { status, body } = await get(query);
      expect([status, body.error, Object.keys(body.fields)], JSON.stringify(query)).toEqual([
        400,
        'invalid',
        ['cursor'],
      ]);
    }
    expect((await get({ cursor, offset: '20' })).body.fields).toHaveProperty('offset');
  });

  it.each([
    [{ colour: 'red' }, 'colour'],
    [{ limit: '0' }, 'limit'],
    [{ limit: '101' }, 'limit'],
    [{ limit: 'ten' }, 'limit'],
    [{ offset: '10001' }, 'offset'],
    [{ offset: '-1' }, 'offset'],
    [{ sort: 'segment' }, 'sort'],
    [{ status: 'X' }, 'status'],
    [{ merchantName: 'a', 'merchantName[like]': 'b' }, 'merchantName'],
    [{ 'status[like]': 'A' }, 'status'],
  ])('refuses %j and names the parameter', async (query, field) => {
    const { status, body } = await get(query as unknown as Record<string, string>);
    expect([status, body.error]).toEqual([400, 'invalid']);
    expect(Object.keys(body.fields).join()).toContain(field);
  });

  it('an offset beyond the last row answers an empty page', async () => {
    const { status, body } = await get({ offset: '10000' });
    expect([status, body.data.list, body.data.next, body.data.total]).toEqual([200, [], null, stores]);
  });
});

describe('filters of a list', () => {
  const rename = (id: string, name: string) =>
    app.admin.query('update merchant set name = $2 where id = $1', [id, name]);

  it('finds a part of a name without regard to case and accents', async () => {
    await rename('20', "Peñaflor's Gadget Corner");
    for (const like of ['penaflor', 'PEÑAFLOR', "flor's gad"])
      expect(idsOf((await get({ 'merchantName[like]': like })).body)).toEqual(['20']);
  });

  it('takes wildcards by the letter', async () => {
    await rename('21', '100% Sulit_Store \\ Cubao');
    for (const like of ['0%', 'lit_s', 'e \\ c', '％'])
      expect(idsOf((await get({ 'merchantName[like]': like })).body), like).toEqual(['21']);
    expect((await get({ 'merchantName[like]': "'; drop table merchant; --" })).body.data.total).toBe(0);
  });

  it('finds a tax number in any grouping, and nothing where no digit is given', async () => {
    const find = async (query: Record<string, string>) => idsOf((await get(query, '/api/partners')).body);
    await app.admin.query(`update partner set tin_number = '000912345000' where id = 5`);
    for (const tin of ['000912345000', '000-912-345-000', '000 912 345 000'])
      expect(await find({ tinNumber: tin })).toEqual(['5']);
    expect(await find({ 'tinNumber[like]': '12-345' })).toEqual(['5']);
    expect(await find({ 'tinNumber[in]': '000-912-345-000,123' })).toEqual(['5']);
    expect(await find({ 'tinNumber[like]': '---' })).toEqual([]);
    expect(await find({ tinNumber: 'none' })).toEqual([]);
  });

  it('combines filters, takes several values, and matches nothing for malformed ids', async () => {
    const { body } = await get({ 'id[in]': '1,2,3,x,99999999999999999999', partnerId: '1' });
    expect(idsOf(body).sort()).toEqual(['1', '2', '3']);
    expect((await get({ id: 'abc' })).body.data).toMatchObject({ list: [], total: 0 });
    const some = (await get({ 'status[in]': 'I,B', limit: '100' })).body.data.list;
    expect(some.length).toBeGreaterThan(0);
    expect(new Set(some.map((row: { status: string }) => row.status))).toEqual(new Set(['I', 'B']));
  });
});
