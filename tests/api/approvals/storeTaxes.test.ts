import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { beginTaxes } from '#server/areas/storeTaxes/beginTaxes.ts';
import { openJobsPool } from '#server/jobs/workshop.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { approvalBench } from './approvalBench.ts';

let app: TestApp;
let bench: ReturnType<typeof approvalBench>;
beforeAll(async () => {
  app = await startTestApp();
  bench = approvalBench(app);
});
beforeEach(async () => {
  await bench.clear();
  await app.admin.query(
    `update merchant set status = 'A', workflow_status = null, is_ewt = true, is_twa = false where id = 1`,
  );
  await app.admin.query('delete from store_tax where merchant_id = 1');
  await app.admin.query(
    `insert into store_tax (partner_id, merchant_id, is_ewt, is_twa, from_day) select partner_id, 1, true, false, '2026-01-01' from merchant where id = 1`,
  );
});
afterAll(() => app.stop());

const TWA = {
  isEwt: true,
  isTwa: true,
  effectiveFrom: '2026-12-01',
  evidence: 'List of June 2026, no. 1203',
};
const taxes = async (as = 'sales.admin') =>
  (await app.call('GET', '/api/merchants/1/taxes', { as })).body.data;
const ask = async (body: object, as = 'sales.admin') =>
  app.call('POST', '/api/merchants/1/taxes', {
    as,
    body,
    headers: { 'If-Match': String(await bench.versionOf('merchants', '1')) },
  });

describe('the taxes of a store that trades', () => {
  it('[money.storeTax] change by a second person, from their first day on, and the store says so that day', async () => {
    const asked = await ask(TWA);
    expect(asked.body).toMatchObject({ data: { approvalRequestId: expect.any(String) } });
    const { approvalRequestId: id } = asked.body.data;
    expect((await taxes()).request).toMatchObject({
      kind: 'STORE_TAX',
      diff: [
        { field: 'isTwa', before: 'false', after: 'true' },
        { field: 'effectiveFrom', before: '2026-01-01', after: '2026-12-01' },
        { field: 'evidence', before: null, after: TWA.evidence },
      ],
    });
    expect((await bench.decide('sales.admin', 'approve', id)).status).toBe(403);
    expect((await bench.decide('sbo.reviewer', 'approve', id)).body).toMatchObject({
      data: { state: 'APPLIED' },
    });
    const { current, coming, history } = await taxes();
    expect([current.isTwa, history]).toEqual([false, []]);
    expect(coming).toMatchObject([{ ...TWA, createdBy: 'sales.admin' }]);

    const pool = openJobsPool(app.migratorUrl);
    const flag = async () =>
      (await bench.one<{ is: boolean }>('select is_twa as is from merchant where id = 1')).is;
    await beginTaxes(pool, new Date('2026-11-30T15:59:00Z'));
    expect(await flag()).toBe(false);
    await beginTaxes(pool, new Date('2026-11-30T16:00:00Z'));
    expect(await flag()).toBe(true);
    await pool.end();
    // What begins is no change of its own.
    const { rows } = await app.admin.query(
      'select from_day::text from store_tax where merchant_id = 1 order by 1',
    );
    expect(rows.map((row) => row.from_day)).toEqual(['2026-01-01', '2026-12-01']);
  });

  it('[money.storeTax] begin tomorrow when they are approved too late for their first day', async () => {
    const { body } = await ask({ ...TWA, effectiveFrom: '2026-11-21' });
    const before = app.clock.now();
    app.clock.set(new Date('2026-11-24T04:00:00Z'));
    try {
      await bench.decide('sbo.reviewer', 'approve', body.data.approvalRequestId);
      expect((await taxes()).coming).toMatchObject([{ effectiveFrom: '2026-11-25' }]);
    } finally {
      app.clock.set(before);
    }
  });

  it.each([
    ['today', { effectiveFrom: '2026-11-20' }, 400],
    ['yesterday', { effectiveFrom: '2026-11-19' }, 400],
    ['no day', { effectiveFrom: '2026-02-30' }, 400],
    ['nothing that shows it', { evidence: ' ' }, 400],
    ['what is so already', { isTwa: false }, 422],
  ])('[money.storeTax] are refused with %s', async (_, more, status) => {
    const answer = await ask({ ...TWA, ...more });
    expect(answer.status, JSON.stringify(answer.body)).toBe(status);
    expect((await taxes()).request).toBeNull();
  });

  it('are not changed together with its business details', async () => {
    const store = (await app.call('GET', '/api/merchants/1', { as: 'sales.admin' })).body.data;
    const save = (more: object) =>
      app.call('POST', '/api/merchants/update/1/business-details', {
        as: 'sales.admin',
        body: { vatType: store.vatType, tinNumber: store.tinNumber, ...more },
        headers: { 'If-Match': String(store.version) },
      });
    const refused = await save({ isTwa: true });
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, ['isTwa']]);
    expect((await save({ isTwa: false, isEwt: true })).status).toBe(200);
  });

  it('[money.storeTax] are seen by the store and its partner, who did not set them by name', async () => {
    const { body } = await ask(TWA);
    await bench.decide('sbo.reviewer', 'approve', body.data.approvalRequestId);
    for (const as of ['partner.admin', 'store.manager']) {
      const { coming } = await taxes(as);
      expect(coming, as).toMatchObject([{ isTwa: true, effectiveFrom: '2026-12-01' }]);
      expect(JSON.stringify(coming)).not.toContain('sales.admin');
      expect((await ask({ ...TWA, isTwa: false }, as)).status).toBe(403);
    }
    expect((await app.call('GET', '/api/merchants/1/taxes', { as: 'other.partner' })).status).toBe(404);
  });
});

describe('the taxes of a store in application', () => {
  it('change at once and hold from its first day', async () => {
    await app.admin.query(`update merchant set status = 'SUBMITTED' where id = 1`);
    const { body } = await ask({ ...TWA, effectiveFrom: '2026-11-20' });
    expect(body).toMatchObject({ data: { approvalRequestId: null } });
    const { current, coming } = await taxes();
    expect([current.isTwa, current.effectiveFrom, current.evidence, coming]).toEqual([
      true,
      '2026-01-01',
      TWA.evidence,
      [],
    ]);
  });
});
