import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { UserRow } from '#contract/people/users.ts';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { click, fill, firstColumn, keyboardInPage } from '#tests/support/portal/portalActions.ts';
import { FAULT_ID } from '#tests/support/portal/portalFaults.ts';
import { say } from '#tests/support/portal/portalText.ts';

const API = '/api/user-account';
const LISTS = '/user-account/list';

let portal: Portal;
let people: Record<string, UserRow>;
beforeAll(async () => {
  portal = await openPortal();
  const lists = await Promise.all(
    ['internal', 'external'].map((type) =>
      portal.app.call('GET', `${API}/list/${type}?limit=100`, { as: 'it.support' }),
    ),
  );
  const rows: UserRow[] = lists.flatMap(({ body }) => body.data.list);
  people = Object.fromEntries(rows.map((row) => [row.username, row]));
});
afterEach(() => portal.tidy());
afterAll(() => portal.close());

const userOf = (username: string): UserRow => {
  const user = people[username];
  if (!user) throw new Error(`no account ${username}`);
  return user;
};
const open = (path: string, as = 'it.support') => portal.show(path, { as });
const openUser = (username: string, part = '', as = 'it.support') =>
  open(`/user-account/${userOf(username).id}${part}`, as);
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const table = () => screen.findByRole('table', { name: 'User accounts' });
const tabs = () => screen.queryByRole('navigation', { name: say('users.lists') });
const dialog = () => screen.findByRole('dialog');
const lastBody = (path: string) => JSON.parse(portal.callsOf('POST', path).at(-1)?.body ?? '{}');

describe('the lists of accounts', () => {
  it('lead staff from one to the other, and each row to its account', async () => {
    await open('/user-account');
    await table();
    expect(location.pathname).toBe(`${LISTS}/internal`);
    expect(firstColumn()).toContain(userOf('sales.admin').name);
    expect(screen.getByRole('link', { name: userOf('sales.admin').name }).getAttribute('href')).toBe(
      `/user-account/${userOf('sales.admin').id}`,
    );
    await click(say('users.list.external'), 'link', tabs() ?? undefined);
    await waitFor(() => expect(firstColumn()).toContain(userOf('partner.admin').name));
    expect(screen.getByRole('columnheader', { name: 'Partner' })).toBeTruthy();
    await click(say('users.list.pending'), 'link', tabs() ?? undefined);
    expect(await screen.findByText(say('users.empty.pending'))).toBeTruthy();
  });

  it.each([
    ['partner.admin', ['external', 'codes']],
    ['store.manager', []],
  ])(
    'show %s their own people and nobody else, and tabs to what else is theirs: %j',
    async (username, theirs) => {
      await open('/user-account', username);
      await table();
      expect(location.pathname).toBe(`${LISTS}/external`);
      const names = { external: say('users.list.external'), codes: say('shell.page.registrationCodes') };
      expect([...(tabs()?.querySelectorAll('a') ?? [])].map((tab) => tab.textContent)).toEqual(
        theirs.map((tab) => names[tab as keyof typeof names]),
      );
      expect(screen.queryByRole('columnheader', { name: 'Partner' })).toBeNull();
      expect(firstColumn()).toContain(userOf('store.manager').name);
      expect(firstColumn()).not.toContain(userOf('other.partner').name);
    },
  );

  it('refuse people of partners the list of the staff', async () => {
    await open(`${LISTS}/internal`, 'partner.admin');
    expect(await screen.findByText(new RegExp(say('permissions.missingType')))).toBeTruthy();
    expect(portal.callsOf('GET', `${API}/list/internal`)).toHaveLength(0);
  });

  it('are searched, and filtered by status and by role', async () => {
    await open(`${LISTS}/internal`);
    await table();
    fireEvent.change(screen.getByRole('searchbox', { name: say('users.search') }), {
      target: { value: 'loyalty.ed' },
    });
    await waitFor(() => expect(firstColumn()).toEqual([userOf('loyalty.editor').name]));
    await open(`${LISTS}/internal`);
    await table();
    await click('Roles');
    fireEvent.click(await screen.findByRole('checkbox', { name: 'HCPC_ONLINE_VIEW' }));
    await click(say('list.apply'));
    await waitFor(() => expect(firstColumn()).toEqual([userOf('online.viewer').name]));
    await open(`${LISTS}/internal`);
    await table();
    await click('Status');
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Suspended' }));
    await click(say('list.apply'));
    expect(await screen.findByText(say('list.emptyTitle'))).toBeTruthy();
    expect(portal.callsOf('GET', `${API}/list/internal`).at(-1)?.search).toContain('SUSPENDED');
  });

  it('that do not load say so with the request id, and load on another try', async () => {
    const stop = portal.fault.on('GET', `${API}/list/internal`, '500');
    await open(`${LISTS}/internal`);
    expect((await screen.findByRole('alert')).textContent).toContain(FAULT_ID);
    stop();
    await click(say('common.retry'));
    expect(await table()).toBeTruthy();
  });
});

