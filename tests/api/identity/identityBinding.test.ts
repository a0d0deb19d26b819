import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withContext } from '#server/db/context.ts';
import { type IdentityBench, startIdentityBench } from '#tests/support/app/identityBench.ts';
import { sessionCalls } from '#tests/support/app/session.ts';

let bench: IdentityBench;
let session: ReturnType<typeof sessionCalls>;
beforeAll(async () => {
  bench = await startIdentityBench();
  session = sessionCalls(bench.app);
});
afterAll(() => bench.stop());
beforeEach(() => bench.reset());

describe('the binding of an account to a person at the identity provider', () => {
  const refusal = async (answer: ReturnType<IdentityBench['post']>) => {
    const { status, body } = await answer;
    return [status, body.error];
  };

  it('takes a second person, who is not one person with the one who asks', async () => {
    const { requestId } = (await bench.ask('finance.officer')).body.data;
    expect(await refusal(bench.approve(requestId, 'it.support'))).toEqual([422, 'rule_own_request']);
    await bench.app.admin.query(
      `update user_account set mobile_number = (select mobile_number from user_account where username = 'it.support') where username = 'it.second'`,
    );
    expect(await refusal(bench.approve(requestId))).toEqual([422, 'rule_own_request']);
    await bench.app.admin.query(
      `update user_account set mobile_number = '639170009999' where username = 'it.second'`,
    );
    await bench.app.admin.query('delete from account_tie');
    expect((await bench.approve(requestId)).status).toBe(200);
  });

  it('is asked for neither for oneself, nor for people of partners, nor twice', async () => {
    expect(await refusal(bench.ask('it.support'))).toEqual([422, 'rule_own_account']);
    expect(await refusal(bench.ask('partner.admin'))).toEqual([422, 'rule_account_status']);
    await bench.ask('finance.officer');
    expect(await refusal(bench.ask('finance.officer'))).toEqual([422, 'rule_request_open']);
    await bench.app.admin.query('delete from user_request');
    await bench.bind('finance.officer');
    expect(await refusal(bench.ask('finance.officer'))).toEqual([422, 'rule_identity_bound']);
    expect(await refusal(bench.ask('sales.admin'))).toEqual([422, 'rule_identity_taken']);
  });

  it('goes to one account alone when two wait for the same person', async () => {
    const first = (await bench.ask('finance.officer')).body.data.requestId;
    const second = (await bench.ask('sales.admin')).body.data.requestId;
    expect((await bench.approve(first)).status).toBe(200);
    expect(await refusal(bench.approve(second))).toEqual([422, 'rule_identity_taken']);
  });

  it('is not written without what two people decided, whatever the code does', async () => {
    const asked = (await bench.ask('finance.officer')).body.data.requestId;
    const id = await bench.idOf('it.support');
    const actor = {
      class: 'internal' as const,
      userId: id,
      username: 'it.support',
      role: null,
      partnerId: null,
      merchantIds: [],
    };
    const write = withContext(bench.app.deps.pools, actor, 'test', (tx) =>
      tx.query({
        text: `insert into user_identity (user_id, issuer, subject, bound_at, bound_by)
          select user_id, identity_issuer, identity_subject, created_at, created_by from user_request where id = $1`,
        values: [asked],
      }),
    );
    await expect(write).rejects.toThrow(/row-level security/);
  });

  it('ends with the sessions that began by it, and no others', async () => {
    await bench.bind('finance.officer');
    const byProvider = (await bench.signIn()).body.data.accessToken;
    const { accessToken: byPassword } = await bench.app.login('finance.officer', { fresh: true });
    const { status, body } = await bench.unbind('finance.officer');
    expect([status, body.data.identity]).toEqual([200, null]);
    expect(await session.isIn(byProvider)).toBe(false);
    expect(await session.isIn(byPassword)).toBe(true);
    expect((await bench.signIn()).status).toBe(422);
    expect(await refusal(bench.unbind('finance.officer'))).toEqual([422, 'rule_unchanged']);
  });

  it('is shown to staff on the account', async () => {
    await bench.bind('finance.officer');
    const { body } = await bench.app.call('GET', `/api/user-account/${await bench.idOf('finance.officer')}`, {
      as: 'it.support',
    });
    expect(body.data.identity).toEqual({ subject: 'p-100', by: 'it.second', at: expect.any(String) });
  });
});
