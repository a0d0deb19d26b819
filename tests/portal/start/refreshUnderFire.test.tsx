import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';

const TABS = 3;
const CALLS = 50;
const QUARTER = 16 * 60_000;

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(async () => {
  await portal.close();
  Reflect.deleteProperty(navigator, 'locks');
});

/** The browser's locks, shared by its tabs: one holder at a time, the others in turn. */
const makeLocks = () => {
  let last: Promise<unknown> | null = null;
  const request = (_name: string, given: unknown, work?: (lock: object | null) => Promise<unknown>) => {
    const run = (work ?? given) as (lock: object | null) => Promise<unknown>;
    const ifAvailable = work !== undefined && (given as LockOptions).ifAvailable;
    if (ifAvailable && last) return Promise.resolve(run(null));
    const mine: Promise<unknown> = (last ?? Promise.resolve()).then(() => run({}));
    const settled = mine
      .catch(() => null)
      .then(() => {
        if (last === settled) last = null;
      });
    last = settled;
    return mine;
  };
  return { request };
};

/** The portal's modules loaded afresh, as a tab of their own. */
const openTab = async () => {
  vi.resetModules();
  const [session, http] = await Promise.all([
    import('../../../src/providers/session/session.ts'),
    import('../../../src/providers/http/request.ts'),
  ]);
  return { session, http };
};

it('[session.refresh] fifty parallel calls in each of three tabs, all refused, are served by one refresh', async () => {
  Object.defineProperty(navigator, 'locks', { value: makeLocks(), configurable: true });
  await portal.show('/my-account/change-password', { as: 'sales.admin' });
  const first = await portal.session();
  const [accessToken, user] = [first.getAccessToken(), first.getUser()];
  if (!accessToken || !user) throw new Error('nobody is signed in');
  const tabs: Awaited<ReturnType<typeof openTab>>[] = [];
  for (let count = 0; count < TABS; count++) tabs.push(await openTab());
  for (const { session } of tabs) session.adoptTokens({ accessToken, user });
  await vi.waitFor(() =>
    expect(tabs.every(({ session }) => session.getAccessToken() === accessToken)).toBe(true),
  );

  portal.app.clock.advance(QUARTER);
  const before = portal.callsOf('POST', '/api/refresh-token').length;
  const answers = await Promise.all(
    tabs.flatMap(({ http }) =>
      Array.from({ length: CALLS }, () => http.request('GET', '/api/user/user-level')),
    ),
  );
  expect(answers).toHaveLength(TABS * CALLS);
  for (const answer of answers) expect(answer).toEqual({ data: { accessLevel: 'ALL' } });
  expect(portal.callsOf('POST', '/api/refresh-token')).toHaveLength(before + 1);
  expect(portal.callsOf('GET', '/api/user/user-level').length).toBeGreaterThanOrEqual(2 * TABS * CALLS);
});