describe('the page of an account', () => {
  it('shows the whole mobile number by a click that is recorded, and hides it again', async () => {
    await openUser('partner.admin');
    await heading(userOf('partner.admin').name);
    expect(await screen.findByText(say('users.mobile.note'))).toBeTruthy();
    await click(say('users.mobile.show'));
    expect(await screen.findByText(say('users.mobile.recorded'))).toBeTruthy();
    expect(document.body.textContent).toContain('(63) 900 000 0009');
    expect(portal.callsOf('POST', `${API}/${userOf('partner.admin').id}/reveal`)).toHaveLength(1);
    await click(say('users.mobile.hide'));
    expect(document.body.textContent).not.toContain('(63) 900 000 0009');
  });

  it('leaves people of partners without what is for staff: sessions, history and every deed', async () => {
    await openUser('store.manager', '', 'partner.admin');
    await heading(userOf('store.manager').name);
    const parts = within(screen.getByRole('navigation', { name: say('users.parts') }));
    expect(parts.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      say('users.part.details'),
      say('users.part.access'),
    ]);
    expect(screen.queryByRole('button', { name: say('users.act.suspend') })).toBeNull();
    await openUser('other.partner', '', 'partner.admin');
    const back = await screen.findByRole('link', { name: say('form.toList') });
    expect(back.getAttribute('href')).toBe(`${LISTS}/external`);
  });

  it('says why somebody can, and what would give them what they cannot; found by word and by part', async () => {
    await openUser('partner.admin', '/access');
    expect((await screen.findByRole('row', { name: /View partners/ })).textContent).toContain(
      say('users.why.module', { roles: 'PARTNER_ADMIN' }),
    );
    const row = (name: RegExp) => screen.getByRole('row', { name });
    expect(row(/Edit partner applications|PM_EDIT/).textContent).toContain(
      say('users.why.role', { roles: 'PARTNER_ADMIN' }),
    );
    expect(row(/Create partners/).textContent).toContain(
      say('users.lack.needs', { ways: say('users.lack.module', { permission: 'Create partners' }) }),
    );
    expect(row(/INT_DASH/).textContent).toContain(say('users.lack.INTERNAL'));
    await click(/^Cannot/);
    expect(screen.queryByRole('row', { name: /View partners/ })).toBeNull();
    fireEvent.change(screen.getByRole('textbox', { name: say('users.access.search') }), {
      target: { value: 'refund nowhere' },
    });
    expect(await screen.findByText(say('users.access.none'))).toBeTruthy();
  });

  it('shows who changed it to those who read the trail', async () => {
    await openUser('finance.officer', '/history');
    expect(await screen.findByText('Created')).toBeTruthy();
  });
});

