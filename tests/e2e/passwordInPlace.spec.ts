import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#server/seed/users.ts';
import { expect, test } from './setup/journey.ts';
import { CREATE, roleForm, unlike } from './setup/roleForm.ts';
import { inDatabase, lendRole, signIn, signInWithCode } from './setup/signIn.ts';

/** The session ends on the server: neither its token nor its refresh token counts any more. */
const endSession = (username: string, reason: 'rights' | null = null) =>
  inDatabase(
    `update session_family set ended_at = now(), end_reason = ${reason ? `'${reason}'` : 'end_reason'} where ended_at is null
      and user_id = (select id from user_account where username = $1)`,
    username,
  );

/** The dialog over the page that waits. */
const dialogOf = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  const send = async (label: RegExp, typed: string) => {
    await dialog.getByLabel(label).fill(typed);
    await dialog.getByRole('button', { name: 'Continue' }).click();
  };
  return {
    dialog,
    alert: dialog.getByRole('alert'),
    sendPassword: (typed: string) => send(/^Password/, typed),
    sendCode: (typed: string) => send(/^Code sent to/, typed),
  };
};

test('the password is asked for over unsaved work, and the save goes on', async ({ page, portal }) => {
  const name = unlike('Late save');
  const { dialog, alert, sendPassword } = dialogOf(page);
  await portal.signIn('it.support');
  await portal.open(CREATE);
  await roleForm(page).fill(name);
  await endSession('it.support', 'rights');
  await roleForm(page).create();
  await expect(dialog).toContainText('Signed in as it.support');
  await expect(dialog.getByRole('status')).toContainText('Your access was changed');
  await sendPassword('Not-the-password-1');
  await expect(alert).toContainText('Wrong password');
  await page.keyboard.press('Escape');
  await sendPassword(DEMO_PASSWORD);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('1 of 25 enabled')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('with a second factor the code is asked for too', async ({ page, portal }) => {
  const name = unlike('Late with a code');
  const { dialog, alert, sendPassword, sendCode } = dialogOf(page);
  await lendRole('sbo.second');
  await page.goto(`/login?returnTo=${CREATE}`);
  await signInWithCode(page, portal);
  await expect(roleForm(page).name).toBeVisible();
  await roleForm(page).fill(name);
  await endSession('sbo.second');
  await roleForm(page).create();
  await sendPassword(DEMO_PASSWORD);
  await expect(dialog.getByLabel(/^Code sent to/)).toBeVisible();
  const code = await portal.newestCode();
  const wrong = code === '000000' ? '000001' : '000000';
  await sendCode(wrong);
  await expect(alert).toContainText('4 tries are left');
  await dialog.getByRole('button', { name: 'Send a new code' }).click();
  await expect(alert).toContainText('Too many tries');
  await sendCode(code);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('1 of 25 enabled')).toBeVisible();
});

test('going to login instead is asked about by the browser; staying keeps dialog and form', async ({
  portal,
  context,
}) => {
  const tab = await context.newPage();
  const form = roleForm(tab);
  const typed = unlike('Not now');
  const { dialog } = dialogOf(tab);
  await portal.signIn('it.support');
  await portal.open(CREATE, tab);
  await form.type(typed);
  await expect(tab.getByText(/^Draft saved/)).toBeVisible();
  await endSession('it.support');
  await tab.keyboard.type('!');
  await expect(dialog).toBeVisible();
  // The click itself ends with the browser's question.
  const leave = async (answer: 'accept' | 'dismiss') => {
    const asked = tab.waitForEvent('dialog');
    const clicked = dialog.getByRole('button', { name: 'Go to login instead' }).click();
    await (await asked)[answer]();
    await clicked;
  };
  await leave('dismiss');
  await expect(dialog).toBeVisible();
  await leave('accept');
  await expect(tab).toHaveURL(/\/login\?returnTo=.*&reason=ended/);
  await signIn(tab, 'it.support');
  await form.restore(typed);
});

test.describe('in two tabs', () => {
  test('signing in again in one tab lets the other go on', async ({ page, portal, context }) => {
    const other = await context.newPage();
    await portal.signIn('it.support');
    const names = [unlike('First tab'), unlike('Second tab')] as const;
    await portal.open(CREATE, page);
    await portal.open(CREATE, other);
    await roleForm(page).fill(names[0]);
    await roleForm(other).fill(names[1]);
    await endSession('it.support');
    await roleForm(page).create();
    await roleForm(other).create();
    await expect(dialogOf(page).dialog).toBeVisible();
    await expect(dialogOf(other).dialog).toBeVisible();
    await dialogOf(page).sendPassword(DEMO_PASSWORD);
    await expect(page.getByRole('heading', { level: 1, name: names[0] })).toBeVisible();
    await expect(other.getByRole('heading', { level: 1, name: names[1] })).toBeVisible();
  });

  test('what is unsaved never becomes somebody else’s, who signs in in another tab', async ({
    page,
    portal,
    context,
  }) => {
    const name = unlike('Mine');
    const other = await context.newPage();
    const { dialog, sendPassword } = dialogOf(page);
    await portal.signIn('it.support');
    await portal.open(CREATE);
    await roleForm(page).fill(name);
    await portal.open('/', other);
    await other.getByRole('button', { name: /Account of/ }).click();
    await other.getByRole('button', { name: 'Log out' }).click();
    await expect(dialog).toContainText('Signed in as it.support');
    await signIn(other, 'sales.admin');
    await expect(other.getByRole('heading', { level: 1, name: /^Good/ })).toBeVisible();
    await other.reload();
    await expect(other.getByRole('heading', { level: 1, name: /^Good/ })).toBeVisible();
    await expect(dialog).toContainText('Signed in as it.support');
    await sendPassword(DEMO_PASSWORD);
    await expect(dialog).toHaveCount(0);
    await roleForm(page).create();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.goto('/audit-trail');
    await expect(page.getByRole('main').getByText('it.support').first()).toBeVisible();
  });

  test('a refresh that brings somebody else’s session asks for the password instead', async ({
    page,
    portal,
  }) => {
    const name = unlike('Still mine');
    const { dialog, sendPassword } = dialogOf(page);
    await portal.signIn('it.support');
    await portal.open(CREATE);
    await roleForm(page).fill(name);
    await portal.signIn('sales.admin');
    await endSession('it.support');
    await roleForm(page).create();
    await expect(dialog).toContainText('Signed in as it.support');
    await sendPassword(DEMO_PASSWORD);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });
});
