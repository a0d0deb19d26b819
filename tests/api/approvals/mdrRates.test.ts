import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { approvalBench, type Records } from './approvalBench.ts';

const DAY_MS = 86_400_000;
const PARTNER: [Records, string] = ['partners', '1'];
const STORE: [Records, string] = ['merchants', '1'];

let app: TestApp;
let bench: ReturnType<typeof approvalBench>;
beforeAll(async () => {
  app = await startTestApp();
  bench = approvalBench(app);
});
beforeEach(async () => {
  await bench.clear();
  await stand('A');
});
afterAll(() => app.stop());

const stand = (status: string, workflow: string | null = null) =>
  app.admin.query('update partner set status = $1, workflow_status = $2 where id = 1', [status, workflow]);

const rate = (mdrRate: unknown, effectiveFrom = '2026-11-21', type = 'HCPAY') => ({
  type,
  mdrRate,
  effectiveFrom,
});

/** Asks, and has it approved. */
const agree = async (of: [Records, string], ...rates: unknown[]) => {
  const { body } = await bench.changeRates('sales.admin', of, rates);
  expect(body).toMatchObject({ data: { approvalRequestId: expect.any(String) } });
  const approved = await bench.decide('sbo.reviewer', 'approve', body.data.approvalRequestId);
  expect(approved.body).toMatchObject({ data: { state: 'APPLIED' } });
};

const insert = (
  from: string,
  to: string | null,
  value: string,
  type = 'HCPAY',
  status: string | null = 'A',
) =>
  app.admin.query(
    `insert into mdr_rate (partner_id, type, rate, effective_from, effective_to, status, is_enabled, created_by)
     values (1, $1, $2, $3, $4, $5, $5::text is not null or null, 'sbo.second')`,
    [type, value, from, to, status],
  );

const brief = (rows: { mdrRate: string; effectiveFrom: string; effectiveTo: string | null }[]) =>
  rows.map(({ mdrRate, effectiveFrom, effectiveTo }) => [mdrRate, effectiveFrom, effectiveTo]);

