import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Actor, querySession, withContext, withPlainContext, withSession } from '#server/db/context.ts';
import { DEMO_PASSWORD } from '#server/seed/users.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { lastInvitation, newUser } from '#tests/support/people.ts';

const PEOPLE = ['sales.admin', 'it.support', 'sbo.reviewer', 'head.office', 'partner.admin', 'accounting'];
const SECOND = { text: 'select 1' };

let app: TestApp;
beforeAll(async () => {
  // Two connections of sign-in.
  app = await startTestApp({ poolSize: 4 });
});
afterAll(() => app.stop());

const staff: Actor = {
  class: 'internal',
  userId: '1',
  username: 'sales.admin',
  role: null,
  partnerId: null,
  merchantIds: [],
};
const invited = async (): Promise<string> => {
  const body = newUser({ emailAddress: 'invited.twice@example.test' });
  await app.call('POST', '/api/user/v2/register', { as: 'partner.admin', body });
  return lastInvitation(app);
};

describe('with two connections of sign-in', () => {
  it('parallel sign-ins of different accounts, and looks at invitations, never wait for each other', async () => {
    const token = await invited();
    await app.clearLimits();
    const look = () => app.call('POST', '/api/user/invitation', { body: { token } });
    const signIn = (username: string) =>
      app.call('POST', '/api/login', { body: { username, password: DEMO_PASSWORD } });
    const answers = await Promise.all(PEOPLE.flatMap((username) => [signIn(username), look(), look()]));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  });

  it('a transaction gets no second connection that it could wait for', async () => {
    const { pools } = app;
    const session = () => withSession(pools, 'second', (tx) => tx.query(SECOND));
    const seconds = [
      session,
      () => querySession(pools, 'second', SECOND),
      () => withContext(pools, staff, 'second', (tx) => tx.query(SECOND)),
      () => withPlainContext(pools, staff, 'second', (tx) => tx.query(SECOND)),
    ];
    for (const second of seconds)
      await expect(withSession(pools, 'first', second)).rejects.toThrow('second connection');
    for (const second of seconds.slice(2))
      await expect(withContext(pools, staff, 'first', second)).rejects.toThrow('second connection');
    const nested = withContext(pools, staff, 'first', () => withSession(pools, 'second', session));
    await expect(nested).rejects.toThrow('second connection');
  });

  it('a transaction of a user may ask for one of sign-in, and what it began may ask again once it is over', async () => {
    const { pools } = app;
    const session = () => withSession(pools, 'second', (tx) => tx.query(SECOND));
    expect(await withContext(pools, staff, 'first', session)).toHaveLength(1);
    let over: () => void = () => undefined;
    const isOver = new Promise<void>((resolve) => {
      over = resolve;
    });
    let later: Promise<unknown[]> | undefined;
    await withSession(pools, 'first', async () => {
      later = isOver.then(session);
    });
    over();
    expect(await later).toHaveLength(1);
  });
});
