import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { UserRow } from '#contract/people/users.ts';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { click, fill, keyboardInPage } from '#tests/support/portal/portalActions.ts';
import { say } from '#tests/support/portal/portalText.ts';
import { filipino } from '../../../src/i18n/filipino.ts';

const API = '/api/user-account';

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
const openForm = async (username: string, as = 'it.support') => {
  await portal.show(`/user-account/${userOf(username).id}/change-access`, { as });
  await screen.findByRole('heading', {
    level: 1,
    name: say('changeAccess.title', { name: userOf(username).name }),
  });
};
const dialog = () => screen.findByRole('dialog');
const check = () => click(say('changeAccess.check'));
const changes = (username: string) => portal.callsOf('POST', `${API}/${userOf(username).id}/change-access`);

describe('changing what an account may do', () => {
  it('says in words what it does before it is done, and what became of it', async () => {
    const { id, name } = userOf('accounting');
    await portal.app.login('accounting', { fresh: true });
    await openForm('accounting');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: say('changeAccess.check') }).disabled).toBe(
      true,
    );
    fireEvent.click(await screen.findByRole('radio', { name: /^Authorized Signatory/ }));
    await check();
    const asked = await dialog();
    expect(asked.textContent).toMatch(/Gains: .*View partners/);
    expect(within(asked).getByText(say('changeAccess.told'))).toBeTruthy();
    await click(say('common.cancel'), 'button', asked);
    expect(changes('accounting')).toHaveLength(0);

    // Once more, with less.
    fireEvent.click(await screen.findByRole('switch', { name: /BIR 2307/ }));
    await check();
    const again = await dialog();
    expect(again.textContent).toMatch(/Loses: .*View tax form reports/);
    expect(again.textContent).toMatch(/session(s)? end/);
    await click(say('changeAccess.confirm'), 'button', again);
    await waitFor(() => expect(location.pathname).toBe(`/user-account/${id}`));
    expect((await screen.findByText(new RegExp(`^${name}: Gains`))).textContent).toMatch(
      /ended; they sign in again/,
    );
    expect(await screen.findByText('Authorized Signatory')).toBeTruthy();
    await keyboardInPage();
  });

  it('names the field that the server refuses', async () => {
    await openForm('frontliner');
    fireEvent.click(await screen.findByRole('radio', { name: /^Branch Manager/ }));
    const remove = await screen.findByRole('combobox', { name: say('users.create.primary') });
    fireEvent.keyDown(remove, { key: 'Backspace' });
    await check();
    const summary = (await screen.findByText(say('form.errorsTitle'))).closest('[role=alert]');
    expect(summary?.textContent).toContain('Select a primary store.');
    expect(changes('frontliner')).toHaveLength(0);
  });

  it('names of each feature what the role opens of it, and no more', async () => {
    await openForm('store.manager');
    const accounts = await screen.findByRole('switch', { name: /User accounts/ });
    const help = document.getElementById(accounts.getAttribute('aria-describedby') ?? '');
    expect(help?.textContent).toBe('View user accounts');
  });

  it('names the features in Filipino too', async () => {
    await openForm('store.manager');
    await click(/^[A-Z]{2}, Account of /);
    await click(say('shell.filipino'));
    expect(await screen.findByRole('switch', { name: /Mga account ng gumagamit/ })).toBeTruthy();
    expect(screen.queryByRole('switch', { name: /User accounts/ })).toBeNull();
    await click(/^[A-Z]{2}, /);
    await click(filipino.shell.english);
    expect(await screen.findByRole('switch', { name: /User accounts/ })).toBeTruthy();
  });

  it('counts no sessions of somebody who is not signed in', async () => {
    await openForm('loyalty.editor');
    fireEvent.click(await screen.findByRole('switch', { name: /Promos/ }));
    await check();
    const asked = await dialog();
    expect(asked.textContent).toMatch(/Loses: /);
    expect(asked.textContent).toContain(say('users.notSignedIn'));
  });

  it('of staff asks a second person for what the giver lacks', async () => {
    await openForm('online.viewer');
    const role = await screen.findByRole('checkbox', { name: /^HCPC_FINANCE_EDIT/ });
    fireEvent.click(role);
    await check();
    const asked = await dialog();
    expect(asked.textContent).toContain(say('changeAccess.asked', { what: 'HCPC_FINANCE_EDIT' }));
    await click(say('changeAccess.confirm'), 'button', asked);
    expect(await screen.findByText(/Waits for a colleague/)).toBeTruthy();

    await portal.show('/user-account/approvals', { as: 'sales.admin' });
    const row = await screen.findByRole('row', { name: /HCPC_FINANCE_EDIT/ });
    expect(row.textContent).toContain(say('users.request.kind.role'));
  });

  it('shows whose change came in between instead of overwriting it', async () => {
    const { id } = userOf('head.office');
    await openForm('head.office');
    fireEvent.click(await screen.findByRole('radio', { name: /^Accounting Officer/ }));
    const seen = (await portal.app.call('GET', `${API}/${id}`, { as: 'sales.admin' })).body.data;
    await portal.app.call('POST', `${API}/${id}/change-access`, {
      as: 'sales.admin',
      body: { jobTitle: 'General Manager' },
      headers: { 'If-Match': String(seen.version) },
    });
    await check();
    expect((await dialog()).textContent).toContain('sales.admin');
    expect(changes('head.office')).toHaveLength(0);
  });

  it('is not one’s own to do, and says so', async () => {
    await openForm('it.support');
    expect(await screen.findByText(say('users.own'))).toBeTruthy();
    expect(screen.queryByRole('button', { name: say('changeAccess.check') })).toBeNull();
  });
});

describe('a lost device', () => {
  it('is reported with how the person was identified, and who decides then', async () => {
    const { id, name } = userOf('sbo.second');
    await portal.app.admin.query(`update user_account set second_factor = 'app' where id = $1`, [id]);
    await portal.show(`/user-account/${id}`, { as: 'it.support' });
    await click(say('changeAccess.lost.act'));
    const asked = await dialog();
    await click(say('changeAccess.lost.ask'), 'button', asked);
    expect(asked.textContent).toContain('Enter what happened');
    await fill(/^How you made sure/, 'Called');
    expect(asked.textContent).toContain(say('changeAccess.needed', { min: 10 }));
    await fill(/^What happened/, 'Phone stolen');
    await fill(/^How you made sure/, 'Called back on the number on file');
    await click(say('changeAccess.lost.ask'), 'button', asked);
    expect((await screen.findByText(new RegExp(`^Asked: .*${name}`))).textContent).toMatch(/text message/);

    await portal.show('/user-account/approvals', { as: 'sales.admin' });
    await click(name, 'link');
    expect(await screen.findByText('Called back on the number on file')).toBeTruthy();
    await click(say('users.request.approve'));
    await click(say('users.request.approve'), 'button', await dialog());
    expect(await screen.findByText(new RegExp(`Approved: ${name}`))).toBeTruthy();
  });
});