describe('what is done to an account', () => {
  it('a suspension asks for a reason, says what ends, and is taken back', async () => {
    const { id, name } = userOf('loyalty.editor');
    await portal.app.call('GET', '/api/user/permissions', { as: 'loyalty.editor' });
    await openUser('loyalty.editor');
    await click(say('users.act.suspend'));
    const asked = await dialog();
    expect(asked.textContent).toContain(say('users.effect.suspend'));
    await waitFor(() => expect(asked.textContent).toMatch(/session(s)? end/));
    await click(say('users.act.suspend'), 'button', asked);
    expect(asked.textContent).toContain(say('users.reasonNeeded'));
    expect(portal.callsOf('POST', `${API}/${id}/suspend`)).toHaveLength(0);
    await fill(/^Reason/, 'Left the company');
    await click(say('users.act.suspend'), 'button', asked);
    expect(await screen.findByText(say('users.done.suspend', { name }))).toBeTruthy();
    expect(lastBody(`${API}/${id}/suspend`)).toEqual({ reason: 'Left the company' });
    expect(await screen.findByText(/Left the company/)).toBeTruthy();
    await keyboardInPage();
    await click(say('users.act.reactivate'));
    await click(say('users.act.reactivate'), 'button', await dialog());
    expect(await screen.findByText(say('users.done.reactivate', { name }))).toBeTruthy();
    expect(await screen.findByRole('button', { name: say('users.act.suspend') })).toBeTruthy();
  });

  it('is refused on one’s own account, with the reason', async () => {
    await openUser('it.support');
    await heading(userOf('it.support').name);
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: say('users.act.suspend') });
    expect(button.disabled).toBe(true);
    fireEvent.mouseOver(button.parentElement ?? button);
    expect(await screen.findByText(say('users.own'))).toBeTruthy();
  });

  it('is not done to an account that somebody changed meanwhile: who, what, and the way to it as it is', async () => {
    const { id, name } = userOf('online.viewer');
    await openUser('online.viewer');
    await click(say('users.act.suspend'));
    await fill(/^Reason/, 'On leave');
    const seen = (await portal.app.call('GET', `${API}/${id}`, { as: 'it.support' })).body.data;
    const theirs = await portal.app.call('POST', `${API}/${id}/suspend`, {
      as: 'sales.admin',
      body: { reason: 'Lost the telephone' },
      headers: { 'If-Match': `"${seen.version}"`, 'Idempotency-Key': crypto.randomUUID() },
    });
    expect(theirs.status).toBe(200);
    await click(say('users.act.suspend'), 'button', await dialog());
    const moved = await screen.findByRole('dialog', { name: say('users.moved.title') });
    expect(moved.textContent).toContain('sales.admin');
    expect(moved.textContent).toContain('Suspended');
    await click(say('users.moved.reload'), 'button', moved);
    expect(await screen.findByText(/Lost the telephone/)).toBeTruthy();
    await click(say('users.act.reactivate'));
    await click(say('users.act.reactivate'), 'button', await dialog());
    expect(await screen.findByText(say('users.done.reactivate', { name }))).toBeTruthy();
  });

  it('a reset says which way the link went and until when it works', async () => {
    const { id, name } = userOf('antifraud.reviewer');
    await openUser('antifraud.reviewer');
    await click(say('users.act.reset'));
    const asked = await dialog();
    expect(asked.textContent).toContain(say('users.effect.reset'));
    await click(say('users.act.reset'), 'button', asked);
    const done = await screen.findByText(new RegExp(`A link went to ${name} by mail and SMS`));
    expect(done.textContent).toMatch(/until \d\d\/\d\d\/\d{4} \d\d:\d\d/);
    expect(portal.callsOf('POST', `${API}/${id}/reset-password`).at(-1)?.status).toBe(200);
  });

  it('that fails says why in the dialog, with the request id, and keeps the reason', async () => {
    const { id } = userOf('finance.officer');
    portal.fault.on('POST', `${API}/${id}/suspend`, '500');
    await openUser('finance.officer');
    await click(say('users.act.suspend'));
    const reason = await fill(/^Reason/, 'Kept as typed');
    await click(say('users.act.suspend'), 'button', await dialog());
    await waitFor(async () => expect((await dialog()).textContent).toContain(FAULT_ID));
    expect((reason as HTMLInputElement).value).toBe('Kept as typed');
  });
});

describe('the sessions of an account', () => {
  it('end one by one or all at once; the one in use is marked and stays', async () => {
    await openUser('it.support', '/sessions');
    expect(await screen.findByText(say('sessions.isThis'))).toBeTruthy();
    await portal.app.call('GET', '/api/user/permissions', { as: 'sbo.reviewer' });
    const { id, name } = userOf('sbo.reviewer');
    await openUser('sbo.reviewer', '/sessions');
    await click(/^End all/);
    const asked = await dialog();
    expect(asked.textContent).toContain(say('users.session.endEffect', { name }));
    await click(say('users.session.endAll'), 'button', asked);
    expect(await screen.findByText(new RegExp(`of ${name} (is|are) ended`))).toBeTruthy();
    expect(await screen.findByText(say('users.notSignedIn'))).toBeTruthy();
    expect(lastBody(`${API}/${id}/end-sessions`)).toEqual({});
    await keyboardInPage();
  });

  it('stand above what happened at the door, failed tries marked', async () => {
    const { username } = userOf('head.office');
    const body = { username, password: 'not the password' };
    await portal.app.call('POST', '/api/login', { body });
    await openUser('head.office', '/sessions');
    const list = await screen.findByRole('table', { name: say('users.panel.signIns') });
    expect(within(list).getByText('Sign-in failed')).toBeTruthy();
  });
});
