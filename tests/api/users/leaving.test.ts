import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { makeApplication } from '#tests/support/records/applications.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.admin.query(`update user_account set status = 'ACTIVE', locked_until = null`);
  for (const table of ['review_claim', 'user_request', 'draft', 'notice', 'approval_request'])
    await app.admin.query(`delete from ${table}`);
});

const account = async (username: string): Promise<{ id: string; version: number }> =>
  (await app.admin.query('select id, version from user_account where username = $1', [username])).rows[0];
const left = async (username: string) =>
  (
    await app.call('GET', `/api/user-account/${(await account(username)).id}/left-behind`, {
      as: 'it.support',
    })
  ).body.data;
const leave = async (username: string, body: Record<string, unknown> = {}, as = 'it.support') => {
  const { id, version } = await account(username);
  return app.call('POST', `/api/user-account/${id}/leave`, {
    as,
    headers: { 'If-Match': String(version) },
    body: { reason: 'Left on Friday', ...body },
  });
};
const claim = async (username: string, workflow: string | null = null) => {
  const { partnerId } = await makeApplication(app.admin, { status: 'SUBMITTED' });
  await app.admin.query('update partner set workflow_status = $2 where id = $1', [partnerId, workflow]);
  await app.admin.query(
    `insert into review_claim (partner_id, user_id, username, claimed_at) select $1, id, username, $3 from user_account where username = $2`,
    [partnerId, username, app.clock.now()],
  );
};
const draft = async (username: string, key: string) =>
  app.admin.query(
    `insert into draft (user_id, key, values, updated_at) select id, $2, '{"a":1}', $3 from user_account where username = $1`,
    [username, key, app.clock.now()],
  );
const drafts = async (username: string): Promise<string[]> =>
  (
    await app.admin.query(
      'select key from draft d join user_account u on u.id = d.user_id where u.username = $1 order by key',
      [username],
    )
  ).rows.map(({ key }) => key);
const claimants = async (): Promise<string[]> =>
  (await app.admin.query('select username from review_claim order by id')).rows.map(
    ({ username }) => username,
  );

