import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';

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

  it('what depends on the user is not cached', async () => {
    expect((await get('salesroom', 'sales.admin')).headers.get('cache-control')).toBe('no-store');
  });
});
