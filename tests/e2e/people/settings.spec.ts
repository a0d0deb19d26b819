import type { Page } from '@playwright/test';
import { URI } from 'otpauth';
import { DEMO_PASSWORD } from '#server/seed/users.ts';
import { signInTo } from '#tests/support/app/demoSignIn.ts';
import { acceptCookies, expect, test } from '../setup/journey.ts';
import { looksRight } from '../setup/looksRight.ts';

/** Each project has somebody of its own: both run on one demo. */
const WHO: Readonly<Record<string, string>> = { desktop: 'head.office', phone: 'online.viewer' };

const typePassword = async (page: Page, password = DEMO_PASSWORD) => {
  await page.getByLabel('Your password').fill(password);
  await page.keyboard.press('Enter');
};
const signInByHand = async (page: Page, username: string) => {
  await page.goto('/login');
  await page.getByLabel('Username').fill(username);
  await page.locator('#password').fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: /Sign in|Log in/ }).click();
};

test('turns on an authenticator app, signs in by it and by a recovery code, and turns it off', async ({
  page,
  portal,
  browser,
}, { project }) => {
  test.setTimeout(120_000);
  const username = WHO[project.name] ?? 'head.office';
  await portal.signIn(username);
  await portal.open('/');
  await page.getByRole('button', { name: /Account of/ }).click();
  await looksRight(page, 'the menu of the user');
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page).toHaveURL('/my-account/settings/appearance');
  await page.getByRole('link', { name: 'Security', exact: true }).click();
  await page.getByRole('button', { name: 'Set up an app' }).click();
  await typePassword(page, 'not-this-one');
  await expect(page.getByText('This is not your password')).toBeVisible();
  await typePassword(page);
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  await looksRight(page, 'the QR code');
  const secret = ((await page.locator('code').textContent()) ?? '').replace(/\s/g, '');
  const app = URI.parse(`otpauth://totp/Suki:${username}?secret=${secret}&issuer=Suki`);
  await page.getByRole('textbox', { name: '6-digit code' }).fill(app.generate());
  await page.getByRole('button', { name: 'Turn on' }).click();
  const list = page.getByRole('list', { name: 'Recovery codes' });
  await expect(list.getByRole('listitem')).toHaveCount(10);
  await looksRight(page, 'the recovery codes');
  const [code = ''] = await list.getByRole('listitem').allInnerTexts();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('10 are left.')).toBeVisible();

  const { viewport, locale, timezoneId } = project.use;
  const other = await browser.newContext({ viewport, locale, timezoneId, baseURL: portal.url });
  await acceptCookies(other, portal.url);
  const lost = await other.newPage();
  await signInByHand(lost, username);
  await expect(lost.getByText('Open your authenticator app', { exact: false })).toBeVisible();
  await looksRight(lost, 'the code of an app');
  await lost.getByRole('button', { name: 'Use a recovery code' }).click();
  await lost.getByLabel('Recovery code').fill(code.toLowerCase());
  await lost.getByRole('button', { name: 'Verify' }).click();
  await expect(lost.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(lost).toHaveURL('/');
  await other.close();

  await page.reload();
  await expect(page.getByText('9 are left.')).toBeVisible();
  await page.getByRole('button', { name: 'Turn off' }).click();
  await typePassword(page);
  await expect(page.getByText('Your second factor is off.', { exact: false })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Set up an app' })).toBeVisible();
});

test('turns on text messages as the second factor, signs in by one, and turns it off', async ({
  page,
  portal,
  browser,
}, { project }) => {
  const username = WHO[project.name] ?? 'head.office';
  await portal.signIn(username);
  await portal.open('/my-account/settings/security');
  await page.getByRole('button', { name: 'Use text messages' }).click();
  await typePassword(page);
  await expect(page.getByText(/^A code was sent to .*Type it here/)).toBeVisible();
  await looksRight(page, 'the code by SMS');
  const code = page.getByRole('textbox', { name: '6-digit code' });
  await code.fill('000000');
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await code.fill(await portal.newestCode());
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('Your second factor is on.', { exact: false })).toBeVisible();

  const { viewport, locale, timezoneId } = project.use;
  const other = await browser.newContext({ viewport, locale, timezoneId, baseURL: portal.url });
  await acceptCookies(other, portal.url);
  const there = await other.newPage();
  await signInByHand(there, username);
  const asked = there.getByRole('textbox', { name: /6-digit code|Code/ });
  await expect(asked).toBeVisible();
  await looksRight(there, 'the code to sign in');
  await asked.fill(await portal.newestCode());
  await there.getByRole('button', { name: 'Verify' }).click();
  await expect(there).toHaveURL('/');
  await other.close();

  await page.reload();
  await page.getByRole('button', { name: 'Turn off' }).click();
  await typePassword(page);
  await expect(page.getByText('Your second factor is off.', { exact: false })).toBeVisible();
});

test('ends the session on another device, which asks for the password there', async ({
  page,
  portal,
  browser,
}, { project }) => {
  const username = WHO[project.name] ?? 'head.office';
  const other = await browser.newContext({
    baseURL: portal.url,
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  });
  await acceptCookies(other, portal.url);
  await signInTo(other.request, username);
  const there = await other.newPage();
  await there.goto('/my-account/settings/sessions');
  await expect(there.getByText('This one, yours')).toBeVisible();
  await portal.signIn(username);
  await portal.open('/my-account/settings/sessions');
  await looksRight(page, 'the sessions');
  await page.getByRole('button', { name: 'End Firefox on Linux' }).first().click();
  await page.getByRole('button', { name: 'End', exact: true }).last().click();
  await expect(page.getByText('You are signed out there.')).toBeVisible();
  await expect(page.getByText('This one, yours')).toBeVisible();
  await there.reload();
  await expect(there).toHaveURL(/\/login/);
  await other.close();
});

test('chooses what is mailed, finds it so again, and takes the own data along', async ({ page, portal }, {
  project,
}) => {
  const username = WHO[project.name] ?? 'head.office';
  await portal.signIn(username);
  await portal.open('/my-account/settings/notifications');
  const answers = page.getByRole('group', { name: 'Answers' });
  await answers.getByRole('button', { name: 'Mail at 7 a.m.' }).click();
  await expect(page.getByText('You get one mail a morning, when something is new.')).toBeVisible();
  await page.reload();
  await expect(answers.getByRole('button', { name: 'Mail at 7 a.m.' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await answers.getByRole('button', { name: 'In the portal' }).click();
  await expect(page.getByText('You are told in the portal alone.')).toBeVisible();
  await page.getByRole('link', { name: 'My data' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`suki-${username}.xlsx`);
});
