import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { approvalBench, type Records } from './approvalBench.ts';

const PARTNER: [Records, string] = ['partners', '1'];

let app: TestApp;
let bench: ReturnType<typeof approvalBench>;
beforeAll(async () => {
  app = await startTestApp();
  bench = approvalBench(app);
});
beforeEach(async () => {
  await bench.clear();
  await app.admin.query(`update partner set status = 'A', workflow_status = null where id = 1`);
});
afterAll(() => app.stop());

const rate = (mdrRate: unknown, effectiveFrom = '2026-11-21', type = 'HCPAY') => ({
  type,
  mdrRate,
  effectiveFrom,
});

const brief = (rows: { mdrRate: string; effectiveFrom: string; effectiveTo: string | null }[]) =>
  rows.map(({ mdrRate, effectiveFrom, effectiveTo }) => [mdrRate, effectiveFrom, effectiveTo]);

describe('bad input is named by its field, and nothing is written', () => {
  const nothing = async () => {
    const found =
      'select (select count(*) from mdr_rate)::int + (select count(*) from approval_request)::int as n';
    expect(await bench.one(found)).toEqual({ n: 0 });
  };

  it.each([
    ['a rate above 100', [rate('100.001')], 'rates.0.mdrRate'],
    ['a rate above 100 as a number', [rate(101)], 'rates.0.mdrRate'],
    ['a rate below 0', [rate('-0.5')], 'rates.0.mdrRate'],
    ['a fourth decimal', [rate('2.5001')], 'rates.0.mdrRate'],
    ['a fourth decimal as a number', [rate(2.5001)], 'rates.0.mdrRate'],
    ['no number', [rate('two')], 'rates.0.mdrRate'],
    ['a power', [rate('1e1')], 'rates.0.mdrRate'],
    ['a type twice', [rate('2'), rate('3')], 'rates.1.type'],
    ['an unknown type', [rate('2', undefined, 'HCPAY2')], 'rates.0.type'],
    ['yesterday', [rate('1', undefined, 'CASH_LOAN'), rate('2', '2026-11-19')], 'rates.1.effectiveFrom'],
    [
      '[money.rateDay] today',
      [rate('1', undefined, 'CASH_LOAN'), rate('2', '2026-11-20')],
      'rates.1.effectiveFrom',
    ],
    ['no day', [rate('2', '2026-11-31')], 'rates.0.effectiveFrom'],
    ['no rate at all', [], 'rates'],
    ['a field of ours', [{ ...rate('2'), status: 'A' }], 'rates.0.status'],
  ])('%s', async (_, rates, field) => {
    const { status, body } = await bench.changeRates('sales.admin', PARTNER, rates);
    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toEqual([field]);
    await nothing();
  });

  it('the bounds themselves are possible', async () => {
    const { status } = await bench.changeRates('sales.admin', PARTNER, [
      rate('0', undefined, 'CASH_LOAN'),
      rate('100'),
      rate('99.999', undefined, 'POS_LOAN'),
    ]);
    expect(status).toBe(200);
  });

  it('a stale version is answered with the rates as they are now, a missing one with 428', async () => {
    await app.admin.query(
      `insert into mdr_rate (partner_id, type, rate, effective_from, status, is_enabled)
       values (1, 'HCPAY', 2, '2026-01-01', 'A', true)`,
    );
    const stale = await bench.changeRates('sales.admin', PARTNER, [rate('3')], { 'If-Match': '999' });
    expect([stale.status, stale.body.error]).toEqual([409, 'conflict']);
    expect(brief(stale.body.current.current)).toEqual([['2.000', '2026-01-01', null]]);
    const missing = await app.call('POST', '/api/partners/1/mdr-rates', {
      as: 'sales.admin',
      body: { rates: [rate('3')] },
    });
    expect(missing.status).toBe(428);
  });

  it('who is no staff, or may not edit, is refused; an unknown record is not found', async () => {
    for (const as of ['partner.admin', 'head.office', 'online.viewer', 'antifraud.reviewer', 'it.support'])
      expect((await bench.changeRates(as, PARTNER, [rate('2')])).status, as).toBe(403);
    const headers = { 'If-Match': '1' };
    for (const id of ['999999', 'x'])
      for (const records of ['partners', 'merchants']) {
        const path = `/api/${records}/${id}/mdr-rates`;
        const { status } = await app.call('POST', path, {
          as: 'sales.admin',
          headers,
          body: { rates: [rate('2')] },
        });
        expect(status).toBe(404);
      }
    await nothing();
  });

  it('a repeated key asks once', async () => {
    const headers = {
      'Idempotency-Key': 'rates-once',
      'If-Match': String(await bench.versionOf(...PARTNER)),
    };
    const first = await bench.changeRates('sales.admin', PARTNER, [rate('2')], headers);
    const again = await bench.changeRates('sales.admin', PARTNER, [rate('2')], headers);
    expect(again.body).toEqual(first.body);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(await bench.one('select count(*)::int as n from approval_request')).toEqual({ n: 1 });
  });
});
