import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { sessionCalls } from '#tests/support/app/session.ts';

const SESSIONS = '/api/my-account/settings/sessions';

let app: TestApp;
let session: ReturnType<typeof sessionCalls>;
beforeAll(async () => {
  app = await startTestApp();
  session = sessionCalls(app);
});
afterAll(() => app.stop());

const signIn = async (username: string, agent: string): Promise<string> => {
  const { body } = await session.login(username, undefined, { 'user-agent': agent });
  return body.data.accessToken;
};
const list = async (as: string): Promise<{ id: string; agent: string; isThis: boolean }[]> =>
  (await app.call('GET', SESSIONS, { as })).body.data.list;
const end = (as: string, body?: unknown) =>
  app.call('POST', `${SESSIONS}/end`, { as, ...(body ? { body } : {}) });

describe.each(['store.manager', 'partner.admin', 'it.support'])('the sessions of %s', (username) => {
  it('are told, and all but the one that asks are ended', async () => {
    const [here, phone, office] = [
      await signIn(username, 'here'),
      await signIn(username, 'phone'),
      await signIn(username, 'office'),
    ];
    const told = await list(here);
    expect(told.filter(({ isThis }) => isThis).map(({ agent }) => agent)).toEqual(['here']);
    expect(told.map(({ agent }) => agent)).toEqual(expect.arrayContaining(['phone', 'office']));
    const phones = told.find(({ agent }) => agent === 'phone');
    expect((await end(here, { sessionId: phones?.id })).body.data).toEqual({ ended: 1 });
    expect([await session.isIn(phone), await session.isIn(office)]).toEqual([false, true]);
    expect((await end(here, { sessionId: phones?.id })).body.data).toEqual({ ended: 0 });
    expect((await end(here)).body.data.ended).toBeGreaterThan(0);
    expect([await session.isIn(here), await session.isIn(office)]).toEqual([true, false]);
    expect((await list(here)).map(({ isThis }) => isThis)).toEqual([true]);
  });
});

it('ends no session of anybody else, and never the one that asks', async () => {
  const [mine, theirs] = [await signIn('store.manager', 'mine'), await signIn('frontliner', 'theirs')];
  const [other] = await list(theirs);
  expect((await end(mine, { sessionId: other?.id })).body.data).toEqual({ ended: 0 });
  const own = (await list(mine)).find(({ isThis }) => isThis);
  expect((await end(mine, { sessionId: own?.id })).body.data).toEqual({ ended: 0 });
  expect([await session.isIn(mine), await session.isIn(theirs)]).toEqual([true, true]);
  const { rows } = await app.admin.query(
    `select actor from audit.entry where event_type = 'SESSION_ENDED' and actor = 'frontliner'`,
  );
  expect(rows).toEqual([]);
});
