import { screen, waitFor } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { DEMO_PASSWORD } from '#server/seed/users.ts';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { click, fill } from '#tests/support/portal/portalActions.ts';
import { DATABASE_DOWN, FAULT_ID } from '#tests/support/portal/portalFaults.ts';
import { publicText, say } from '#tests/support/portal/portalText.ts';

const NEW_PASSWORD = 'Bagong-Susi-2026';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterEach(async () => {
  vi.useRealTimers();
  await portal.tidy();
});
afterAll(() => portal.close());

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const nobody = (path: string) => portal.show(path);
const signIn = async (username: string, password = DEMO_PASSWORD) => {
  await fill(publicText('login.username'), username);
  await fill(publicText('login.password'), password);
  await click(publicText('login.submit'));
};
const code = async (): Promise<string> => {
  const { rows } = await portal.app.admin.query('select body from outbox_message order by id desc limit 1');
  return /\b\d{6}\b/.exec(rows[0]?.body ?? '')?.[0] ?? '';
};
const enterCode = async (digits: string) => {
  await fill(publicText('otp.label'), digits);
  await click(publicText('otp.submit'));
};

const greeting = async (): Promise<string> =>
  (await screen.findByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening), / }))
    .textContent ?? '';

describe('the guards', () => {
  it('[guard.noToken] nobody opens a page: login says why, and leads back to it after signing in', async () => {
    await nobody('/audit-trail');
    await heading(publicText('login.title'));
    expect(screen.getByText("You don't have access to this page.")).toBeTruthy();
    await signIn('it.support');
    expect(await screen.findByRole('table', { name: 'Audit trail' })).toBeTruthy();
    expect(location.pathname).toBe('/audit-trail');
  });

  it('[guard.noToken] nobody opens the dashboard: login without a word', async () => {
    await nobody('/');
    await heading(publicText('login.title'));
    expect(screen.queryByText("You don't have access to this page.")).toBeNull();
  });

  it('[guard.loginWhenLoggedIn] login with a session leads to the dashboard', async () => {
    await portal.show('/login', { as: 'sales.admin' });
    expect(await greeting()).toBeTruthy();
    expect(location.pathname).toBe('/');
  });

  it('[guard.permission] [route.permissionTable] a missing permission leads to a page that names it', async () => {
    await portal.show('/access-role-management/create', { as: 'store.manager' });
    await heading(say('permissions.missingTitle'));
    expect(location.pathname).toBe('/unauthorized');
    expect(screen.getAllByText(/UM_CREATE_ACCESS_ROLE/).length).toBeGreaterThan(0);
    expect(screen.getAllByText(/\/access-role-management\/create\./).length).toBeGreaterThan(0);
    await portal.show('/partner-management/list/partners', { as: 'sales.admin' });
    expect(await screen.findByRole('table', { name: 'Partners' })).toBeTruthy();
  });

  it('[guard.userType] a page for staff stays closed to partner users', async () => {
    await portal.show('/audit-trail', { as: 'partner.admin' });
    await heading(say('permissions.missingTitle'));
    expect(screen.getByText(new RegExp(say('permissions.missingType')))).toBeTruthy();
  });

  it('[guard.unknownPath] an unknown path is not found, with a session and without', async () => {
    await nobody('/no-such-page');
    expect(await heading(publicText('notFound.title'))).toBeTruthy();
    expect(screen.getByText('/no-such-page')).toBeTruthy();
    expect(screen.getByRole('link', { name: publicText('notFound.home') }).getAttribute('href')).toBe('/');
    await portal.show('/partner-management/list/ghosts', { as: 'sales.admin' });
    await waitFor(() => expect(document.body.textContent).toContain('/partner-management/list/ghosts'));
  });
});

