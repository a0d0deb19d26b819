import { traverseContractProcedures } from '@orpc/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '#contract/index.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const get = (name: string, as?: string, headers: Record<string, string> = {}) =>
  app.call('GET', `/api/utility/${name}`, { as, headers });

const PLAIN = [
  ...['merchant-status', 'partner-status', 'confirmation-status', 'landmark-type', 'partner-category'],
  ...[
    'business-entity-type',
    'status-workflow',
    'document-type',
    'address-type',
    'merchant-type',
    'partner-type',
  ],
  ...['bank-account-type', 'bank-name', 'bank-account-status', 'product-type', 'contact-detail-type'],
  ...[
    'identification-types',
    'account-owners',
    'business-areas',
    'mode-of-payment',
    'computation-matrix',
    'salesroom',
  ],
];

describe('look-ups', () => {
  it.each(PLAIN)('%s answers rows of code and label, each code once', async (name) => {
    const { status, body } = await get(name, 'sales.admin');
    expect(status).toBe(200);
    const rows: { code: string; label: string }[] = body.data.list;
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every((row) => row.code && row.label)).toBe(true);
    expect(new Set(rows.map((row) => row.code)).size).toBe(rows.length);
  });

  it('statuses come in the order of the list', async () => {
    const { body } = await get('merchant-status', 'sales.admin');
    expect(body.data.list.slice(0, 2)).toEqual([
      { code: 'A', label: 'Active' },
      { code: 'I', label: 'Inactive' },
    ]);
  });

  it('identification types and the public partner types need no session, the others do', async () => {
    expect((await get('identification-types')).status).toBe(200);
    expect((await get('partner-type/public')).body).toEqual((await get('partner-type', 'new.hire')).body);
    for (const name of ['partner-type', 'bank-name', 'salesroom', 'merchant-status'])
      expect((await get(name)).body.error, name).toBe('invalid_token');
  });

  it('refuses a parameter that it does not know', async () => {
    const { status } = await app.call('GET', '/api/utility/bank-name', {
      as: 'sales.admin',
      query: { q: 'x' },
    });
    expect(status).toBe(400);
  });

  it('lists 41 banks, and the branches of one', async () => {
    const banks = (await get('bank-name', 'sales.admin')).body.data.list;
    expect(banks).toHaveLength(41);
    const branches = (await get(`bank-branch/${banks[0].id}`, 'sales.admin')).body.data.list;
    expect(branches[0]).toMatchObject({ code: '000', label: 'Head Office' });
    for (const id of ['999999', 'abc'])
      expect((await get(`bank-branch/${id}`, 'sales.admin')).status).toBe(404);
  });
});

describe('look-ups over real rows', () => {
  it('[lookup.salesroomLabel] salesrooms are the stores of the scope, labelled "name - code"', async () => {
    expect((await get('salesroom', 'sales.admin')).body.data.list).toHaveLength(400);
    const own = (await get('salesroom', 'partner.admin')).body.data.list;
    expect(own).toHaveLength(9);
    expect(own[0].label).toBe(`${own[0].name} - ${own[0].code}`);
    expect((await get('salesroom', 'store.manager')).body.data.list).toHaveLength(1);
    expect((await get('salesroom', 'new.hire')).body.data.list).toEqual([]);
  });

  it('salesrooms are found by part of their name, accents or none, or of their code, in the scope alone', async () => {
    await app.admin.query(`update merchant set name = 'Peñablanca 100% Gadgets' where id =
      (select min(id) from merchant where partner_id = 1 and hsis_salesroom_code is not null)`);
    const found = async (q: string, as: string) =>
      (await app.call('GET', '/api/utility/salesroom', { as, query: { q } })).body.data.list;
    const [row] = await found('PENABLANCA 100%', 'sales.admin');
    expect(row.name).toBe('Peñablanca 100% Gadgets');
    expect(await found('penablanca', 'partner.admin')).toEqual([row]);
    expect(await found(row.code.toLowerCase(), 'sales.admin')).toEqual([row]);
    expect(await found('penablanca', 'new.hire')).toEqual([]);
    expect(await found('%', 'sales.admin')).toEqual([row]);
    expect(
      (await app.call('GET', '/api/utility/salesroom', { as: 'sales.admin', query: { q: ' ' } })).status,
    ).toBe(400);
  });

  it('salesrooms stop at a thousand', async () => {
    await app.admin.query(`insert into merchant (partner_id, name, hsis_salesroom_code, status)
      select 1, 'Thousand ' || n, 'TH-' || n, 'A' from generate_series(1, 1001) n`);
    expect((await get('salesroom', 'sales.admin')).body.data.list).toHaveLength(1000);
    await app.admin.query(`delete from merchant where name like 'Thousand %'`);
  });

  it('account owners are those of the scope', async () => {
    const all = (await get('account-owners', 'sales.admin')).body.data.list;
    const own = (await get('account-owners', 'partner.admin')).body.data.list;
    expect(all).toHaveLength(6);
    expect(own).toHaveLength(1);
    expect(all).toContainEqual(own[0]);
  });
});

describe('caching of look-ups', () => {
  it('an ETag that still holds answers 304 without a body', async () => {
    const first = await get('bank-name', 'sales.admin');
    expect(first.headers.get('cache-control')).toBe('private, max-age=3600');
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/"/);
    const again = await get('bank-name', 'sales.admin', { 'If-None-Match': etag });
    expect([again.status, again.body]).toEqual([304, '']);
  });

  const ALL: string[] = ['/api/partners/brands'];
  traverseContractProcedures({ router: contract, path: [] }, ({ contract: call }) => {
    const { method, path } = call['~orpc'].route;
    if (method === 'GET' && path?.startsWith('/api/utility/')) ALL.push(path.replace('{bankId}', '1'));
  });

  it.each(ALL)(
    '%s bears an ETag, is kept by the browser alone unless it is open, and answers 304',
    async (path) => {
      const first = await app.call('GET', path, { as: 'sales.admin' });
      const open = /public$|identification-types$/.test(path);
      expect(first.headers.get('cache-control')).toMatch(open ? /^public, / : /^private, /);
      const headers = { 'If-None-Match': first.headers.get('etag') ?? '' };
      const again = await app.call('GET', path, { as: 'sales.admin', headers });
      expect([again.status, again.body]).toEqual([304, '']);
      expect(again.headers.get('cache-control')).toBe(first.headers.get('cache-control'));
    },
  );

  it.each(['salesroom', 'account-owners'])(
    'what %s answers is asked for anew every time, and tells users apart',
    async (name) => {
      const mine = await get(name, 'sales.admin');
      expect(mine.headers.get('cache-control')).toBe('private, no-cache');
      const theirs = await get(name, 'partner.admin', { 'If-None-Match': mine.headers.get('etag') ?? '' });
      expect(theirs.status).toBe(200);
      expect(theirs.headers.get('etag')).not.toBe(mine.headers.get('etag'));
    },
  );
});
