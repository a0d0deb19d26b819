import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { makeApplication } from '#tests/support/records/applications.ts';
import { reviewBench } from '#tests/support/records/reviewBench.ts';

let app: TestApp;
let bench: ReturnType<typeof reviewBench>;
beforeAll(async () => {
  app = await startTestApp();
  bench = reviewBench(app);
});
afterAll(() => app.stop());

describe('the risk check', () => {
  const risk = { as: 'antifraud.reviewer' };

  it('goes there and back, each way to be decided by its own reviewers', async () => {
    const made = await makeApplication(app.admin, { stores: [{}] });
    const { partnerId, storeIds } = made;
    expect((await bench.decide('risk-verification', partnerId)).body.data.workflowStatus).toBe(
      'RISK_VERIFICATION',
    );
    expect(await bench.store(`${storeIds[0]}`)).toBe('SUBMITTED/RISK_VERIFICATION');
    expect((await bench.notices('antifraud.reviewer'))[0].title).toBe(`For risk verification: ${made.name}`);
    expect((await bench.decide('approve', partnerId, {}, { version: 2 })).body.error).toBe(
      'rule_illegal_move',
    );
    const failed = { reason: 'The address does not exist.' };
    expect(
      (await bench.decide('risk-verification-failed', partnerId, {}, { ...risk, version: 2 })).status,
    ).toBe(400);
    await bench.decide('risk-verification-failed', partnerId, failed, { ...risk, version: 2 });
    expect(await bench.partner(partnerId)).toBe('SUBMITTED/RISK_VERIFICATION_FAILED');
    await bench.decide('risk-verification', partnerId, {}, { version: 3 });
    await bench.decide('risk-passed', partnerId, {}, { ...risk, version: 4 });
    expect(await bench.partner(partnerId)).toBe('SUBMITTED/none');
    const told = (await bench.notices('sbo.second'))
      .slice(0, 2)
      .map((notice: { title: string }) => notice.title);
    expect(told).toEqual([`Passed the risk check: ${made.name}`, `Failed the risk check: ${made.name}`]);
    expect((await bench.decide('approve', partnerId, {}, { version: 5 })).status).toBe(200);
    expect(await bench.store(`${storeIds[0]}`)).toBe('APPROVED/APPROVED');
  });

  it('that failed is overridden with a reason only, of a partner and of a store alike', async () => {
    const workflow = 'RISK_VERIFICATION_FAILED';
    const { partnerId } = await makeApplication(app.admin, { workflow });
    const { storeIds } = await makeApplication(app.admin, { status: 'A', stores: [{ workflow }] });
    for (const [id, of] of [
      [partnerId, 'partners'],
      [`${storeIds[0]}`, 'merchants'],
    ] as const) {
      const bare = await bench.decide('approve', id, {}, { of });
      expect([bare.status, Object.keys(bare.body.fields)], of).toEqual([400, ['reason']]);
      expect((await bench.decide('approve', id, { reason: ' ' }, { of })).status, of).toBe(400);
      const said = await bench.decide('approve', id, { reason: 'Confirmed by a visit.' }, { of });
      expect([said.status, said.body.data.events[0].reason], of).toEqual([200, 'Confirmed by a visit.']);
    }
  });

  it('a holder of one permission is refused the decisions of the other', async () => {
    const waiting = await makeApplication(app.admin);
    const checked = await makeApplication(app.admin, { workflow: 'RISK_VERIFICATION' });
    for (const action of ['approve', 'incomplete', 'risk-verification']) {
      const { status, body } = await bench.decide(action, waiting.partnerId, { reason: 'x' }, risk);
      expect([status, body.missing], action).toEqual([403, [['PM_SBO_REVIEW']]]);
    }
    for (const action of ['risk-passed', 'risk-verification-failed']) {
      const { status, body } = await bench.decide(action, checked.partnerId, { reason: 'x' });
      expect([status, body.missing], action).toEqual([403, [['PM_RISK_REVIEW']]]);
    }
  });

  it('is not passed by who submitted the record', async () => {
    const { partnerId } = await makeApplication(app.admin, {
      workflow: 'RISK_VERIFICATION',
      submittedBy: 'antifraud.reviewer',
    });
    expect((await bench.decide('risk-passed', partnerId, {}, risk)).body.error).toBe('rule_own_application');
  });
});

describe('a store', () => {
  const stores = { of: 'merchants' } as const;

  it('[app.statusCalls] of an active partner is decided alone', async () => {
    const { storeIds, partnerId } = await makeApplication(app.admin, { status: 'A', stores: [{}, {}] });
    const { status, body } = await bench.decide('approve', `${storeIds[0]}`, {}, stores);
    expect([status, body.data.id, body.data.status, body.data.merchantsMoved]).toEqual([
      200,
      storeIds[0],
      'APPROVED',
      0,
    ]);
    expect([await bench.store(`${storeIds[1]}`), await bench.partner(partnerId)]).toEqual([
      'SUBMITTED/none',
      'A/none',
    ]);
    const rate = await bench.one('select status, is_enabled from mdr_rate where merchant_id = $1', [
      storeIds[0],
    ]);
    expect(rate).toEqual({ status: 'A', is_enabled: true });
    expect(
      (await bench.one('select count(*)::int as n from partner_contract where partner_id = $1', [partnerId]))
        .n,
    ).toBe(0);
  });

  it('of a partner under review goes with it', async () => {
    const { storeIds } = await makeApplication(app.admin, { stores: [{}] });
    const { status, body } = await bench.decide('approve', `${storeIds[0]}`, {}, stores);
    expect([status, body.error]).toEqual([422, 'rule_decided_with_partner']);
  });

  it('stale 409 with its own head, unknown 404, an illegal move 422', async () => {
    const { storeIds } = await makeApplication(app.admin, { status: 'A', stores: [{ status: 'A' }] });
    const id = `${storeIds[0]}`;
    const stale = await bench.decide('approve', id, {}, { ...stores, version: 9 });
    expect([stale.status, stale.body.current.id]).toEqual([409, id]);
    expect((await bench.decide('approve', '999999999', {}, stores)).status).toBe(404);
    expect((await bench.decide('approve', id, {}, stores)).body.error).toBe('rule_illegal_move');
  });
});

describe('bad input', () => {
  it.each([
    [{ reason: 'x'.repeat(2001) }, 'reason'],
    [{ remarks: [{ section: '', message: 'x' }] }, 'remarks.0.section'],
    [{ colour: 1 }, 'colour'],
  ])('%# names its field', async (body, field) => {
    const { partnerId } = await makeApplication(app.admin);
    const answer = await bench.decide('incomplete', partnerId, body);
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]]);
  });

  it('an action that there is not answers 404, an outsider 403', async () => {
    const { partnerId } = await makeApplication(app.admin);
    expect((await bench.decide('bless', partnerId)).status).toBe(404);
    expect((await bench.decide('approve', partnerId, {}, { as: 'partner.admin' })).status).toBe(403);
    expect((await bench.decide('approve', partnerId, {}, { as: 'sales.admin' })).status).toBe(403);
  });
});
