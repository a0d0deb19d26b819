import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { approvalBench, type Records } from './approvalBench.ts';

const PARTNER: [Records, string] = ['partners', '1'];
const STORE: [Records, string] = ['merchants', '1'];

/** Without a proved number the account would have to set up its second factor first. */
const PROVED = `update user_account set proved_mobile = mobile_number where username = 'sbo.second'`;

let app: TestApp;
let bench: ReturnType<typeof approvalBench>;
beforeAll(async () => {
  app = await startTestApp();
  bench = approvalBench(app);
});
beforeEach(async () => {
  await bench.clear();
  await app.admin.query(`update partner set status = 'A', workflow_status = null where id in (1, 2)`);
});
afterAll(() => app.stop());

const rate = (mdrRate: string, type = 'HCPAY') => ({ type, mdrRate, effectiveFrom: '2026-11-21' });

const asked = async (as = 'sales.admin', of = PARTNER): Promise<string> => {
  const { body } = await bench.changeRates(as, of, [rate('2')]);
  expect(body.data?.approvalRequestId, JSON.stringify(body)).toEqual(expect.any(String));
  return body.data.approvalRequestId;
};
/** Nobody edits the partner any more, without a new version. */
const blocked = () => app.admin.query(`update partner set status = 'B' where id = 1`);
const rateCount = () => bench.one('select count(*)::int as n from mdr_rate');