describe('the rates of a record', () => {
  it('are those of today, those to come, and what was before with the newest first', async () => {
    await insert('2025-01-01', '2025-12-31', '2');
    await insert('2026-01-01', '2026-11-19', '2.25');
    await insert('2026-11-20', '2026-12-31', '2.5');
    await insert('2027-01-01', null, '3');
    const { status, body } = await bench.rates('sales.admin', PARTNER);
    expect(status).toBe(200);
    expect(brief(body.data.current)).toEqual([
      ['2.500', '2026-11-20', '2026-12-31'],
      ['3.000', '2027-01-01', null],
    ]);
    expect(brief(body.data.history)).toEqual([
      ['2.250', '2026-01-01', '2026-11-19'],
      ['2.000', '2025-01-01', '2025-12-31'],
    ]);
    expect(body.data).toMatchObject({ request: null, version: await bench.versionOf(...PARTNER) });
    expect(body.data.current[0]).toMatchObject({ status: 'A', isEnabled: true, createdBy: 'sbo.second' });
  });

  it('turn at midnight in Manila', async () => {
    await insert('2026-01-01', '2026-11-20', '2');
    await insert('2026-11-21', null, '3');
    const before = app.clock.now();
    const first = async () => (await bench.rates('sales.admin', PARTNER)).body.data.current[0].mdrRate;
    app.clock.set(new Date('2026-11-20T15:59:00Z'));
    expect(await first()).toBe('2.000');
    app.clock.set(new Date('2026-11-20T16:01:00Z'));
    expect(await first()).toBe('3.000');
    app.clock.set(before);
  });

  it('of a store are its own, not those of its partner', async () => {
    await insert('2026-01-01', null, '2');
    await agree(STORE, rate('4'));
    expect(brief((await bench.rates('sales.admin', STORE)).body.data.current)).toEqual([
      ['4.000', '2026-11-21', null],
    ]);
    expect(brief((await bench.rates('sales.admin', PARTNER)).body.data.current)).toEqual([
      ['2.000', '2026-01-01', null],
    ]);
  });

  it('[mdr.visibility] are shown only where the application shows them, to staff too, and never to others who set them', async () => {
    await insert('2026-01-01', null, '2');
    await insert('2026-01-01', null, '3', 'CASH_LOAN', null);
    const types = (rows: { type: string }[]) => rows.map(({ type }) => type);
    const card = async (as: string) =>
      types((await app.call('GET', '/api/partners/1', { as })).body.data.mdrRates);
    const seen = async () => {
      const [partners, staffs] = await Promise.all(
        ['partner.admin', 'sales.admin'].map(async (as) =>
          types((await bench.rates(as, PARTNER)).body.data.current),
        ),
      );
      expect(staffs).toEqual(partners);
      expect(await card('partner.admin')).toEqual(partners);
      expect(await card('sbo.reviewer')).toEqual(partners);
      return partners;
    };
    for (const status of ['APPROVED', 'A', 'B', 'C']) {
      await stand(status);
      expect(await seen(), status).toEqual(['HCPAY', 'CASH_LOAN']);
    }
    for (const status of [
      'SUBMITTED',
      'INCOMPLETE',
      'I',
      'REJECTED',
      'CANCELLED',
      'RISK_VERIFICATION_FAILED',
    ]) {
      await stand(status);
      expect(await seen(), status).toEqual(['CASH_LOAN']);
    }
    await stand('A', 'RISK_VERIFICATION_FAILED');
    expect(await seen()).toEqual(['CASH_LOAN']);
    await stand('A');
    const { body } = await bench.rates('head.office', PARTNER);
    expect(body.data.current.map((row: { createdBy: unknown }) => row.createdBy)).toEqual([null, null]);
  });

  it('[mdr.visibility] of a change that waits are shown to its checker wherever the record stands', async () => {
    await insert('2026-01-01', null, '2');
    await stand('I');
    const { body } = await bench.changeRates('sales.admin', PARTNER, [rate('3')]);
    const id = body.data.approvalRequestId;
    const diff = [
      { field: 'HCPAY.mdrRate', before: '2.000', after: '3.000' },
      { field: 'HCPAY.effectiveFrom', before: '2026-01-01', after: '2026-11-21' },
    ];
    expect(await bench.request(id, 'sbo.reviewer')).toMatchObject({ diff });
    const { data } = (await bench.rates('sbo.reviewer', PARTNER)).body;
    expect([data.current, data.history, data.request.diff]).toEqual([[], [], diff]);
  });

  it('that are asked for are told to staff, and to nobody of the partner', async () => {
    const { body } = await bench.changeRates('sales.admin', PARTNER, [rate('2')]);
    const id = body.data.approvalRequestId;
    expect((await bench.rates('online.viewer', PARTNER)).body.data.request).toMatchObject({
      id,
      kind: 'MDR_RATE',
      maker: 'sales.admin',
    });
    for (const as of ['partner.admin', 'head.office']) {
      expect((await bench.rates(as, PARTNER)).body.data.request).toBeNull();
      expect((await app.call('GET', `/api/approval-requests/${id}`, { as })).status).toBe(404);
      const listed = await app.call('GET', '/api/approval-requests', { as });
      expect(listed.body.data.total).toBe(0);
    }
  });

  it.each(['2', '999999', 'x', '0'])('are not found of partner %s by another', async (id) => {
    expect((await bench.rates('partner.admin', ['partners', id])).status).toBe(404);
  });
});

