import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { read, utils } from 'xlsx';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { makeApplication } from '#tests/support/records/applications.ts';
import { exportBench, type Order } from './exportBench.ts';

let app: TestApp;
let bench: ReturnType<typeof exportBench>;
const work = () => bench.work();
const order = (...args: Parameters<typeof bench.order>) => bench.order(...args);
const exported = (as: string, wanted: Order) => bench.exported(as, wanted);

beforeAll(async () => {
  app = await startTestApp();
  bench = exportBench(app);
});
afterEach(() => bench.rest());
afterAll(() => app.stop());

const csvRows = (bytes: Buffer) => {
  const book = read(bytes, { type: 'buffer', raw: true });
  return utils.sheet_to_json<string[]>(book.Sheets[book.SheetNames[0]!]!, {
    header: 1,
    raw: false,
    defval: '',
  });
};

/** Every row of a list call, page by page. */
const listed = async (as: string, path: string, query: Record<string, string> = {}) => {
  const rows: Record<string, unknown>[] = [];
  let cursor: string | null = null;
  do {
    const paging: Record<string, string> = { limit: '100', ...(cursor ? { cursor } : {}) };
    const { body } = await app.call('GET', path, { as, query: { ...query, ...paging } });
    rows.push(...body.data.list);
    cursor = body.data.next;
  } while (cursor);
  return rows;
};

