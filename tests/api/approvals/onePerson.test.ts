import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { approvalBench, type Records } from './approvalBench.ts';

const PARTNER: [Records, string] = ['partners', '1'];
const RATE = { type: 'HCPAY', mdrRate: '2', effectiveFrom: '2026-11-21' };

let app: TestApp;
let bench: ReturnType<typeof approvalBench>;
beforeAll(async () => {
  app = await startTestApp();
  bench = approvalBench(app);
  await app.admin.query(`update partner set status = 'A', workflow_status = null where id = 1`);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await bench.clear();
  await app.admin.query('delete from account_tie');
});

const rows = async (text: string, values: unknown[] = []) => (await app.admin.query(text, values)).rows;
const idOf = async (username: string): Promise<string> =>
  (await rows('select id::text from user_account where username = $1', [username]))[0].id;
const tie = (account: string, by: string, cause: 'reset' | 'rights') =>
  rows(
    `insert into account_tie (account_id, by_id, cause) select a.id, b.id, $3 from user_account a, user_account b
     where a.username = $1 and b.username = $2`,
    [account, by, cause],
  );
const areOne = async (one: string, other: string): Promise<boolean> =>
  (
    await rows(
      `select b.id = any (one_person_with(a.id)) as "isOne" from user_account a, user_account b where a.username = $1 and b.username = $2`,
      [one, other],
    )
  )[0].isOne;

describe('a mailbox', () => {
  it.each([
    ['Ana.Cruz+suki@Gmail.com', 'anacruz@gmail.com'],
    ['a.n.a.cruz@googlemail.com', 'anacruz@gmail.com'],
    ['ana_cruz+x@pm.me', 'anacruz@proton.me'],
    ['ana.cruz@protonmail.com', 'anacruz@proton.me'],
    ['ana-shop@yahoo.com.ph', 'ana@yahoo.com.ph'],
    ['anything@ana.fastmail.com', 'ana@fastmail.com'],
    ['ana+1@fastmail.fm', 'ana@fastmail.com'],
    ['ana@me.com', 'ana@icloud.com'],
    ['ana.cruz+a+b@example.test', 'ana.cruz@example.test'],
    ['ana-cruz@example.test', 'ana-cruz@example.test'],
    [' ANA@Example.TEST ', 'ana@example.test'],
  ])('of %s is %s', async (address, mailbox) => {
    expect((await rows('select mailbox_of($1) as mailbox', [address]))[0].mailbox).toBe(mailbox);
  });
});

describe('two accounts are one person', () => {
  it('by one mailbox in other spellings, and so on from account to account', async () => {
    const before = await rows(`select username::text, email, mobile_number as mobile from user_account
      where username in ('sales.admin', 'sbo.reviewer', 'online.viewer')`);
    const set = (username: string, column: string, value: string) =>
      rows(`update user_account set ${column} = $2 where username = $1`, [username, value]);
    await set('sales.admin', 'email', 'ana.cruz@gmail.com');
    await set('sbo.reviewer', 'email', 'AnaCruz+review@googlemail.com');
    expect(await areOne('sales.admin', 'sbo.reviewer')).toBe(true);
    expect(await areOne('sales.admin', 'online.viewer')).toBe(false);
    const { mobile } = before.find(({ username }) => username === 'sbo.reviewer') ?? {};
    await set('online.viewer', 'mobile_number', mobile);
    expect(await areOne('sales.admin', 'online.viewer')).toBe(true);
    for (const one of before) {
      await set(one.username, 'email', one.email);
      await set(one.username, 'mobile_number', one.mobile);
    }
  });

  it('for 7 days after one alone took the other’s password away', async () => {
    const id = await idOf('online.viewer');
    const reset = await app.call('POST', `/api/user-account/${id}/reset-password`, { as: 'it.support' });
    expect(reset.status, JSON.stringify(reset.body)).toBe(200);
    expect(await areOne('it.support', 'online.viewer')).toBe(true);
    await app.admin.query(`update account_tie set at = now() - interval '7 days 1 minute'`);
    expect(await areOne('it.support', 'online.viewer')).toBe(false);
  });

  it('for 7 days after one alone gave the other a role', async () => {
    const { id, version } = (
      await rows(`select id, version from user_account where username = 'head.office'`)
    )[0];
    const { status, body } = await app.call('POST', `/api/user-account/${id}/change-access`, {
      as: 'sales.admin',
      body: { jobTitle: 'Partner Administrator', merchants: [], moduleRequests: [] },
      headers: { 'If-Match': String(version) },
    });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(await areOne('sales.admin', 'head.office')).toBe(true);
    expect(await areOne('it.support', 'head.office')).toBe(false);
  });

  it('also where one made hundreds of others, without reading all of these once for each', async () => {
    const COUNT = 300;
    await rows(
      `insert into user_account (type, access_level, partner_id, first_name, last_name, email, mobile_number, status)
       select 'EXTERNAL', 'PARTNER', 1, 'Made', 'Alone', 'made' || n || '@example.test', '63920' || lpad(n::text, 7, '0'), 'INVITED'
       from generate_series(1, $1::int) n`,
      [COUNT],
    );
    for (const cause of ['made', 'rights'])
      await rows(
        `insert into account_tie (account_id, by_id, cause) select a.id, b.id, $1 from user_account a, user_account b
         where a.email like 'made%@example.test' and b.username = 'it.support'`,
        [cause],
      );
    // The planner knows then that all ties are of one account.
    await rows('analyze account_tie');
    await rows('begin');
    const [{ count }] = await rows(
      `select cardinality(one_person_with(id)) as count from user_account where username = 'it.support'`,
    );
    const [{ read }] = await rows(
      `select (seq_tup_read + idx_tup_fetch)::int as read from pg_stat_xact_user_tables where relname = 'account_tie'`,
    );
    await rows('commit');
    expect(count).toBe(COUNT + 1);
    expect(read).toBeLessThan(20 * COUNT);
    await rows(`delete from user_account where email like 'made%@example.test'`);
  });

  it('where one helped both, the two that were helped stay two people', async () => {
    await tie('sales.admin', 'it.support', 'reset');
    await tie('sbo.reviewer', 'it.support', 'rights');
    expect(await areOne('sales.admin', 'it.support')).toBe(true);
    expect(await areOne('sales.admin', 'sbo.reviewer')).toBe(false);
  });
});

