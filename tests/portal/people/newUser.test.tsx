import { screen, waitFor } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { click, fill } from '#tests/support/portal/portalActions.ts';
import { say } from '#tests/support/portal/portalText.ts';

const FIRST = '/user-account-create/user-info';
const KEY = 'new-user/form';
const CHECK = '/api/user-account/check-email';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterEach(() => portal.tidy());
afterAll(() => portal.close());

const open = async (): Promise<void> => {
  await portal.app.admin.query('delete from draft where key = $1', [KEY]);
  await portal.show(FIRST, { as: 'partner.admin' });
  await fill(/^First name/, 'Ana');
  await fill(/^Last name/, 'Reyes');
  await fill(/^Birth date/, '05/17/1990');
  await fill(/^Mobile number/, '0917 555 0123');
};

/** What another tab keeps of the draft. */
const keptElsewhere = async (firstName: string) => {
  const { accessToken } = await portal.app.login('partner.admin', { fresh: true });
  const { body } = await portal.app.call('GET', `/api/drafts?key=${encodeURIComponent(KEY)}`, {
    as: accessToken,
  });
  const { values: before } = body.data;
  const values = { ...before, fullName: { ...before.fullName, firstName } };
  const { status } = await portal.app.call('POST', '/api/drafts', {
    as: accessToken,
    body: { key: KEY, values },
  });
  expect(status).toBe(200);
};
const kept = async () =>
  (
    await portal.app.admin.query(
      `select "values"->'fullName'->>'firstName' as name from draft where key = $1`,
      [KEY],
    )
  ).rows[0]?.name;
const isSaved = () => waitFor(() => expect(screen.getByText(/^Draft saved/)).toBeTruthy(), { timeout: 5000 });

describe('a new account in two tabs', () => {
  const changedElsewhere = async () => {
    await open();
    await isSaved();
    await keptElsewhere('Luz');
    await fill(/^Last name/, 'Santos');
    await screen.findByText(say('form.foreign'), {}, { timeout: 5000 });
    expect(await kept()).toBe('Luz');
  };

  it('overwrites nothing of the other: what is there is loaded on asking', async () => {
    await changedElsewhere();
    await click(say('form.takeTheirs'));
    expect(await screen.findByDisplayValue('Luz')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(say('form.foreign'))).toBeNull());
  });

  it('keeps what is here on asking, and goes on keeping', async () => {
    await changedElsewhere();
    await click(say('form.keepMine'));
    await waitFor(async () => expect(await kept()).toBe('Ana'));
    await fill(/^First name/, 'Nena');
    await waitFor(async () => expect(await kept()).toBe('Nena'), { timeout: 5000 });
    expect(screen.queryByText(say('form.foreign'))).toBeNull();
  });
});

describe('the first step of a new account', () => {
  it('keeps its fields while the posts of our own staff are on their way', async () => {
    await portal.app.admin.query('delete from draft where key = $1', [KEY]);
    await portal.show(FIRST, { as: 'it.support' });
    const field = await screen.findByRole('textbox', { name: /^First name/ });
    const letThrough = portal.fault.hold('GET', '/api/user-account/staff-posts');
    await click(say('users.create.isStaff'), 'switch');
    expect(screen.getByRole('textbox', { name: /^First name/ })).toBe(field);
    letThrough();
  });

  it('says that an address is taken where it is typed, until another one is', async () => {
    await open();
    await fill(/^E-mail/, 'Head.Office@example.test');
    await click(say('users.create.next'));
    const summary = await screen.findByRole('alert');
    expect(summary.textContent).toContain(say('users.create.emailTaken'));
    await waitFor(() => expect(document.activeElement).toBe(summary));
    const field = screen.getByLabelText(/^E-mail/);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(location.pathname).toBe(FIRST);
    await fill(/^E-mail/, 'nobody.yet@example.test');
    await waitFor(() => expect(screen.queryByText(say('users.create.emailTaken'))).toBeNull());
    await click(say('users.create.next'));
    await waitFor(() => expect(location.pathname).toBe('/user-account-create/job-title'));
    expect(portal.callsOf('POST', CHECK)).toHaveLength(2);
  });

  it('goes on where the address cannot be asked about: making the account tells it', async () => {
    await open();
    portal.fault.on('POST', CHECK, '500');
    await fill(/^E-mail/, 'head.office@example.test');
    await click(say('users.create.next'));
    await waitFor(() => expect(location.pathname).toBe('/user-account-create/job-title'));
  });
});