describe('the export of a list', () => {
  it('holds as csv what the list shows, in its order, with its filter', async () => {
    await work();
    const query = { status: 'A', sort: '-name' };
    const rows = await listed('sales.admin', '/api/partners', query);
    const { job, response, bytes } = await exported('sales.admin', {
      query: new URLSearchParams(query).toString(),
      columns: ['hsisCode', 'name', 'tinNumber'],
    });
    expect(rows.length).toBeGreaterThan(5);
    expect(job.rowCount).toBe(rows.length);
    expect(csvRows(bytes)).toEqual([
      ['HSIS code', 'Name', 'TIN'],
      ...rows.map((row) => [row.hsisCode, row.name, row.tinNumber ?? '']),
    ]);
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="partners-2026-11-20\.csv"/,
    );
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('holds as xlsx what the list shows, in several batches, with a cover that says so', async () => {
    await work();
    const rows = await listed('sales.admin', '/api/merchants');
    const { job, bytes } = await exported('sales.admin', {
      resource: 'merchants',
      columns: ['hsisSalesRoomCode', 'merchantName', 'partnerName'],
      format: 'xlsx',
    });
    const book = read(bytes, { type: 'buffer' });
    expect(book.SheetNames).toEqual(['About', 'Merchants']);
    const sheet = utils.sheet_to_json<string[]>(book.Sheets.Merchants!, { header: 1 });
    expect(sheet.slice(1)).toEqual(
      // A store in application has no code yet.
      rows.map((row) => [row.hsisSalesRoomCode ?? undefined, row.merchantName, row.partnerName]),
    );
    expect(job.rowCount).toBe(rows.length);
    const cover = utils.sheet_to_json<string[]>(book.Sheets.About!, { header: 1 });
    expect(cover).toContainEqual(['Rows', String(rows.length)]);
    expect(cover).toContainEqual(['Filter', 'none']);
  });

  it('names on its cover the places that it was filtered by', async () => {
    await work();
    const { bytes } = await exported('sales.admin', {
      resource: 'merchants',
      query: 'regionId=1300000000',
      columns: ['merchantName'],
      format: 'xlsx',
    });
    const cover = utils.sheet_to_json<string[]>(read(bytes, { type: 'buffer' }).Sheets.About!, { header: 1 });
    expect(cover).toContainEqual(['Filter', 'Region is National Capital Region (NCR)']);
  });

  it('defuses formulas and keeps letters of every kind', async () => {
    await work();
    await app.admin.query(`update partner set name = '=1+1 "Ñ" ₱' where id = (select min(id) from partner)`);
    const { rows } = await app.admin.query('select min(id)::text as id from partner');
    const query = `id=${rows[0].id}`;
    expect(csvRows((await exported('sales.admin', { query })).bytes)[1]).toEqual([`'=1+1 "Ñ" ₱`]);
    const { bytes } = await exported('sales.admin', { query, format: 'xlsx' });
    const cell = read(bytes, { type: 'buffer', cellFormula: true }).Sheets.Partners!.A2;
    expect(cell).toMatchObject({ t: 's', v: '=1+1 "Ñ" ₱' });
    expect(cell.f).toBeUndefined();
  });

  it('holds only what its owner may see', async () => {
    await work();
    const rows = await listed('partner.admin', '/api/merchants');
    const { bytes } = await exported('partner.admin', {
      resource: 'merchants',
      columns: ['id', 'partnerId'],
    });
    const found = csvRows(bytes).slice(1);
    expect(found.map(([id]) => id).sort()).toEqual(rows.map((row) => row.id).sort());
    const { rows: all } = await app.admin.query('select count(*)::int as n from merchant');
    expect(found.length).toBeLessThan(all[0].n);
    expect(new Set(found.map(([, partner]) => partner)).size).toBe(1);
  });

  it('exports applications as they are shown, by tab and by the search box, what waits first', async () => {
    await work();
    const risk = { workflow: 'RISK_VERIFICATION_FAILED' } as const;
    const { partnerId, name } = await makeApplication(app.admin, risk);
    const query = { q: name, tab: 'rejected' };
    const { bytes } = await exported('antifraud.reviewer', {
      resource: 'applications',
      query: new URLSearchParams(query).toString(),
      columns: ['id', 'name', 'status', 'workflowStatus', 'submittedBy', 'dtimeSubmitted', 'claimedBy'],
    });
    expect(csvRows(bytes).slice(1)).toEqual([
      [partnerId, name, 'Rejected', '', 'sales.admin', expect.stringMatching(/^2026-11-19 10:00/), ''],
    ]);
    const all = await exported('antifraud.reviewer', { resource: 'applications', columns: ['id'] });
    const rows = await listed('antifraud.reviewer', '/api/partner-management/applications');
    expect(csvRows(all.bytes).slice(1)).toEqual(rows.map((row) => [row.id]));
  });

  it('takes the search and the tabs of the list pages of partners and stores', async () => {
    await work();
    for (const [resource, path] of [
      ['partners', '/api/partners/v3/search'],
      ['merchants', '/api/merchants'],
    ] as const) {
      const query = { q: 'a', tab: 'active' };
      const { job } = await exported('sales.admin', {
        resource,
        query: new URLSearchParams(query).toString(),
        columns: ['id', 'referenceNumber'],
      });
      expect(job.rowCount).toBe((await listed('sales.admin', path, query)).length);
    }
  });

  it('exports access roles and the audit trail', async () => {
    await work();
    const roles = await listed('it.support', '/api/access-role-management');
    const { job } = await exported('it.support', {
      resource: 'access-roles',
      columns: ['role', 'isEnabled'],
    });
    expect(job.rowCount).toBe(roles.length);
    const audit = await exported('it.support', {
      resource: 'audit',
      query: 'target=access_role',
      columns: ['at', 'actor', 'changes'],
    });
    expect(audit.job.rowCount).toBe(
      (await listed('it.support', '/api/audit-trail', { target: 'access_role' })).length,
    );
  });

  it('leaves a notice with a link, and a trail of the order and the download', async () => {
    await work();
    const { job } = await exported('sbo.reviewer', {});
    const { body } = await app.call('GET', '/api/notices', { as: 'sbo.reviewer' });
    expect(body.data.list[0]).toMatchObject({ kind: 'job-done', link: '/jobs', isRead: false });
    const { rows } = await app.admin.query(
      `select event_type, key, actor from audit.entry where operation = 'EVENT' and event_type in ('EXPORT', 'DOWNLOAD')
       and actor = 'sbo.reviewer' order by id`,
    );
    expect(rows).toEqual([
      { event_type: 'EXPORT', key: job.id, actor: 'sbo.reviewer' },
      { event_type: 'DOWNLOAD', key: job.fileId, actor: 'sbo.reviewer' },
    ]);
  });
});

describe('an order that is refused', () => {
  it('needs the permission of the list', async () => {
    const { status, body } = await order('sbo.reviewer', { resource: 'access-roles', columns: ['role'] });
    expect(status).toBe(403);
    expect(body).toMatchObject({ error: 'forbidden', missing: [['UM_VIEW_ACCESS_ROLE']] });
    expect((await order('partner.admin', { resource: 'audit', columns: ['at'] })).status).toBe(403);
  });

  it('names columns that the list does not have, or that come twice', async () => {
    const { status, body } = await order('sales.admin', { columns: ['name', 'password', 'constructor'] });
    expect([status, body.error]).toEqual([422, 'rule_export_columns']);
    expect(body.fields.columns).toContain('password, constructor');
    expect((await order('sales.admin', { columns: ['name', 'name'] })).status).toBe(422);
  });

  it.each([
    ['status=X', 'query.status'],
    ['nothing=1', 'query.nothing'],
    ['limit=5', 'query.limit'],
    ['sort=password', 'query.sort'],
    ['status=A&status=B', 'status'],
    ['partnerName[like]=a%00b', 'partnerName'],
    ["name';drop table partner=1", undefined],
  ])('reads the query as the list would: %s', async (query, field) => {
    const { status, body } = await order('sales.admin', { query });
    expect([status, body.error]).toEqual([400, 'invalid']);
    if (field) expect(Object.keys(body.fields)).toContain(field);
  });

  it('waits for others: ten of one person at a time', async () => {
    const statuses: number[] = [];
    for (let at = 0; at < 11; at++) statuses.push((await order('head.office', { columns: ['name'] })).status);
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
    expect((await order('accounting', { resource: 'partners', columns: ['name'] })).status).not.toBe(429);
  });

  it('is refused without a session, and counts once for one key', async () => {
    expect((await app.call('POST', '/api/exports', { body: {} })).status).toBe(401);
    const body = { resource: 'partners', query: '', columns: ['name'], format: 'csv' };
    const again = () =>
      app.call('POST', '/api/exports', {
        as: 'sales.admin',
        body,
        headers: { 'Idempotency-Key': 'export-1' },
      });
    const [first, second] = [await again(), await again()];
    expect(second.body).toEqual(first.body);
  });
});
