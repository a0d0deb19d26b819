import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, manilaDate } from '#domain/day.ts';
import { BIR2307, COMPUTATION } from '#tests/access/reportSettingCalls.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';

let app: TestApp;
const PATH = '/api/finance-management/report-settings';
const MAKER = 'finance.officer';
const CHECKER = 'sales.admin';
let today: string;

beforeAll(async () => {
  app = await startTestApp();
  today = manilaDate(app.clock.now());
  // What the demo has planned.
  await app.admin.query('delete from setting_version where from_day > $1', [today]);
});
beforeEach(() => app.clearLimits());
afterAll(() => app.stop());

const versionOf = async (setting: string): Promise<number> => {
  const path = setting === 'atc' ? setting : `${setting}/1/versions`;
  return (await app.call('GET', `${PATH}/${path}`, { as: MAKER })).body.data.version;
};
const save = async (setting: string, body: object, { as = MAKER, id = '1', version = 0 } = {}) =>
  app.call('POST', `${PATH}/${setting}/${id}`, {
    as,
    body,
    headers: { 'If-Match': String(version || (await versionOf(setting))) },
  });
const decide = async (id: string, verdict: 'approve' | 'refuse' | 'withdraw', as = CHECKER) => {
  const { body } = await app.call('GET', `/api/approval-requests/${id}`, { as });
  return app.call('POST', `/api/approval-requests/${id}/${verdict}`, {
    as,
    headers: { 'If-Match': String(body.data.version) },
    ...(verdict === 'refuse' && { body: { reason: 'Not agreed with the office' } }),
  });
};
const asked = async (setting: string, body: object): Promise<string> => {
  const { status, body: answer } = await save(setting, body);
  expect(status, JSON.stringify(answer)).toBe(200);
  return answer.data.approvalRequestId;
};
const versions = async (setting: string) =>
  (await app.call('GET', `${PATH}/${setting}/1/versions`, { as: MAKER })).body.data.list;
const from = (days: number) => addDays(today, days);

describe('a change of a setting', () => {
  it('waits for somebody else, holds from its day on, and is seen with both', async () => {
    const id = await asked('computation', { ...COMPUTATION, fromDay: from(5) });
    const { body } = await app.call('GET', `/api/approval-requests/${id}`, { as: CHECKER });
    expect(body.data).toMatchObject({
      kind: 'SETTING',
      setting: 'COMPUTATION',
      state: 'PENDING',
      maker: MAKER,
    });
    expect(body.data.diff).toContainEqual({ field: 'refundDays', before: '180', after: '90' });
    expect(body.data.diff).toContainEqual({ field: 'fromDay', before: null, after: from(5) });
    expect((await decide(id, 'approve', MAKER)).body.error).toBe('rule_own_request');
    const other = { as: 'sbo.reviewer', headers: { 'If-Match': '1' } };
    expect((await app.call('POST', `/api/approval-requests/${id}/approve`, other)).status).toBe(404);
    expect((await decide(id, 'approve')).body.data).toMatchObject({ state: 'APPLIED', checker: CHECKER });
    const [newest] = await versions('computation');
    expect(newest).toMatchObject({ fromDay: from(5), madeBy: MAKER, checkedBy: CHECKER });
    const now = await app.call('GET', `${PATH}/computation/1`, { as: MAKER });
    expect(now.body.data.refundDays).toBe(180);
  });

  it('replaces what was planned for its day or later, which stays to be seen', async () => {
    const id = await asked('computation', { ...COMPUTATION, refundDays: 60, fromDay: from(3) });
    const { body } = await app.call('GET', `/api/approval-requests/${id}`, { as: CHECKER });
    expect(body.data.beside).toEqual([expect.objectContaining({ field: 'replaces' })]);
    expect((await decide(id, 'approve')).status).toBe(200);
    const [later, newest] = await versions('computation');
    expect(later).toMatchObject({ fromDay: from(5), replacedByVersion: newest.version });
    // On its own day too.
    const again = await asked('computation', { ...COMPUTATION, refundDays: 70, fromDay: from(3) });
    expect((await decide(again, 'approve')).status).toBe(200);
    const held = (await versions('computation')).filter(
      (one: { replacedByVersion: number | null; fromDay: string }) =>
        one.replacedByVersion === null && one.fromDay > today,
    );
    expect(held.map(({ values }: { values: { refundDays: number } }) => values.refundDays)).toEqual([70]);
  });

  it('is one at a time, of the version that was seen, and something', async () => {
    const stale = await versionOf('computation');
    expect((await save('computation', { ...COMPUTATION, refundDays: 70, fromDay: from(3) })).body.error).toBe(
      'rule_unchanged',
    );
    const id = await asked('computation', { ...COMPUTATION, fromDay: from(9) });
    const second = await save(
      'computation',
      { ...COMPUTATION, refundDays: 5, fromDay: from(9) },
      { as: CHECKER },
    );
    expect(second.body.error).toBe('rule_request_open');
    const seen = await app.call('GET', `${PATH}/computation/1/versions`, { as: MAKER });
    expect(seen.body.data.request).toMatchObject({ id, state: 'PENDING' });
    expect((await decide(id, 'refuse')).body.data.state).toBe('REFUSED');
    const other = await asked('computation', { ...COMPUTATION, fromDay: from(9) });
    expect((await decide(other, 'approve')).status).toBe(200);
    const body = { ...COMPUTATION, refundDays: 5, fromDay: from(12) };
    expect((await save('computation', body, { version: stale })).status).toBe(409);
    expect((await app.call('POST', `${PATH}/computation/1`, { as: MAKER, body })).status).toBe(428);
  });

  it('is refused for a day that has begun, a formula that does not parse, and another id', async () => {
    for (const fromDay of [today, from(-1), '2000-01-01']) {
      const { status, body } = await save('computation', { ...COMPUTATION, fromDay });
      expect([status, Object.keys(body.fields)], fromDay).toEqual([400, ['fromDay']]);
    }
    const wrong = await save('computation', { ...COMPUTATION, twaNetSettlement: 'base +', fromDay: from(9) });
    expect(wrong.body.fields.twaNetSettlement).toContain('At character 7');
    expect((await save('computation', { ...COMPUTATION, fromDay: from(9) }, { id: '2' })).status).toBe(404);
    expect((await save('dr', { bankAccountName: 'X', fromDay: from(9) })).body.fields).toHaveProperty(
      'bankAccountName',
    );
    for (const [field, value] of Object.entries({
      payorTin: '123',
      signatoryTin: 'x',
      payorPostalCode: '12',
    })) {
      const { body } = await save('bir2307', { ...BIR2307, [field]: value, fromDay: from(9) });
      expect(Object.keys(body.fields)).toEqual([field]);
    }
  });

  it('that is decided when its day has come is not made', async () => {
    const id = await asked('dr', { bankAccountName: 'Payouts', fromDay: from(1) });
    const { rows } = await app.admin.query('select command from approval_request where id = $1', [id]);
    rows[0].command.disbursementReport.fromDay = today;
    await app.admin.query('update approval_request set command = $2 where id = $1', [id, rows[0].command]);
    expect((await decide(id, 'approve')).body.error).toBe('rule_setting_day');
    expect((await decide(id, 'withdraw', MAKER)).body.data.state).toBe('WITHDRAWN');
  });

  it('of form 2307 and of reports is made alike', async () => {
    for (const [setting, body] of [
      ['bir2307', { ...BIR2307, fromDay: from(1) }],
      ['dr', { bankAccountName: 'Payouts, Makati', fromDay: from(1) }],
    ] as const) {
      expect((await decide(await asked(setting, body), 'approve')).status).toBe(200);
      const [newest] = await versions(setting);
      expect(newest).toMatchObject({ fromDay: from(1), checkedBy: CHECKER });
    }
  });

  it('is nothing that people of partners see among requests', async () => {
    for (const as of ['partner.admin', 'head.office', 'accounting', 'sbo.reviewer']) {
      const { body } = await app.call('GET', '/api/approval-requests', { as, query: { kind: 'SETTING' } });
      expect(body.data?.list ?? [], as).toEqual([]);
    }
    const { body } = await app.call('GET', '/api/approval-requests', {
      as: MAKER,
      query: { kind: 'SETTING' },
    });
    expect(body.data.list.length).toBeGreaterThan(4);
  });
});

