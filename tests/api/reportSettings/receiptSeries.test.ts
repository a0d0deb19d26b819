import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, manilaDate } from '#domain/day.ts';
import { OFFICIAL_RECEIPT, SERIES } from '#tests/access/reportSettingCalls.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';

let app: TestApp;
const PATH = '/api/finance-management/report-settings';
const MAKER = 'finance.officer';
let today: string;

beforeAll(async () => {
  app = await startTestApp();
  today = manilaDate(app.clock.now());
});
beforeEach(() => app.clearLimits());
afterAll(() => app.stop());

const listed = async () => (await app.call('GET', `${PATH}/receipt-series`, { as: MAKER })).body.data;
const ask = async (body: object) =>
  app.call('POST', `${PATH}/receipt-series`, {
    as: MAKER,
    body: { ...SERIES, fromDay: addDays(today, 1), ...body },
    headers: { 'If-Match': String((await listed()).version) },
  });
const decide = async (id: string, verdict: 'approve' | 'withdraw', as: string) => {
  const { body } = await app.call('GET', `/api/approval-requests/${id}`, { as });
  return app.call('POST', `/api/approval-requests/${id}/${verdict}`, {
    as,
    headers: { 'If-Match': String(body.data.version) },
  });
};

describe('a series of receipts', () => {
  it('is written once a second person has agreed, as it was asked for, and its numbers wait', async () => {
    const { status, body } = await ask({});
    expect(status, JSON.stringify(body)).toBe(200);
    const id = body.data.approvalRequestId;
    const request = await app.call('GET', `/api/approval-requests/${id}`, { as: 'finance.second' });
    expect(request.body.data).toMatchObject({ kind: 'SETTING', setting: 'RECEIPT_SERIES' });
    expect(request.body.data.diff).toContainEqual({ field: 'lastNumber', before: null, after: '1000' });
    expect((await decide(id, 'approve', MAKER)).body.error).toBe('rule_own_request');
    expect((await ask({})).body.error).toBe('rule_request_open');
    expect((await decide(id, 'approve', 'finance.second')).status).toBe(200);
    const [first] = (await listed()).list;
    expect(first).toMatchObject({
      ...SERIES,
      ...{ nextNumber: 1, fromDay: addDays(today, 1), madeBy: MAKER, checkedBy: 'finance.second' },
    });
  });

  it('has no number of another one, and none backwards', async () => {
    const overlap = await ask({ prefix: 's-', firstNumber: 1000, lastNumber: 1001 });
    expect([overlap.status, Object.keys(overlap.body.fields)]).toEqual([400, ['firstNumber']]);
    const backwards = await ask({ firstNumber: 3000, lastNumber: 2999 });
    expect([backwards.status, Object.keys(backwards.body.fields)]).toEqual([400, ['lastNumber']]);
    expect((await ask({ firstNumber: 10_000_000_000 })).status).toBe(400);
    const today1 = await ask({ fromDay: today });
    expect([today1.status, Object.keys(today1.body.fields)]).toEqual([400, ['fromDay']]);
    const ahead = await ask({ firstNumber: 1001, lastNumber: 1002, certificateDay: addDays(today, 1) });
    expect([ahead.status, Object.keys(ahead.body.fields)]).toEqual([400, ['certificateDay']]);
  });

  it('stays as it was agreed: the database gives one number after the other and changes nothing else', async () => {
    const change = (set: string) => app.admin.query(`update receipt_series set ${set} where prefix = 'S-'`);
    for (const set of [
      `prefix = 'T-'`,
      'last_number = 2000',
      'next_number = next_number + 2',
      `branch = 'Other'`,
    ])
      await expect(change(set)).rejects.toThrow('as it was agreed');
    await expect(app.admin.query('delete from receipt_series')).rejects.toThrow('as it was agreed');
  });
});

describe('what receipts are called', () => {
  it('is set with a second person and holds from its day on', async () => {
    const path = `${PATH}/official-receipt/1`;
    const held = await app.call('GET', path, { as: MAKER });
    expect(held.body.data).toMatchObject({
      title: 'OFFICIAL',
      profitSharing: 'VATABLE',
      collections: 'EXEMPT',
    });
    const { body: before } = await app.call('GET', `${path}/versions`, { as: MAKER });
    const asked = await app.call('POST', path, {
      as: MAKER,
      body: { ...OFFICIAL_RECEIPT, fromDay: addDays(today, 3) },
      headers: { 'If-Match': String(before.data.version) },
    });
    expect(asked.status, JSON.stringify(asked.body)).toBe(200);
    expect((await decide(asked.body.data.approvalRequestId, 'approve', 'finance.second')).status).toBe(200);
    const { body: after } = await app.call('GET', `${path}/versions`, { as: MAKER });
    expect(after.data.list[0]).toMatchObject({ fromDay: addDays(today, 3), values: OFFICIAL_RECEIPT });
    expect((await app.call('GET', path, { as: 'accounting' })).body.data.title).toBe('OFFICIAL');
  });
});
