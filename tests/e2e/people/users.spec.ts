import type { Page } from '@playwright/test';
import { signInTo } from '#tests/support/app/demoSignIn.ts';
import { expect, rowsIn, test } from '../setup/journey.ts';
import { looksRight } from '../setup/looksRight.ts';

const LISTS = '/user-account/list';

/** Finds an account in a list by its username and opens it. */
const openAccount = async (page: Page, username: string): Promise<void> => {
  await page.getByRole('searchbox', { name: 'Name, username, mail, mobile, store' }).fill(username);
  await expect(page.getByText(username).first()).toBeVisible();
  await expect(page.locator('[data-row-link]')).toHaveCount(1);
  await page.locator('[data-row-link]').click();
  await expect(page.getByRole('navigation', { name: 'Parts of the account' })).toBeVisible();
};

const part = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Parts of the account' }).getByRole('link', { name }).click();

test('finds an account, sees why it can, suspends it and lets it in again', async ({
  page,
  portal,
  browser,
}) => {
  const colleague = await browser.newContext({ baseURL: portal.url });
  const { accessToken } = await signInTo(colleague.request, 'frontliner');
  await portal.signIn('it.support');
  await portal.open(`${LISTS}/external`);
  await looksRight(page, 'the list');
  await openAccount(page, 'frontliner');
  await looksRight(page, 'the account');
  await part(page, 'Access');
  await expect(page.getByRole('row', { name: /STORE_FRONTLINER/ }).first()).toBeVisible();
  await looksRight(page, 'its access');
  await part(page, 'Sessions and sign-ins');
  await expect(page.getByRole('button', { name: 'End all' })).toBeVisible();
  await looksRight(page, 'its sessions');
  await page.getByRole('button', { name: 'Suspend' }).click();
  const asked = page.getByRole('dialog');
  await expect(asked).toContainText(/sessions? end/);
  await asked.getByRole('textbox', { name: 'Reason' }).fill('Left the store');
  await asked.getByRole('button', { name: 'Suspend' }).click();
  await expect(page.getByText(/is suspended and signed out everywhere/)).toBeVisible();
  await expect(page.getByText('Reason: Left the store')).toBeVisible();
  const refused = await colleague.request.get('/api/user/permissions', {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  expect(refused.status()).toBe(401);
  await page.getByRole('button', { name: 'Reactivate' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reactivate' }).click();
  await expect(page.getByText(/can sign in again, with the password of before/)).toBeVisible();
  await part(page, 'History');
  await expect(page.getByText('it.support').first()).toBeVisible();
  await looksRight(page, 'its history');
  await signInTo(colleague.request, 'frontliner');
  await colleague.close();
});

test('shows a mobile number in full to whoever asks, and keeps that they did', async ({ page, portal }) => {
  const looks = () =>
    rowsIn("select 1 from audit.entry where event_type = 'REVEAL' and target = 'user_account'");
  const before = await looks();
  await portal.signIn('partner.admin');
  await portal.open(`${LISTS}/external`);
  await expect(page.getByRole('link', { name: 'Invited' })).toHaveCount(0);
  await openAccount(page, 'store.manager');
  await page.getByRole('button', { name: 'Show the number' }).click();
  await expect(page.getByText('It is recorded that you looked.')).toBeVisible();
  await expect(page.getByText('(63) 900 000 0012')).toBeVisible();
  expect(await looks()).toBe(before + 1);
  await expect(page.getByRole('button', { name: 'Suspend' })).toHaveCount(0);
});

test('off-boards somebody, hands over to a colleague, and lets them in again', async ({ page, portal }, {
  project,
}) => {
  // Leavers that no other journey signs in as.
  const [leaver, successor] =
    project.name === 'phone' ? ['accounting', 'head.office'] : ['finance.officer', 'antifraud.reviewer'];
  await rowsIn(
    `insert into draft (user_id, key, values, updated_at) select id, 'partner-bank/3/2', '{"a":1}', now() from user_account
     where username = '${leaver}' on conflict do nothing`,
  );
  await portal.signIn('it.support');
  await portal.open(`${LISTS}/${project.name === 'phone' ? 'external' : 'internal'}`);
  await openAccount(page, leaver);
  await page.getByRole('button', { name: 'Off-board' }).click();
  await expect(page.getByText('Left behind')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Off-board' }).click();
  await expect(page.getByText('Say why, in at least 3 characters.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Who takes over' }).fill(successor);
  await page.getByRole('option', { name: new RegExp(successor) }).click();
  await page.getByRole('textbox', { name: 'Reason' }).fill('Left on Friday');
  await looksRight(page, 'what is left behind');
  await page.getByRole('dialog').getByRole('button', { name: 'Off-board' }).click();
  const done = page.getByRole('dialog', { name: /is off-boarded$/ });
  await expect(done).toContainText(/is suspended and signed out everywhere/);
  await expect(done).toContainText(new RegExp(`\\(${successor}\\) took over the draft of one form`));
  await looksRight(page, 'what became of it');
  await done.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Reactivate' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reactivate' }).click();
  await expect(page.getByText(/can sign in again/)).toBeVisible();
});