describe('a change of tax codes', () => {
  const NEW = {
    ...{ code: 'WC831', product: 'HCPAY', payeeKind: 'CORPORATE', percent: '1', basePercent: '100' },
  };
  const add = async (body: object) =>
    app.call('POST', `${PATH}/atc`, {
      as: MAKER,
      body,
      headers: { 'If-Match': String(await versionOf('atc')) },
    });
  const end = async (id: string, toDay: string) =>
    app.call('POST', `${PATH}/atc/${id}/end`, {
      as: MAKER,
      body: { toDay },
      headers: { 'If-Match': String(await versionOf('atc')) },
    });
  const codes = async () =>
    (await app.call('GET', `${PATH}/atc`, { as: MAKER })).body.data.list.filter(
      (row: { product: string; payeeKind: string }) =>
        row.product === 'HCPAY' && row.payeeKind === 'CORPORATE',
    );

  it('ends the code before the day that the new one begins', async () => {
    const { body } = await add({ ...NEW, fromDay: from(10) });
    const id = body.data.approvalRequestId;
    expect((await decide(id, 'approve', MAKER)).body.error).toBe('rule_own_request');
    expect((await decide(id, 'approve')).status).toBe(200);
    const [fresh, former] = await codes();
    expect(fresh).toMatchObject({
      code: 'WC831',
      from: from(10),
      to: null,
      madeBy: MAKER,
      checkedBy: CHECKER,
    });
    expect(former).toMatchObject({ code: 'WC830', to: from(9), endMadeBy: MAKER, endCheckedBy: CHECKER });
  });

  it('is refused over a later one, for a day that has begun, another kind of payee, or no code', async () => {
    expect((await add({ ...NEW, code: 'WC832', fromDay: from(5) })).body.error).toBe('rule_atc_planned');
    for (const [field, value] of Object.entries({
      ...{ fromDay: today, code: 'WI831', percent: '101', basePercent: '-1' },
      ...{ product: 'CASH_LOAN' },
    })) {
      const { status, body } = await add({ ...NEW, fromDay: from(20), [field]: value });
      expect([status, Object.keys(body.fields)], field).toEqual([400, [field]]);
    }
    expect((await add({ ...NEW, code: '831', fromDay: from(20) })).body.fields).toHaveProperty('code');
  });

  it('ends a code, or one that has not begun before it does', async () => {
    const [fresh, former] = await codes();
    expect((await end(former.id, from(-1))).body.fields).toHaveProperty('toDay');
    expect((await end(former.id, from(30))).body.fields).toHaveProperty('toDay');
    expect((await end(fresh.id, from(5))).body.fields).toHaveProperty('toDay');
    expect((await end('0', from(5))).status).toBe(404);
    const { body } = await end(fresh.id, from(9));
    expect((await decide(body.data.approvalRequestId, 'approve')).status).toBe(200);
    expect((await codes())[0]).toMatchObject({ code: 'WC831', from: from(10), to: from(9) });
    // Its place is free again.
    const other = await add({ ...NEW, code: 'WC832', fromDay: from(12) });
    expect((await decide(other.body.data.approvalRequestId, 'approve')).status).toBe(200);
  });
});
