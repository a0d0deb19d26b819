import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { END_WORDS } from '#domain/signIn/endWords.ts';
import { DEMO_PASSWORD } from '#server/seed/users.ts';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { click, fill } from '#tests/support/portal/portalActions.ts';
import { FAULT_ID, type Fault } from '#tests/support/portal/portalFaults.ts';
import { say } from '#tests/support/portal/portalText.ts';
import { english } from '../../../src/i18n/english.ts';
import { filipino } from '../../../src/i18n/filipino.ts';

const PARTNERS = '/partner-management/list/partners';
const API = '/api/partners/v3/search';
const REFRESH = '/api/refresh-token';
const QUARTER = 16 * 60_000;

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterEach(() => portal.tidy());
afterAll(() => portal.close());

const refused = (error: string): Fault => ({
  status: 401,
  body: { error, message: error, requestId: FAULT_ID },
});
const table = () => screen.findByRole('table', { name: 'Partners' });
const refreshes = () => portal.callsOf('POST', REFRESH).length;
const open = () => portal.show(PARTNERS, { as: 'sales.admin' });
/** The session ends on the server: nothing refreshes it any more. */
const endOnServer = () =>
  portal.app.admin.query('update session_family set ended_at = now() where ended_at is null');

describe('the session in the running portal', () => {
  it('[api.headers] [api.envelope] every call carries the token and the device id, and lists come under data', async () => {
    await open();
    await table();
    const calls = portal.calls.filter(({ path }) => path !== '/api/login');
    expect(calls.length).toBeGreaterThan(2);
    for (const { headers } of calls) {
      expect(headers.get('authorization')).toMatch(/^Bearer ey/);
      expect(document.cookie).toContain(`suki_device=${headers.get('signature')}`);
      expect(headers.get('accept-language')).toBe('en');
    }
  });

  it('[session.refresh] an access token that ran out is renewed once, and the waiting calls go on', async () => {
    await open();
    await table();
    portal.app.clock.advance(QUARTER);
    portal.calls.length = 0;
    await open();
    await table();
    const tried = portal.callsOf('GET', API).map(({ status }) => status);
    expect(tried).toEqual([401, 200]);
    expect(refreshes()).toBe(1);
    expect(portal.left).toEqual([]);
  });

  it('[session.refresh] only invalid_token is refreshed: another 401 is shown as it is', async () => {
    portal.fault.on('GET', API, refused('invalid_credentials'));
    await open();
    expect(await screen.findByText(say('list.failed'))).toBeTruthy();
    expect(refreshes()).toBe(0);
  });

  it('[session.refresh] a reload brings the session back from its cookie', async () => {
    await open();
    await table();
    await portal.reload();
    await table();
    expect(refreshes()).toBe(1);
    expect((await portal.session()).getUser()?.username).toBe('sales.admin');
  });

  it('a reload while the server is away says so and keeps the session', async () => {
    const stop = portal.fault.on('POST', REFRESH, 'offline');
    await portal.reload(PARTNERS);
    expect(await screen.findByText('Suki cannot be reached')).toBeTruthy();
    stop();
    await click('Try again');
    await table();
  });

  it('[session.retryLimit] [session.refreshFailure] three refreshes a call, then out to login, and back from there', async () => {
    portal.fault.on('GET', API, refused('invalid_token'));
    await open();
    await waitFor(() => expect(portal.left.length).toBeGreaterThan(0));
    const tried = portal.callsOf('GET', API);
    expect(tried).toHaveLength(4);
    expect(refreshes()).toBe(3);
    expect((await portal.session()).getAccessToken()).toBeNull();
    expect(portal.left[0]).toBe(`/login?${new URLSearchParams({ returnTo: PARTNERS, reason: 'ended' })}`);
    await waitFor(() =>
      expect(portal.callsOf('POST', '/api/logout').map(({ status }) => status)).toEqual([200]),
    );
    expect(document.cookie).not.toContain('suki_signed_in=1');
    const running = 'select 1 from session_family where ended_at is null';
    expect((await portal.app.admin.query(running)).rowCount).toBe(0);
  });

  it.each(['ended', 'suspended', 'rights'] as const)(
    'says at the sign-in why the session was ended on the server (%s), on the next click and after a reload',
    async (stored) => {
      const told = stored === 'ended' ? 'remote' : stored;
      const endIt = () =>
        portal.app.admin.query(
          'update session_family set ended_at = now(), end_reason = $1 where ended_at is null',
          [stored],
        );
      await open();
      await table();
      portal.app.clock.advance(QUARTER);
      await endIt();
      await open();
      const query = new URLSearchParams({ returnTo: PARTNERS, reason: told });
      await waitFor(() => expect(portal.left[0]).toBe(`/login?${query}`));
      await open();
      await table();
      await endIt();
      await portal.reload(PARTNERS);
      await waitFor(() => expect(location.search).toBe(`?${query}`));
      expect(await screen.findByText(END_WORDS[told].why.en)).toBeTruthy();
      expect(screen.getByRole(stored === 'suspended' ? 'alert' : 'status').textContent).toContain(
        END_WORDS[told].next.en,
      );
    },
  );

  it('[session.refreshFailure] a session that the server ended leads to login', async () => {
    await portal.show(PARTNERS, { as: 'partner.admin' });
    await table();
    portal.app.clock.advance(QUARTER);
    await endOnServer();
    await portal.show(PARTNERS, { as: 'partner.admin' });
    await waitFor(() => expect(portal.left[0]).toMatch(/^\/login\?/));
    expect(refreshes()).toBe(1);
  });

  it('[session.refreshFailure] over unsaved work the password is asked for in place, and the save goes on', async () => {
    await portal.show('/access-role-management/create', { as: 'it.support' });
    const field = await screen.findByRole('textbox', { name: say('resources.accessRoles.fields.role') });
    fireEvent.change(field, { target: { value: 'Late clerk' } });
    await click(say('permissions.label.UM_VIEW_ACCESS_ROLE'), 'checkbox');
    portal.app.clock.advance(QUARTER);
    await endOnServer();
    await click(say('resources.accessRoles.create'));
    expect(await screen.findByText(say('session.endedTitle'))).toBeTruthy();
    expect(screen.getByText(say('session.signedInAs', { username: 'it.support' }))).toBeTruthy();
    await fill(new RegExp(say('session.password')), 'Not-the-password-1');
    await click(say('session.resume'));
    expect(await screen.findByText(say('session.wrong'))).toBeTruthy();
    await fill(new RegExp(say('session.password')), DEMO_PASSWORD);
    await click(say('session.resume'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Late clerk' })).toBeTruthy();
    expect(portal.left).toEqual([]);
  });

  it.each([
    ['en', 'rights', english],
    ['fil', 'reuse', filipino],
  ] as const)(
    '[session.refreshFailure] where the password is asked for in place it says why the session was ended (%s, %s)',
    async (language, reason, texts) => {
      await portal.show('/access-role-management/create', { as: 'it.support' });
      if (language === 'fil') {
        await click(/^[A-Z]{2}, Account of /);
        await click(say('shell.filipino'));
      }
      const { accessRoles } = texts.resources;
      const field = await screen.findByRole('textbox', { name: accessRoles.fields.role });
      fireEvent.change(field, { target: { value: `Clerk of ${reason}` } });
      await click(texts.permissions.label.UM_VIEW_ACCESS_ROLE, 'checkbox');
      portal.app.clock.advance(QUARTER);
      await portal.app.admin.query(
        'update session_family set ended_at = now(), end_reason = $1 where ended_at is null',
        [reason],
      );
      await click(accessRoles.create);
      const { why, next } = END_WORDS[reason];
      const told = await screen.findByText(why[language]);
      expect(told.closest('[role=status]')?.textContent).toBe(why[language] + next[language]);
      await fill(new RegExp(texts.session.password), DEMO_PASSWORD);
      await click(texts.session.resume);
      expect(await screen.findByRole('heading', { level: 1, name: `Clerk of ${reason}` })).toBeTruthy();
      expect(portal.left).toEqual([]);
      if (language === 'fil') {
        await click(/^[A-Z]{2}, /);
        await click(filipino.shell.english);
      }
    },
  );

  it('logging out ends the session on the server and leaves nothing behind', async () => {
    await portal.show('/jobs', { as: 'finance.officer' });
    await click(/^[A-Z]{2}, Account of/);
    await click(say('shell.logout'));
    await waitFor(() => expect(portal.left[0]).toBe('/login'));
    expect(portal.callsOf('POST', '/api/logout').at(-1)?.status).toBe(200);
    expect((await portal.session()).getUser()).toBeNull();
    expect(document.cookie).not.toContain('suki_signed_in=1');
  });
});
