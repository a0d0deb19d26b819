import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { APPLICATION_STATUSES, applicationStatus } from '#domain/review/applicationStatus.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await app.admin.query(`insert into employee (code, first_name, last_name, position) values
    ('ZZ-1', 'Zenaidara', 'Ñuñezaga', 'Sales Agent'), ('ZZ-2', 'Zenaidara', 'Abad', 'Account Manager'), ('ZZ-3', 'Zitanova', 'Cruz', 'Sales Agent')`);
  await app.admin.query(`update employee set is_active = false where code = 'ZZ-3'`);
});
afterAll(() => app.stop());

const get = async (path: string, query: Record<string, string> = {}, as: string | undefined = 'new.hire') =>
  app.call('GET', path, { as, query });
const list = async (path: string, query?: Record<string, string>, as?: string) =>
  (await get(path, query, as)).body.data.list;

describe('look-ups of partner management', () => {
  it.each([
    ['/api/partners/partner-types', 'RETAILER', 6],
    ['/api/finance-management/partner-types', 'RETAILER', 6],
    ['/api/partners/transaction/types', 'HC_SMILE_REWARDS', 6],
    ['/api/merchants/vat-types', 'VAT_REGISTERED', 4],
    ['/api/merchants/document-type', 'DTI', 16],
  ])(
    '%s is whole and in its order, for everybody signed in, and may be kept',
    async (path, first, length) => {
      const { status, body, headers } = await get(path);
      expect([status, body.data.list[0].code, body.data.list.length]).toEqual([200, first, length]);
      expect(headers.get('cache-control')).toContain('max-age=3600');
      expect(headers.get('etag')).toBeTruthy();
      expect((await app.call('GET', path)).status).toBe(401);
    },
  );

  it('transaction types are open to people without a session', async () => {
    const open = await app.call('GET', '/api/partners/transaction/types/public');
    expect(open.body.data.list).toEqual(await list('/api/partners/transaction/types'));
  });

  it('business areas are those of the look-up', async () => {
    expect(await list('/api/partner-management/business-areas')).toEqual(
      await list('/api/utility/business-areas'),
    );
  });

  it('[app.workflowValues] the four workflow statuses under the names of this look-up', async () => {
    expect(await list('/api/partners/workflow-status')).toEqual([
      { codeStatus: 'APPROVED', textStatus: 'Approved' },
      { codeStatus: 'INCOMPLETE', textStatus: 'Incomplete' },
      { codeStatus: 'RISK_VERIFICATION', textStatus: 'Risk Verification' },
      { codeStatus: 'RISK_VERIFICATION_FAILED', textStatus: 'Risk Verification Failed' },
    ]);
  });

  it.each(['partner-status', 'merchant-status'])(
    '[app.statusValues] %s has the ten statuses in their words',
    async (path) => {
      const rows = await list(`/api/utility/${path}`);
      expect(new Map(rows.map((row: { code: string; label: string }) => [row.code, row.label]))).toEqual(
        new Map(APPLICATION_STATUSES.map((code) => [code, applicationStatus[code].label.en])),
      );
    },
  );

  it('commodities come with their types', async () => {
    const rows = await list('/api/merchants/self-service/commodities');
    expect(rows.length).toBeGreaterThan(3);
    const { rows: stored } = await app.admin.query(
      `select code, parent_code from lookup_value where list = 'commodities' and parent_code is not null`,
    );
    const types = rows.flatMap((row: { code: string; types: { code: string }[] }) =>
      row.types.map((type) => `${row.code}/${type.code}`),
    );
    expect(types.sort()).toEqual(stored.map((row) => `${row.parent_code}/${row.code}`).sort());
    expect(Object.keys(rows[0]).sort()).toEqual(['code', 'name', 'types']);
  });
});

describe('partners to choose from', () => {
  const OPTIONS = '/api/partners/v2/partner-list';

  it('begin with the active ones and leave out applications that came to nothing', async () => {
    await app.admin.query(`update partner set status = 'REJECTED' where id = 11`);
    const rows: { id: string }[] = [];
    let next: string | null = null;
    do {
      const { body } = await get(OPTIONS, { limit: '40', ...(next ? { cursor: next } : {}) }, 'sales.admin');
      rows.push(...body.data.list);
      next = body.data.next;
    } while (next);
    const { rows: stored } = await app.admin.query(
      `select id, status from partner where status not in ('REJECTED', 'CANCELLED', 'RISK_VERIFICATION_FAILED')`,
    );
    const statusOf = new Map(stored.map((row) => [row.id, row.status]));
    expect(rows.map((row) => row.id).sort()).toEqual([...statusOf.keys()].sort());
    const active = rows.map((row) => statusOf.get(row.id) === 'A');
    expect(active.lastIndexOf(true)).toBeLessThan(active.indexOf(false));
    expect(Object.keys(rows[0] ?? {}).sort()).toEqual(['hsisCode', 'id', 'isPartnerBrand', 'name']);
  });

  it('are found by part of the name, and are only one’s own for people of a partner', async () => {
    await app.admin.query(`update partner set name = 'Quezonia Peñaranda' where id = 12`);
    expect(await list(OPTIONS, { 'partnerName[like]': 'penaranda' }, 'it.support')).toMatchObject([
      { id: '12' },
    ]);
    expect(await list(OPTIONS, {}, 'partner.admin')).toMatchObject([{ id: '1' }]);
  });

  it('brands are the active ones of them', async () => {
    await app.admin.query(
      `update partner set is_partner_brand = id in (1, 3, 5), status = case id when 5 then 'I' else status end where id <= 5`,
    );
    const { rows } = await app.admin.query(`select id from partner where is_partner_brand and status = 'A'`);
    const brands = await list('/api/partners/brands', {}, 'sales.admin');
    expect(brands.map((row: { id: string }) => row.id).sort()).toEqual(rows.map((row) => row.id).sort());
    expect(
      (await list('/api/partners/brands', {}, 'partner.admin')).map((row: { id: string }) => row.id),
    ).toEqual(['1']);
  });
});

describe('the provider’s own people', () => {
  const find = async (query: Record<string, string>) =>
    (await get('/api/partners/get/codelist', query, 'sales.admin')).body.data;

  it('are found by name without accents or by code, and by position', async () => {
    const codes = async (query: Record<string, string>) =>
      (await find(query)).list.map((row: { code: string }) => row.code);
    expect(await codes({ employeeName: 'nunezaga' })).toEqual(['ZZ-1']);
    expect(await codes({ employeeName: 'zz-2' })).toEqual(['ZZ-2']);
    expect(await codes({ employeeName: 'zenaidara' })).toEqual(['ZZ-2', 'ZZ-1']);
    expect(await codes({ employeeName: 'zenaidara', positionName: 'sales agent' })).toEqual(['ZZ-1']);
    expect(await codes({ employeeName: '%' })).toEqual([]);
  });

  it('come by offset with their label; who has left is none of them', async () => {
    const all = await find({ limit: '100' });
    const page = await find({ limit: '1', offset: '1' });
    expect(page).toEqual({ list: [all.list[1]], total: all.total });
    expect((await find({ employeeName: 'zitanova' })).list).toEqual([]);
    expect((await find({ employeeName: 'nunezaga' })).list[0]).toEqual({
      code: 'ZZ-1',
      label: 'Zenaidara Ñuñezaga - ZZ-1',
      name: 'Zenaidara Ñuñezaga',
      positionName: 'Sales Agent',
    });
  });

  it('a bad page is refused by its name', async () => {
    for (const [field, value] of [
      ['limit', '0'],
      ['offset', '-1'],
      ['page', '1'],
    ] as const) {
      const { status, body } = await get('/api/partners/get/codelist', { [field]: value }, 'sales.admin');
      expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
    }
    expect((await get('/api/partners/get/codelist', {}, 'frontliner')).status).toBe(403);
  });
});