describe('somebody who leaves', () => {
  it('hands over in one step what they had under review and begun, and whoever takes over is told', async () => {
    await claim('sbo.reviewer');
    await claim('sbo.reviewer');
    await claim('sbo.reviewer', 'RISK_VERIFICATION');
    for (const key of ['new-partner/base', 'new-partner/branch-1', 'partner-bank/3/2', 'store-hours/9/1'])
      await draft('sbo.reviewer', key);
    await draft('sbo.second', 'store-hours/4/1');
    expect(await left('sbo.reviewer')).toEqual({ claims: 3, forms: 3, requests: 0, changes: 0 });
    const { accessToken } = await app.login('sbo.reviewer', { fresh: true });
    const successorId = (await account('sbo.second')).id;
    const { status, body } = await leave('sbo.reviewer', { successorId });
    expect([status, body.data.user.status, body.data.user.statusReason]).toEqual([
      200,
      'SUSPENDED',
      'Left on Friday',
    ]);
    // Risk's review is not the successor's to take: it is back in the queue. A form that they have begun themselves stays theirs.
    expect(body.data.done).toEqual({ claims: 2, released: 1, forms: 2, requests: 0, changes: 0 });
    expect(await claimants()).toEqual(['sbo.second', 'sbo.second']);
    expect(await drafts('sbo.second')).toEqual([
      'new-partner/base',
      'new-partner/branch-1',
      'partner-bank/3/2',
      'store-hours/4/1',
    ]);
    expect(await drafts('sbo.reviewer')).toEqual(['store-hours/9/1']);
    expect((await app.call('GET', '/api/user/token', { as: accessToken })).status).toBe(401);
    const { rows } = await app.admin.query(
      `select n.kind, n.params->>'claims' as claims from notice n join user_account u on u.id = n.user_id where u.username = 'sbo.second'`,
    );
    expect(rows).toEqual([{ kind: 'work-handed-over', claims: '2' }]);
    const { rows: trail } = await app.admin.query(
      `select actor, after->>'successor' as successor from audit.entry where event_type = 'LEFT' order by id desc limit 1`,
    );
    expect(trail).toEqual([{ actor: 'it.support', successor: 'sbo.second' }]);
  });

  it('names staff to a successor of a partner by their office', async () => {
    await draft('head.office', 'store-hours/2/1');
    const { status } = await leave('head.office', { successorId: (await account('partner.admin')).id });
    expect(status).toBe(200);
    const told = async (headers: Record<string, string>) =>
      (await app.call('GET', '/api/notices', { as: 'partner.admin', headers })).body.data.list[0].body;
    expect(await told({})).toBe('Support handed you 0 applications under review and drafts of 1 form.');
    expect(await told({ 'Accept-Language': 'fil' })).toBe(
      'Ipinasa sa iyo ng Support ang 0 aplikasyong sinusuri at mga draft ng 1 form.',
    );
  });

  it('frees what was under review without a successor, and the drafts stay with the account', async () => {
    await claim('sbo.reviewer');
    await draft('sbo.reviewer', 'partner-bank/3/2');
    const { body } = await leave('sbo.reviewer');
    expect(body.data.done).toMatchObject({ claims: 0, released: 1, forms: 0 });
    expect(await claimants()).toEqual([]);
    expect(await drafts('sbo.reviewer')).toEqual(['partner-bank/3/2']);
  });

  it('asks for nothing any more: requests are cancelled, changes that wait are withdrawn', async () => {
    const { id } = await account('store.manager');
    await app.admin.query(
      `insert into user_request (kind, user_id, module_code, status, created_by) values ('module', $1, 'BIR_2307', 'SUBMITTED', 'store.manager')`,
      [id],
    );
    const { partnerId } = await makeApplication(app.admin, { status: 'A' });
    await app.admin.query(
      `insert into approval_request (kind, partner_id, subject, command, base_version, diff, beside, maker_id, maker, made_at)
       values ('MDR_RATE', $1, 'A partner', '{"rates":[]}', 1, '[]', '[]', $2, 'store.manager', now())`,
      [partnerId, id],
    );
    expect(await left('store.manager')).toEqual({ claims: 0, forms: 0, requests: 1, changes: 1 });
    const { body } = await leave('store.manager');
    expect(body.data.done).toMatchObject({ requests: 1, changes: 1 });
    const { rows } = await app.admin.query(
      'select status as is from user_request union all select state from approval_request',
    );
    expect(rows.map((row) => row.is).sort()).toEqual(['CANCELLED', 'WITHDRAWN']);
  });

  it.each([
    ['themselves', 'sbo.reviewer'],
    ['somebody of a partner', 'partner.admin'],
  ])('is not followed by %s', async (_, successor) => {
    const { id } = await account(successor);
    const refused = await leave('sbo.reviewer', { successorId: id });
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['successorId']]);
  });

  it('is not followed by an account out of use, an unknown one or one of another partner, and nothing is half-done', async () => {
    await claim('sbo.reviewer');
    await app.admin.query(`update user_account set status = 'SUSPENDED' where username = 'sbo.second'`);
    for (const [who, successorId] of [
      ['sbo.reviewer', (await account('sbo.second')).id],
      ['sbo.reviewer', '999999999'],
      ['sbo.reviewer', 'x'],
      ['partner.admin', (await account('other.partner')).id],
    ] as const)
      expect((await leave(who, { successorId })).status).toBe(400);
    expect(await claimants()).toEqual(['sbo.reviewer']);
    const { rows } = await app.admin.query(`select status from user_account where username = 'sbo.reviewer'`);
    expect(rows[0].status).toBe('ACTIVE');
  });

  it('is not followed by somebody who sees less, and their drafts stay unread', async () => {
    await draft('head.office', 'merchant/2/contact');
    const manager = await account('store.manager');
    const refused = await leave('head.office', { successorId: manager.id });
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['successorId']]);
    expect(await drafts('store.manager')).toEqual([]);

    const frontliner = await account('frontliner');
    const { rows: added } = await app.admin.query(
      `insert into user_merchant (user_id, partner_id, merchant_id, is_primary)
       select u.id, u.partner_id, max(m.id), false from user_account u join merchant m on m.partner_id = u.partner_id
       where u.username = 'frontliner' group by u.id returning merchant_id`,
    );
    await draft('frontliner', 'store-hours/2/1');
    expect((await leave('frontliner', { successorId: manager.id })).status).toBe(400);
    await app.admin.query('delete from user_merchant where user_id = $1 and merchant_id = $2', [
      frontliner.id,
      added[0].merchant_id,
    ]);
    expect((await leave('frontliner', { successorId: manager.id })).body.data.done.forms).toBe(1);
    const wider = await account('head.office');
    expect((await leave('store.manager', { successorId: wider.id })).status).toBe(200);
  });

  it('is never oneself, nor the last administrator of roles, nor gone already', async () => {
    expect((await leave('it.support')).body.error).toBe('rule_own_account');
    await app.admin.query(`update user_account set status = 'SUSPENDED' where username = 'frontliner'`);
    expect((await leave('frontliner')).body.error).toBe('rule_account_status');
    const { id } = await account('accounting');
    const late = await app.call('POST', `/api/user-account/${id}/leave`, {
      as: 'it.support',
      headers: { 'If-Match': '999' },
      body: { reason: 'Left' },
    });
    expect(late.status).toBe(409);
  });

  it.each(['partner.admin', 'store.manager', 'sbo.reviewer'])(
    'is nothing that %s sees or does',
    async (as) => {
      const { id } = await account('frontliner');
      expect((await app.call('GET', `/api/user-account/${id}/left-behind`, { as })).status).toBe(403);
      expect((await leave('frontliner', {}, as)).status).toBe(403);
    },
  );
});
