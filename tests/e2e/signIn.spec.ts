import { DEMO_PASSWORD } from '#server/seed/users.ts';
import { expect, rowsIn, test } from './setup/journey.ts';
import { looksRightEverywhere } from './setup/looksRight.ts';

test('signs in with username and password and sees the dashboard', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Username').fill('it.support');
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1, name: /^Good/ })).toBeVisible();
});

test('leads from the summary of what is missing to its fields, by links that are large enough to hit', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(2);
  await looksRightEverywhere(page);
  await page.getByRole('alert').getByRole('link').last().click();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
});

test('says that a password is wrong, and keeps the username', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Username').fill('nobody.here');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toContainText('The username or the password is wrong.');
  await expect(page.getByLabel('Username')).toHaveValue('nobody.here');
});

test('without a session a page leads to login with a message, and back to that page after signing in', async ({
  page,
}) => {
  await page.goto('/access-role-management/list?sort=-role');
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText("You don't have access to this page.")).toBeVisible();
  await page.getByLabel('Username').fill('it.support');
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/access-role-management\/list\?sort=-role/);
  await expect(page.getByRole('heading', { name: 'Access roles', level: 1 })).toBeVisible();
});

test('a page that one may not open names the permission that is missing', async ({ page, portal }) => {
  await portal.signIn('it.support');
  await page.goto('/partner-management/list/partners');
  await expect(page).toHaveURL(/\/unauthorized/);
  await expect(page.getByText('PAR_VIEW').first()).toBeVisible();
});

test('an unknown page is not found, with or without a session', async ({ page, portal }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
  await portal.signIn('it.support');
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
});

test('a second factor asks for the code that was sent', async ({ page, portal }) => {
  await page.goto('/login');
  await page.getByLabel('Username').fill('sbo.second');
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible();
  await page.getByLabel('6-digit code').fill(await portal.newestCode());
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Good/ })).toBeVisible();
});

/** Gives an account the password of the demo again, which another of its accounts still has: later journeys sign in with it. */
const restorePassword = (username: string): Promise<number> =>
  rowsIn(
    `update credential c set password_hash = (select o.password_hash from credential o join user_account u on u.id = o.user_id
       where u.username = 'store.manager')
     from user_account u where u.id = c.user_id and u.username = $1`,
    [username],
  );

test('a forgotten password is replaced with a code', async ({ page, portal }, info) => {
  const password = `Bagong-${info.project.name}-2026`;
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByLabel('Username').fill('frontliner');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible();
  await page.getByLabel('6-digit code').fill(await portal.newestCode());
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Repeat the new password').fill(password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
  await page.getByLabel('Username').fill('frontliner');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Good/ })).toBeVisible();
  expect(await restorePassword('frontliner')).toBe(1);
});

test('signs in and out again with the keyboard alone', async ({ page }) => {
  await page.goto('/login');
  const press = (key: string, times = 1) =>
    Promise.all(Array.from({ length: times }, () => page.keyboard.press(key)));
  await page.getByLabel('Username').focus();
  await page.keyboard.type('it.support');
  await press('Tab');
  await page.keyboard.type(DEMO_PASSWORD);
  await press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^Good/ })).toBeVisible();
  await press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.getByRole('button', { name: /Account of/ }).focus();
  await press('Enter');
  const logOut = page.getByRole('button', { name: 'Log out' });
  await expect(logOut).toBeVisible();
  const isThere = () => logOut.evaluate((button) => button === document.activeElement);
  for (let steps = 0; steps < 15 && !(await isThere()); steps++) await press('Tab');
  await expect(logOut).toBeFocused();
  await press('Enter');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});
