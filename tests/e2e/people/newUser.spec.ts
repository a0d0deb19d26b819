import type { Page } from '@playwright/test';
import { acceptCookies, expect, rowsIn, test } from '../setup/journey.ts';
import { looksRight } from '../setup/looksRight.ts';
import { fillPerson, newestInvitation, next } from '../setup/newUser.ts';
import { takesPasswords } from '../setup/passwordManagers.ts';
import { unlike } from '../setup/roleForm.ts';

const FIRST = '/user-account-create/user-info';

const chooseStore = async (page: Page) => {
  await page.getByRole('combobox', { name: 'Primary store' }).click();
  await page.getByRole('option').first().click();
};

test('invites somebody to a store, who chooses a username and a password and is in', {
  tag: '@phone',
}, async ({ page, portal, browser }) => {
  test.setTimeout(120_000);
  const email = `${unlike('ana').replace(' ', '.')}@example.test`;
  await portal.signIn('sales.admin');
  await portal.open('/user-account-create');
  await expect(page).toHaveURL(FIRST);
  await next(page);
  await expect(page.getByText('Choose the partner').first()).toBeVisible();
  await looksRight(page, 'what is missing');
  await page.getByRole('combobox', { name: 'Partner' }).fill('a');
  await page.getByRole('option').first().click();
  await fillPerson(page, email);
  await next(page);
  await expect(page).toHaveURL('/user-account-create/job-title');
  await looksRight(page, 'the job titles');
  await page.getByRole('radio', { name: /^Branch Manager/ }).check();
  await next(page);
  await expect(page).toHaveURL('/user-account-create/job-title/assign/single-store');
  await next(page);
  await expect(page.getByText('Select a primary store.').first()).toBeVisible();
  await chooseStore(page);
  await looksRight(page, 'the stores');
  await next(page);
  await expect(page).toHaveURL('/user-account-create/features');
  await page.getByRole('switch', { name: 'Promos' }).click();
  await looksRight(page, 'the features');
  await next(page);
  await expect(page).toHaveURL('/user-account-create/review');
  await expect(page.getByText(email)).toBeVisible();
  await looksRight(page, 'the review');
  await page.getByRole('button', { name: 'Create account and invite' }).click();
  await expect(page.getByText(/Ana Reyes was invited by mail and SMS/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Ana Reyes' })).toBeVisible();
  await expect(page.getByText(/^Invited\. Until/)).toBeVisible();
  await looksRight(page, 'the account');

  const own = await browser.newContext({ baseURL: portal.url });
  await acceptCookies(own, portal.url);
  const theirs = await own.newPage();
  await theirs.goto(await newestInvitation(page));
  await expect(theirs.getByRole('heading', { level: 1, name: 'Welcome, Ana' })).toBeVisible();
  await expect(theirs).not.toHaveURL(/token/);
  // A phone that drops the page and loads it again loses nothing.
  await theirs.reload();
  await expect(theirs.getByRole('heading', { level: 1, name: 'Welcome, Ana' })).toBeVisible();
  await looksRight(theirs, 'the invitation');
  await takesPasswords(theirs, ['new-password', 'new-password']);
  const username = unlike('ana').replace(' ', '.');
  await theirs.getByRole('textbox', { name: 'Username' }).fill('sales.admin');
  await theirs.getByLabel('Password', { exact: true }).fill('Bagong-Lihim-2026');
  await theirs.getByLabel('Repeat the password').fill('Bagong-Lihim-2026');
  await theirs.getByRole('button', { name: 'Create my account' }).click();
  await expect(theirs.getByText('This username is taken: choose another').first()).toBeVisible();
  await theirs.getByRole('textbox', { name: 'Username' }).fill(username);
  await theirs.getByRole('button', { name: 'Create my account' }).click();
  await expect(theirs.getByRole('heading', { level: 1, name: /^Good/ })).toBeVisible();
  await expect(theirs.getByRole('button', { name: /^AR, Account/ })).toBeVisible();
  await own.close();
  await page.reload();
  await expect(page.getByText(username).first()).toBeVisible();
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
});

test('keeps what was answered, gives no role that is not given, and says whose address it is', async ({
  page,
  portal,
}) => {
  await rowsIn(`delete from draft where key = 'new-user/form'`);
  await portal.signIn('partner.admin');
  await portal.open('/user-account/list/external');
  await page.getByRole('link', { name: 'Add user' }).click();
  await fillPerson(page, 'frontliner@example.test');
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^You go on from what was kept/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Ana');
  await next(page);
  const taken = page.getByText(/^Somebody has an account with this e-mail address/);
  await expect(taken.first()).toBeVisible();
  await looksRight(page, 'an address that somebody has');
  await expect(page).toHaveURL('/user-account-create/user-info');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(`ana.${Date.now()}@example.test`);
  await expect(taken).toHaveCount(0);
  await next(page);
  await expect(page.getByRole('radio', { name: /^CEO/ })).toBeDisabled();
  await page.getByRole('radio', { name: /^Accounting Officer/ }).check();
  await next(page);
  // Head office works in no store: there is none to choose.
  await expect(page).toHaveURL('/user-account-create/features');
  await page.goto('/user-account-create/job-title/assign/single-store');
  await expect(page).toHaveURL('/user-account-create/features');
  await next(page);
  await expect(page.getByRole('button', { name: 'Create account and invite' })).toBeEnabled();
});

test('tells of an invitation that has ended what to do', async ({ page }) => {
  await page.goto('/invitation#token=no-such-invitation-at-all');
  await expect(page.getByText(/Ask whoever invited you for a new one/)).toBeVisible();
  await looksRight(page, 'an invitation that has ended');
  await page.goto('/invitation');
  await expect(page.getByText(/Ask whoever invited you for a new one/)).toBeVisible();
});