describe('signing in', () => {
  it('names what is missing beside the fields, and the focus goes to the summary', async () => {
    await nobody('/login');
    await click(publicText('login.submit'));
    const summary = await screen.findByRole('alert');
    expect(summary.textContent).toContain(publicText('common.summary.many', { count: 2 }));
    expect(document.activeElement).toBe(summary);
    const field = screen.getByLabelText(publicText('login.username'));
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById('username-error')?.textContent).toBe(publicText('login.usernameMissing'));
    expect(portal.calls).toHaveLength(0);
  });

  it('tells wrong credentials, a failing server, an unreadable answer and no connection apart', async () => {
    await nobody('/login');
    await signIn('it.support', 'Not-the-password-1');
    expect(await screen.findByText(publicText('error.invalid_credentials'))).toBeTruthy();
    for (const [fault, text] of [
      ['500', 'error.server_error'],
      ['malformed', 'error.malformed'],
      ['offline', 'error.network'],
      ['timeout', 'error.timeout'],
    ] as const) {
      const stop = portal.fault.on('POST', '/api/login', fault);
      await click(publicText('login.submit'));
      expect(await screen.findByText(publicText(text))).toBeTruthy();
      stop();
    }
    portal.fault.clear();
    await signIn('it.support');
    expect(await greeting()).toBeTruthy();
  });

  it('says when the server has no database, and when to try again', async () => {
    await nobody('/login');
    portal.fault.on('POST', '/api/login', DATABASE_DOWN);
    await signIn('it.support');
    expect(await screen.findByText(publicText('error.unavailable'))).toBeTruthy();
    const waiting = new RegExp(publicText('login.wait', { time: '0:0[1-5]' }));
    expect(await screen.findByRole('button', { name: waiting })).toBeTruthy();
  });

  it('asks for the code of a second factor: a wrong one is told, the right one opens the dashboard', async () => {
    await nobody('/login');
    await signIn('sbo.second');
    await heading(publicText('otp.title'));
    await enterCode('12');
    expect(await screen.findByText(publicText('otp.invalid'))).toBeTruthy();
    const right = await code();
    await enterCode(right === '000000' ? '000001' : '000000');
    expect(await screen.findByText(publicText('error.rule_otp_wrong'))).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Send a new code in/ }).disabled).toBe(
      true,
    );
    await enterCode(right);
    expect(await greeting()).toBeTruthy();
  });

  it('a forgotten password: code, rules, a new password, and in with it', async () => {
    await nobody('/forgot-password');
    await fill(publicText('login.username'), 'accounting');
    await click(publicText('forgot.submit'));
    await heading(publicText('otp.title'));
    await enterCode(await code());
    await heading(publicText('change.title'));
    await fill(publicText('change.new'), 'weak');
    await fill(publicText('change.repeat'), 'other');
    await click(publicText('change.submit'));
    const summary = await screen.findByRole('alert');
    expect(summary.textContent).toContain('Use 12 characters or more.');
    await fill(publicText('change.new'), NEW_PASSWORD);
    await fill(publicText('change.repeat'), NEW_PASSWORD);
    await click(publicText('change.submit'));
    expect(await screen.findByText(publicText('login.changed'))).toBeTruthy();
    await signIn('accounting', NEW_PASSWORD);
    expect(await greeting()).toBeTruthy();
  });

  it('the page of a new password alone leads to login', async () => {
    await nobody('/change-password');
    expect(await heading(publicText('login.title'))).toBeTruthy();
  });
});

describe('pages for everybody', () => {
  it('terms are readable in both languages', async () => {
    await nobody('/terms-and-condition');
    expect(await heading(publicText('common.terms'))).toBeTruthy();
    const english = document.body.textContent;
    await click('Filipino');
    await waitFor(() => expect(document.body.textContent).not.toBe(english));
    await click('English');
    await waitFor(() => expect(document.body.textContent).toBe(english));
  });

  it('the demo outbox shows what was sent, says when it cannot, and does not exist outside the demo', async () => {
    const stop = portal.fault.on('GET', '/api/demo/outbox', '500');
    await nobody('/demo/outbox');
    expect(await screen.findByText(publicText('error.server_error'))).toBeTruthy();
    stop();
    await nobody('/demo/outbox');
    expect((await screen.findAllByText(/accounting@example\.test/)).length).toBeGreaterThan(0);
    portal.fault.on('GET', '/api/demo/outbox', {
      status: 404,
      body: { error: 'not_found', message: 'Not found', requestId: FAULT_ID },
    });
    await nobody('/demo/outbox');
    expect(await heading(publicText('notFound.title'))).toBeTruthy();
  });

  it('[cookie.notice] [cookie.renew] the notice stands on every page until it is accepted, then for a year, renewed at the end', async () => {
    await nobody('/login');
    const notice = () => screen.queryByRole('region', { name: publicText('cookies.label') });
    await waitFor(() => expect(notice()).toBeTruthy());
    await click(publicText('cookies.accept'));
    expect(notice()).toBeNull();
    const expiry = () =>
      Date.parse(decodeURIComponent(/suki_cookie_notice=([^;]+)/.exec(document.cookie)?.[1] ?? ''));
    const DAY = 86_400_000;
    expect(Math.round((expiry() - Date.now()) / DAY)).toBe(365);
    const kept = expiry();
    await portal.reload('/terms-and-condition');
    await heading(publicText('common.terms'));
    expect(notice()).toBeNull();
    expect(expiry()).toBe(kept);
    const soon = new Date(Date.now() + 3 * DAY - 60_000);
    // biome-ignore lint/suspicious/noDocumentCookie: an acceptance that is about to run out
    document.cookie = `suki_cookie_notice=${encodeURIComponent(soon.toISOString())}; Path=/; Expires=${soon.toUTCString()}`;
    await portal.reload('/terms-and-condition');
    await heading(publicText('common.terms'));
    expect(notice()).toBeNull();
    expect(Math.round((expiry() - Date.now()) / DAY)).toBe(365);
  });

  it('[cookie.deviceId] [api.headers] a call carries the device id, random, made when it is missing, and kept', async () => {
    await nobody('/demo/outbox');
    await waitFor(() => expect(portal.calls.length).toBeGreaterThan(0));
    const [first] = portal.calls;
    const made = first?.headers.get('signature');
    expect(made).toMatch(/^[0-9a-f-]{36}$/);
    expect(document.cookie).toContain(`suki_device=${made}`);
    expect(first?.headers.get('authorization')).toBeNull();
    await portal.reload();
    await waitFor(() => expect(portal.calls.length).toBeGreaterThan(1));
    expect(portal.calls.at(-1)?.headers.get('signature')).toBe(made);
  });
});