describe('a change', () => {
  it('of an active partner waits for a second person and changes nothing until then', async () => {
    await insert('2026-01-01', null, '2');
    const version = await bench.versionOf(...PARTNER);
    const { status, body } = await bench.changeRates('sales.admin', PARTNER, [rate(2.5, '2026-12-01')]);
    expect(status).toBe(200);
    expect(body.data).toEqual({ id: '1', version, approvalRequestId: expect.any(String) });
    const { data } = (await bench.rates('sales.admin', PARTNER)).body;
    expect(brief(data.current)).toEqual([['2.000', '2026-01-01', null]]);
    expect(data.request.diff).toEqual([
      { field: 'HCPAY.mdrRate', before: '2.000', after: '2.500' },
      { field: 'HCPAY.effectiveFrom', before: '2026-01-01', after: '2026-12-01' },
    ]);
  });

  it('that is approved ends the open rate the day before and keeps what was', async () => {
    await insert('2026-01-01', null, '2');
    const version = await bench.versionOf(...PARTNER);
    await agree(PARTNER, rate('2.5'), rate('1', '2026-12-01', 'CASH_LOAN'));
    const { data } = (await bench.rates('sales.admin', PARTNER)).body;
    expect(brief(data.current)).toEqual([
      ['2.000', '2026-01-01', '2026-11-20'],
      ['2.500', '2026-11-21', null],
      ['1.000', '2026-12-01', null],
    ]);
    expect(data.current[1]).toMatchObject({ status: 'A', isEnabled: true, createdBy: 'sales.admin' });
    expect(data.history).toEqual([]);
    expect(data).toMatchObject({ version: version + 1, request: null });
  });

  it('of the same day replaces; before one that comes it holds until then', async () => {
    await insert('2026-01-01', null, '2');
    await agree(PARTNER, rate('3', '2026-12-01'));
    await agree(PARTNER, rate('2.5'));
    await agree(PARTNER, rate('2.6'));
    const { data } = (await bench.rates('sales.admin', PARTNER)).body;
    expect(brief(data.current)).toEqual([
      ['2.000', '2026-01-01', '2026-11-20'],
      ['2.600', '2026-11-21', '2026-11-30'],
      ['3.000', '2026-12-01', null],
    ]);
  });

  it('[money.rateDay] that is approved too late for its day begins tomorrow: the day that has begun keeps its rate', async () => {
    const before = app.clock.now();
    await insert('2026-01-01', null, '2');
    const { body } = await bench.changeRates('sales.admin', PARTNER, [rate('2.5')]);
    app.clock.advance(3 * DAY_MS);
    await bench.decide('sbo.reviewer', 'approve', body.data.approvalRequestId);
    const { data } = (await bench.rates('sales.admin', PARTNER)).body;
    app.clock.set(before);
    expect(brief(data.current)).toEqual([
      ['2.000', '2026-01-01', '2026-11-23'],
      ['2.500', '2026-11-24', null],
    ]);
  });

  it.each([
    ['SUBMITTED', null],
    ['SUBMITTED', 'RISK_VERIFICATION_FAILED'],
    ['INCOMPLETE', 'INCOMPLETE'],
  ])(
    '[mdr.pending] of an application that is %s (%s) is saved at once, and pending',
    async (status, workflow) => {
      await stand(status, workflow);
      const version = await bench.versionOf(...PARTNER);
      const first = await bench.changeRates('sales.admin', PARTNER, [rate('2')]);
      expect(first.body.data).toEqual({ id: '1', version: version + 1, approvalRequestId: null });
      const second = await bench.changeRates('sales.admin', PARTNER, [rate('2.5', '2026-12-01')]);
      expect(second.body.data).toMatchObject({ version: version + 2, approvalRequestId: null });
      const { data } = (await bench.rates('sales.admin', PARTNER)).body;
      // Nothing had come of the first: it leaves no history.
      expect(brief(data.current)).toEqual([['2.500', '2026-12-01', null]]);
      expect(data.current[0]).toMatchObject({ status: null, isEnabled: null, statusWorkflow: null });
      expect(data).toMatchObject({ history: [], request: null });
      const { by } = await bench.one<{ by: string }>('select edited_by as by from partner where id = 1');
      expect(by).toBe('sales.admin');
    },
  );

  it.each([
    ['B', null],
    ['C', null],
    ['REJECTED', null],
    ['CANCELLED', null],
    ['SUBMITTED', 'RISK_VERIFICATION'],
  ])('of a record that is %s (%s) is refused', async (status, workflow) => {
    await stand(status, workflow);
    const { status: code, body } = await bench.changeRates('sales.admin', PARTNER, [rate('2')]);
    expect([code, body.error]).toEqual([422, 'rule_not_editable']);
  });

  it('to what holds already is refused; what would not change is left out', async () => {
    await insert('2026-01-01', null, '2');
    const same = await bench.changeRates('sales.admin', PARTNER, [rate('2.000')]);
    expect([same.status, same.body.error]).toEqual([422, 'rule_unchanged']);
    const { body } = await bench.changeRates('sales.admin', PARTNER, [
      rate('2'),
      rate('0', undefined, 'HC_SMILE_REWARDS'),
    ]);
    const asked = await bench.request(body.data.approvalRequestId);
    expect(asked.diff.map(({ field }: { field: string }) => field)).toEqual([
      'HC_SMILE_REWARDS.mdrRate',
      'HC_SMILE_REWARDS.effectiveFrom',
    ]);
    await bench.decide('sbo.reviewer', 'approve', asked.id);
    const { data } = (await bench.rates('sales.admin', PARTNER)).body;
    expect(brief(data.current)).toEqual([
      ['0.000', '2026-11-21', null],
      ['2.000', '2026-01-01', null],
    ]);
  });
});
