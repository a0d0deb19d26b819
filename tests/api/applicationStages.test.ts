import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { inShort, makeApplication } from '#tests/support/applications.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

interface Asked {
  as?: string;
  version?: number | null;
  of?: 'partners' | 'merchants';
  headers?: Record<string, string>;
}
const decide = (
  action: string,
  id: string,
  body: unknown = {},
  { as = 'sbo.reviewer', version = 1, of = 'partners', headers = {} }: Asked = {},
) =>
  app.call('POST', `/api/${of}/v3/${action}/workflow-status/${id}`, {
    as,
    body,
    headers: { ...headers, ...(version === null ? {} : { 'If-Match': String(version) }) },
  });
const partner = (id: string) => inShort(app.admin, 'partner', id);
const store = (id: string) => inShort(app.admin, 'merchant', id);
const one = async (text: string, values: unknown[]) => (await app.admin.query(text, values)).rows[0];
const notices = async (username: string) =>
  (await app.call('GET', '/api/notices', { as: username })).body.data.list;

describe('the risk check', () => {
  const risk = { as: 'antifraud.reviewer' };

  it('goes there and back, each way to be decided by its own reviewers', async () => {
    const made = await makeApplication(app.admin, { stores: [{}] });
    const { partnerId, storeIds } = made;
    expect((await decide('risk-verification', partnerId)).body.data.workflowStatus).toBe('RISK_VERIFICATION');
    expect(await store(`${storeIds[0]}`)).toBe('SUBMITTED/RISK_VERIFICATION');
    expect((await notices('antifraud.reviewer'))[0].title).toBe(`For risk verification: ${made.name}`);
    expect((await decide('approve', partnerId, {}, { version: 2 })).body.error).toBe('rule_illegal_move');
    const failed = { reason: 'The address does not exist.' };
    expect((await decide('risk-verification-failed', partnerId, {}, { ...risk, version: 2 })).status).toBe(
      400,
    );
    await decide('risk-verification-failed', partnerId, failed, { ...risk, version: 2 });
    expect(await partner(partnerId)).toBe('SUBMITTED/RISK_VERIFICATION_FAILED');
    await decide('risk-verification', partnerId, {}, { version: 3 });
    await decide('risk-passed', partnerId, {}, { ...risk, version: 4 });
    expect(await partner(partnerId)).toBe('SUBMITTED/none');
    const told = (await notices('sbo.second')).slice(0, 2).map((notice: { title: string }) => notice.title);
    expect(told).toEqual([`Passed the risk check: ${made.name}`, `Failed the risk check: ${made.name}`]);
    expect((await decide('approve', partnerId, {}, { version: 5 })).status).toBe(200);
    expect(await store(`${storeIds[0]}`)).toBe('APPROVED/APPROVED');
  });

  it('a holder of one permission is refused the decisions of the other', async () => {
    const waiting = await makeApplication(app.admin);
    const checked = await makeApplication(app.admin, { workflow: 'RISK_VERIFICATION' });
    for (const action of ['approve', 'incomplete', 'risk-verification']) {
      const { status, body } = await decide(action, waiting.partnerId, { reason: 'x' }, risk);
      expect([status, body.missing], action).toEqual([403, [['PM_SBO_REVIEW']]]);
    }
    for (const action of ['risk-passed', 'risk-verification-failed']) {
      const { status, body } = await decide(action, checked.partnerId, { reason: 'x' });
      expect([status, body.missing], action).toEqual([403, [['PM_RISK_REVIEW']]]);
    }
  });

  it('is not passed by who submitted the record', async () => {
    const { partnerId } = await makeApplication(app.admin, {
      workflow: 'RISK_VERIFICATION',
      submittedBy: 'antifraud.reviewer',
    });
    expect((await decide('risk-passed', partnerId, {}, risk)).body.error).toBe('rule_own_application');
  });
});

describe('a store', () => {
  const stores = { of: 'merchants' } as const;

  it('[app.statusCalls] of an active partner is decided alone', async () => {
    const { storeIds, partnerId } = await makeApplication(app.admin, { status: 'A', stores: [{}, {}] });
    const { status, body } = await decide('approve', `${storeIds[0]}`, {}, stores);
    expect([status, body.data.id, body.data.status, body.data.merchantsMoved]).toEqual([
      200,
      storeIds[0],
      'APPROVED',
      0,
    ]);
    expect([await store(`${storeIds[1]}`), await partner(partnerId)]).toEqual(['SUBMITTED/none', 'A/none']);
    const rate = await one('select status, is_enabled from mdr_rate where merchant_id = $1', [storeIds[0]]);
    expect(rate).toEqual({ status: 'A', is_enabled: true });
    expect(
      (await one('select count(*)::int as n from partner_contract where partner_id = $1', [partnerId])).n,
    ).toBe(0);
  });

  it('of a partner under review goes with it', async () => {
    const { storeIds } = await makeApplication(app.admin, { stores: [{}] });
    const { status, body } = await decide('approve', `${storeIds[0]}`, {}, stores);
    expect([status, body.error]).toEqual([422, 'rule_decided_with_partner']);
  });

  it('stale 409 with its own head, unknown 404, an illegal move 422', async () => {
    const { storeIds } = await makeApplication(app.admin, { status: 'A', stores: [{ status: 'A' }] });
    const id = `${storeIds[0]}`;
    const stale = await decide('approve', id, {}, { ...stores, version: 9 });
    expect([stale.status, stale.body.current.id]).toEqual([409, id]);
    expect((await decide('approve', '999999999', {}, stores)).status).toBe(404);
    expect((await decide('approve', id, {}, stores)).body.error).toBe('rule_illegal_move');
  });
});

describe('bad input', () => {
  it.each([
    [{ reason: 'x'.repeat(2001) }, 'reason'],
    [{ remarks: [{ section: '', message: 'x' }] }, 'remarks.0.section'],
    [{ colour: 1 }, 'colour'],
  ])('%# names its field', async (body, field) => {
    const { partnerId } = await makeApplication(app.admin);
    const answer = await decide('incomplete', partnerId, body);
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]]);
  });

  it('an action that there is not answers 404, an outsider 403', async () => {
    const { partnerId } = await makeApplication(app.admin);
    expect((await decide('bless', partnerId)).status).toBe(404);
    expect((await decide('approve', partnerId, {}, { as: 'partner.admin' })).status).toBe(403);
    expect((await decide('approve', partnerId, {}, { as: 'sales.admin' })).status).toBe(403);
  });
});