describe('a request', () => {
  it('tells what would change, who asked and for what, and nothing of the command', async () => {
    const request = await bench.request(await asked());
    const { name } = await bench.one<{ name: string }>('select name from partner where id = 1');
    expect(request).toEqual({
      id: expect.any(String),
      kind: 'MDR_RATE',
      state: 'PENDING',
      partnerId: '1',
      merchantId: null,
      import: null,
      refund: null,
      receipt: null,
      setting: null,
      ownerId: null,
      subject: name,
      partnerName: name,
      maker: 'sales.admin',
      dtimeMade: expect.stringMatching(/^2026-11-20T/),
      checker: null,
      dtimeDecided: null,
      reason: null,
      dtimeEffective: null,
      diff: [
        { field: 'HCPAY.mdrRate', before: null, after: '2.000' },
        { field: 'HCPAY.effectiveFrom', before: null, after: '2026-11-21' },
      ],
      beside: [],
      deciders: 2,
      version: 1,
    });
  });

  it('is the only open one of its kind and record', async () => {
    const first = await asked();
    const second = await bench.changeRates('sbo.second', PARTNER, [rate('3')]);
    expect([second.status, second.body.error]).toEqual([422, 'rule_request_open']);
    expect(second.body.message).toContain('asked for by sales.admin on 11/20/2026');
    await asked('sales.admin', STORE);
    await bench.decide('sales.admin', 'withdraw', first);
    await asked('sbo.second');
  });

  it('of the same moment is made once', async () => {
    const both = await Promise.all([
      bench.changeRates('sales.admin', PARTNER, [rate('2')]),
      bench.changeRates('sbo.reviewer', PARTNER, [rate('3')]),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('is told to those who may decide, in their language, and not to its maker', async () => {
    await asked('sbo.reviewer');
    const { name } = await bench.one<{ name: string }>('select name from partner where id = 1');
    expect(await bench.notices('sbo.second')).toEqual([`Waits for a second person: MDR rates, ${name}`]);
    expect(await bench.notices('sbo.second', 'fil')).toEqual([
      `Naghihintay ng pangalawang tao: Mga MDR rate, ${name}`,
    ]);
    for (const as of ['sbo.reviewer', 'sales.admin', 'antifraud.reviewer', 'partner.admin'])
      expect(await bench.notices(as), as).toEqual([]);
  });

  it('is where its notice leads, for those who decide and for its maker', async () => {
    const id = await asked();
    await bench.decide('sbo.reviewer', 'approve', id);
    for (const as of ['sbo.second', 'sales.admin']) {
      const { body } = await app.call('GET', '/api/notices', { as });
      expect(body.data.list[0].link, as).toBe(`/approvals/${id}`);
    }
  });
});

describe('approving', () => {
  it('makes the change, names the checker and tells the maker', async () => {
    const id = await asked();
    const version = await bench.versionOf(...PARTNER);
    const { status, body } = await bench.decide('sbo.reviewer', 'approve', id);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ state: 'APPLIED', checker: 'sbo.reviewer', version: 2 });
    expect(body.data.dtimeEffective).toBe(body.data.dtimeDecided);
    expect(await rateCount()).toEqual({ n: 1 });
    expect(await bench.versionOf(...PARTNER)).toBe(version + 1);
    expect((await bench.notices('sales.admin'))[0]).toMatch(/^Approved: MDR rates, /);
  });

  it('is nothing for its maker, who is told so', async () => {
    const id = await asked('sbo.reviewer');
    for (const verb of ['approve', 'refuse'] as const) {
      const { status, body } = await bench.decide('sbo.reviewer', verb, id);
      expect([status, body.error]).toEqual([422, 'rule_own_request']);
    }
    expect(await bench.request(id)).toMatchObject({ state: 'PENDING', version: 1 });
    const { status } = await bench.decide('sbo.second', 'approve', id);
    expect(status).toBe(200);
  });

  it.each([
    ['number', 'mobile_number', 'mobile_number'],
    ['mailbox', 'email', `replace(email, '@', '+two@')`],
  ])('is nothing for another account of its maker, with the same %s', async (_, column, own) => {
    const id = await asked('sbo.reviewer');
    const second = `select ${column} as value from user_account where username = 'sbo.second'`;
    const { value: before } = (await app.admin.query(second)).rows[0];
    await app.admin.query(
      `update user_account set ${column} = (select ${own} from user_account where username = 'sbo.reviewer') where username = 'sbo.second'`,
    );
    await app.admin.query(PROVED);
    for (const verb of ['approve', 'refuse'] as const) {
      const { status, body } = await bench.decide('sbo.second', verb, id);
      expect([status, body.error]).toEqual([422, 'rule_own_request']);
    }
    await app.admin.query(`update user_account set ${column} = $1 where username = 'sbo.second'`, [before]);
    await app.admin.query(PROVED);
    expect((await bench.decide('sbo.second', 'refuse', id)).status).toBe(200);
  });

  it('by its maker is refused by the database too', async () => {
    const id = await asked();
    await expect(
      app.admin.query(`update approval_request set state = 'APPLIED', checker_id = maker_id where id = $1`, [
        id,
      ]),
    ).rejects.toThrow('approval_request_second_person');
    await expect(
      app.admin.query(`update approval_request set state = 'APPLIED' where id = $1`, [id]),
    ).rejects.toThrow('check constraint');
  });

  it('takes the permission of the second person', async () => {
    const id = await asked();
    for (const as of ['antifraud.reviewer', 'online.viewer', 'partner.admin'])
      expect((await bench.decide(as, 'approve', id)).status, as).toBe(403);
    expect((await bench.decide('it.support', 'approve', id)).status).toBe(404);
  });

  it('of a stale version shows the request as it is now; without one it is 428', async () => {
    const id = await asked();
    const stale = await bench.decide('sbo.reviewer', 'approve', id, { headers: { 'If-Match': '7' } });
    expect([stale.status, stale.body.current]).toMatchObject([409, { id, state: 'PENDING', version: 1 }]);
    const path = `/api/approval-requests/${id}/approve`;
    expect((await app.call('POST', path, { as: 'sbo.reviewer' })).status).toBe(428);
  });

  it('twice with one key happens once, twice without one is refused', async () => {
    const id = await asked();
    const headers = { 'Idempotency-Key': 'approve-once', 'If-Match': '1' };
    const first = await bench.decide('sbo.reviewer', 'approve', id, { headers });
    const again = await bench.decide('sbo.reviewer', 'approve', id, { headers });
    expect(again.body).toEqual(first.body);
    expect(await rateCount()).toEqual({ n: 1 });
    const third = await bench.decide('sbo.second', 'approve', id);
    expect([third.status, third.body.error]).toEqual([422, 'rule_request_final']);
    expect(third.body.message).toBe('This has been decided already: Approved.');
  });

  it('by two at the same moment happens once', async () => {
    const id = await asked();
    const both = await Promise.all(
      ['sbo.reviewer', 'sbo.second'].map((as) =>
        bench.decide(as, 'approve', id, { headers: { 'If-Match': '1' } }),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await rateCount()).toEqual({ n: 1 });
  });

  it.each(['0', 'x', '999999'])('%s is not found', async (id) => {
    const path = `/api/approval-requests/${id}`;
    const headers = { 'If-Match': '1' };
    expect((await app.call('GET', path, { as: 'sbo.reviewer' })).status).toBe(404);
    expect((await app.call('POST', `${path}/approve`, { as: 'sbo.reviewer', headers })).status).toBe(404);
    expect((await app.call('POST', `${path}/withdraw`, { as: 'sbo.reviewer', headers })).status).toBe(404);
  });
});

describe('when the record has moved since', () => {
  it('it is void at once; whoever approves what they saw is told so with 409', async () => {
    const id = await asked();
    await bench.touch(...PARTNER);
    expect(await bench.request(id)).toMatchObject({ state: 'VOID', version: 2, checker: null });
    expect((await bench.notices('sales.admin'))[0]).toMatch(/^Void: MDR rates, /);
    const headers = { 'If-Match': '1' };
    const { status, body } = await bench.decide('sbo.reviewer', 'approve', id, { headers });
    expect([status, body.error]).toEqual([409, 'conflict']);
    expect(body.message).toContain('the request is void');
    expect(body.current).toMatchObject({ id, state: 'VOID', version: 2, checker: null });
    expect(await rateCount()).toEqual({ n: 0 });
    await asked('sbo.second');
  });

  it('a repeated key answers the same refusal, once void', async () => {
    const id = await asked();
    await blocked();
    const headers = { 'Idempotency-Key': 'void-once', 'If-Match': '1' };
    const first = await bench.decide('sbo.reviewer', 'approve', id, { headers });
    const again = await bench.decide('sbo.reviewer', 'approve', id, { headers });
    expect([again.status, { ...again.body, requestId: '' }]).toEqual([409, { ...first.body, requestId: '' }]);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(await bench.notices('sales.admin')).toHaveLength(1);
    const inFilipino = { ...headers, 'Accept-Language': 'fil' };
    const told = await bench.decide('sbo.reviewer', 'approve', id, { headers: inFilipino });
    expect(told.body.message).toContain('wala nang bisa ang request');
  });

  it('a record that nobody edits any more makes it void too', async () => {
    const id = await asked();
    await blocked();
    expect((await bench.decide('sbo.reviewer', 'approve', id)).status).toBe(409);
    expect(await bench.request(id)).toMatchObject({ state: 'VOID' });
    const { n } = await bench.one<{ n: number }>(
      `select count(*)::int as n from audit.entry where target = 'approval_request' and key = $1
       and after ->> 'state' = 'VOID' and actor = 'sbo.reviewer'`,
      [id],
    );
    expect(n).toBe(1);
  });

  it('another refusal leaves nothing behind', async () => {
    const id = await asked('sbo.reviewer');
    await blocked();
    expect((await bench.decide('sbo.reviewer', 'approve', id)).status).toBe(422);
    expect(await bench.request(id)).toMatchObject({ state: 'PENDING' });
  });
});

describe('refusing', () => {
  it('takes a reason, which the maker reads', async () => {
    const id = await asked();
    for (const body of [{}, { reason: ' ' }, { reason: 'x'.repeat(1001) }]) {
      const { status, body: answer } = await bench.decide('sbo.reviewer', 'refuse', id, { body });
      expect([status, Object.keys(answer.fields)]).toEqual([400, ['reason']]);
    }
    const { body } = await bench.decide('sbo.reviewer', 'refuse', id, { body: { reason: 'Not agreed' } });
    expect(body.data).toMatchObject({ state: 'REFUSED', checker: 'sbo.reviewer', reason: 'Not agreed' });
    const { body: notices } = await app.call('GET', '/api/notices', { as: 'sales.admin' });
    expect(notices.data.list[0]).toMatchObject({
      kind: 'approval-refused',
      title: expect.stringMatching(/^Refused: MDR rates, /),
      body: 'Not agreed',
      link: `/approvals/${id}`,
    });
    expect(await rateCount()).toEqual({ n: 0 });
  });
});

describe('withdrawing', () => {
  it('is for the maker alone', async () => {
    const id = await asked();
    const other = await bench.decide('sbo.reviewer', 'withdraw', id);
    expect([other.status, other.body.error]).toEqual([422, 'rule_not_own_request']);
    const { body } = await bench.decide('sales.admin', 'withdraw', id);
    expect(body.data).toMatchObject({ state: 'WITHDRAWN', checker: null, version: 2 });
    const again = await bench.decide('sales.admin', 'withdraw', id);
    expect([again.status, again.body.error]).toEqual([422, 'rule_request_final']);
    const late = await bench.decide('sbo.reviewer', 'approve', id);
    expect([late.status, late.body.error]).toEqual([422, 'rule_request_final']);
  });
});
