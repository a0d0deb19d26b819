import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#server/seed/users.ts';
import { acceptCookies, expect, test } from '../setup/journey.ts';
import { looksRight } from '../setup/looksRight.ts';
import { spawnServer } from '../setup/spawnServer.ts';

/** Each project has somebody of its own: both run on one demo. */
const WHO: Readonly<Record<string, string>> = { desktop: 'store.manager', phone: 'loyalty.editor' };

/** Browsers make no passkeys at a number: another server on the same database, at a name. */
const atName = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'suki-e2e-named-'));
  const databaseUrl = process.env.E2E_DATABASE_URL ?? '';
  const { url, stop } = await spawnServer({ databaseUrl, dataDir, isNamed: true });
  return {
    url,
    stop: async () => {
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

/** The device's own authenticator, as Chromium plays it. */
const withAuthenticator = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
  } as const;
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', { options });
  return {
    lose: () => devtools.send('WebAuthn.clearCredentials', { authenticatorId }),
  };
};

const typePassword = async (page: Page) => {
  await page.getByLabel('Your password').fill(DEMO_PASSWORD);
};
const signInByHand = async (page: Page, username: string) => {
  await page.goto('/login');
  await page.getByLabel('Username').fill(username);
  await page.locator('#password').fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: /Sign in|Log in/ }).click();
};

test('adds a passkey, signs in by it and without it, adds another and removes both', async ({
  browser,
  portal,
}, { project }) => {
  test.setTimeout(120_000);
  expect(portal.url).toContain('127.0.0.1');
  const username = WHO[project.name] ?? 'store.manager';
  const named = await atName();
  const { viewport, locale, timezoneId } = project.use;
  const context = await browser.newContext({ viewport, locale, timezoneId, baseURL: named.url });
  try {
    await acceptCookies(context, named.url);
    const page = await context.newPage();
    const device = await withAuthenticator(page);
    await signInByHand(page, username);
    await expect(page).toHaveURL('/');
    await page.goto('/my-account/settings/security');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await typePassword(page);
    await page.getByLabel('Name of the passkey').fill('Phone of the shop');
    await looksRight(page, 'the name of a passkey');
    await page.getByRole('button', { name: 'Continue' }).click();
    const list = page.getByRole('list', { name: 'Recovery codes' });
    await expect(list.getByRole('listitem')).toHaveCount(10);
    const [code = ''] = await list.getByRole('listitem').allInnerTexts();
    await page.getByRole('button', { name: 'I have kept them' }).click();
    const mine = page.getByRole('list', { name: 'Your passkeys' });
    await expect(mine.getByText('Phone of the shop')).toBeVisible();
    await expect(mine.getByText('not used yet', { exact: false })).toBeVisible();
    await looksRight(page, 'the passkeys');

    // The same device has one already.
    await page.getByRole('button', { name: 'Add another passkey' }).click();
    await typePassword(page);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(
      page.getByText('This device has a passkey of your account already', { exact: false }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();

    await context.clearCookies();
    await acceptCookies(context, named.url);
    await signInByHand(page, username);
    await expect(page.getByRole('heading', { name: 'Use your passkey' })).toBeVisible();
    await looksRight(page, 'the passkey to sign in');
    await page.getByRole('button', { name: 'Use the passkey' }).click();
    await expect(page).toHaveURL('/');
    await page.goto('/my-account/settings/security');
    await expect(mine.getByText('last used', { exact: false })).toBeVisible();

    await device.lose();
    await context.clearCookies();
    await acceptCookies(context, named.url);
    await signInByHand(page, username);
    await page.getByRole('button', { name: 'Use the passkey' }).click();
    await expect(page.getByText('The passkey was not used.', { exact: false })).toBeVisible();
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByLabel('Recovery code').fill(code);
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page).toHaveURL('/');

    await page.goto('/my-account/settings/security');
    await page.getByRole('button', { name: 'Add another passkey' }).click();
    await typePassword(page);
    await page.getByLabel('Name of the passkey').fill('New phone');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('The passkey is added.', { exact: false })).toBeVisible();
    await expect(mine.getByRole('listitem')).toHaveCount(2);
    await expect(page.getByText('9 are left.')).toBeVisible();
    await page.getByRole('button', { name: 'Remove Phone of the shop' }).click();
    await typePassword(page);
    await looksRight(page, 'a passkey that is removed');
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('The passkey is removed.', { exact: false })).toBeVisible();
    await page.getByRole('button', { name: 'Remove New phone' }).click();
    await typePassword(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('Your second factor is off.', { exact: false })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add a passkey' })).toBeVisible();
  } finally {
    await context.close();
    await named.stop();
  }
});