describe('a request of one person', () => {
  const asked = async (as: string): Promise<string> => {
    const { body } = await bench.changeRates(as, PARTNER, [RATE]);
    expect(body.data?.approvalRequestId, JSON.stringify(body)).toEqual(expect.any(String));
    return body.data.approvalRequestId;
  };
  const waiting = async (as: string): Promise<string[]> =>
    (await app.call('GET', '/api/approval-requests', { as, query: { waiting: 'true' } })).body.data.list.map(
      ({ id }: { id: string }) => id,
    );

  it('is approved by none of their accounts, and none is offered it; by somebody else it is', async () => {
    const id = await asked('sales.admin');
    expect(await waiting('sbo.reviewer')).toEqual([id]);
    await tie('sbo.reviewer', 'sales.admin', 'rights');
    expect(await waiting('sbo.reviewer')).toEqual([]);
    const own = await bench.decide('sbo.reviewer', 'approve', id);
    expect([own.status, own.body.error]).toEqual([422, 'rule_own_request']);
    expect(await waiting('sbo.second')).toEqual([id]);
    expect((await bench.decide('sbo.second', 'approve', id)).status).toBe(200);
  });

  it('is not offered for import or receipt work of their other account either', async () => {
    await tie('sbo.reviewer', 'it.support', 'reset');
    const id = await asked('sales.admin');
    await app.admin.query('update approval_request set hands = array[$2::bigint] where id = $1', [
      id,
      await idOf('it.support'),
    ]);
    expect(await waiting('sbo.reviewer')).toEqual([]);
    expect(await waiting('sbo.second')).toEqual([id]);
  });

  // The last one: it ends the sessions of the colleague.
  it('is not approved by the account of a colleague whose password they reset alone', async () => {
    const colleague = await idOf('sbo.reviewer');
    const reset = await app.call('POST', `/api/user-account/${colleague}/reset-password`, {
      as: 'sales.admin',
    });
    expect(reset.status, JSON.stringify(reset.body)).toBe(200);
    // The link in the message sets a new one.
    await rows(
      `insert into credential (user_id, password_hash, changed_at)
       select $1, c.password_hash, c.changed_at from credential c join user_account u on u.id = c.user_id where u.username = 'sbo.second'`,
      [colleague],
    );
    const { accessToken: as } = await app.login('sbo.reviewer', { fresh: true });
    const id = await asked('sales.admin');
    expect(await waiting(as)).toEqual([]);
    expect((await bench.decide(as, 'approve', id)).body.error).toBe('rule_own_request');
    expect((await bench.decide('sbo.second', 'approve', id)).status).toBe(200);
  });
});
