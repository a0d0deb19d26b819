import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathOf } from '#domain/pages.ts';
import { signInTo } from '#tests/support/app/demoSignIn.ts';
import { startIdentityProvider } from '#tests/support/app/identityProvider.ts';
import { acceptCookies, expect, rowIn, rowsIn, test } from '../setup/journey.ts';
import { looksRight } from '../setup/looksRight.ts';
import { spawnServer } from '../setup/spawnServer.ts';

const WHO = 'it.security';
const SUBJECT = 'p-4711';

/** Another server on the same database, to which an identity provider leads. */
const atCompany = async () => {
  const provider = await startIdentityProvider();
  provider.person = { subject: SUBJECT, acr: 'mfa' };
  const { issuer, clientId, clientSecret } = provider.settings;
  const dataDir = await mkdtemp(join(tmpdir(), 'suki-e2e-company-'));
  const server = await spawnServer({
    databaseUrl: process.env.E2E_DATABASE_URL ?? '',
    dataDir,
    env: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: clientId,
      OIDC_CLIENT_SECRET: clientSecret,
      OIDC_ACR: 'mfa',
    },
  });
  provider.leadTo([server.url]);
  return {
    url: server.url,
    provider,
    stop: async () => {
      await server.stop();
      await provider.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

test('links a company account with a second person, signs in with it and confirms with it', async ({
  browser,
  portal,
}, { project }) => {
  expect(portal.url).toContain('127.0.0.1');
  await rowsIn('delete from user_identity');
  const { url, provider, stop } = await atCompany();
  const { viewport, locale, timezoneId } = project.use;
  const options = { viewport, locale, timezoneId, baseURL: url };
  const office = await browser.newContext(options);
  const mine = await browser.newContext(options);
  try {
    await acceptCookies(office, url);
    await acceptCookies(mine, url);
    const page = await mine.newPage();
    const company = page.getByRole('button', { name: 'Sign in with company account' });
    await page.goto('/login');
    await looksRight(page, 'the sign-in with a company account');
    await company.click();
    await expect(page.getByText(`Give your administrator this id: ${SUBJECT}`)).toBeVisible();
    await looksRight(page, 'a company account that is not linked');

    const admin = await office.newPage();
    await signInTo(office.request, 'it.support', url);
    const { id } = await rowIn('select id::text as id from user_account where username = $1', [WHO]);
    await admin.goto(`/user-account/${id}`);
    await admin.getByRole('button', { name: 'Link', exact: true }).click();
    const dialog = admin.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Ask a colleague' }).click();
    await expect(dialog.getByText('Enter company account id')).toBeVisible();
    await dialog.getByLabel(/^Company account id/).fill(SUBJECT);
    await dialog.getByLabel(/^Why/).fill('Signs in with the company account');
    await dialog.getByLabel(/^How you made sure/).fill('Called back on the number on file');
    await looksRight(admin, 'the link to a company account');
    await dialog.getByRole('button', { name: 'Ask a colleague' }).click();
    await expect(admin.getByText(/^Requested: a colleague/)).toBeVisible();

    await office.clearCookies();
    await acceptCookies(office, url);
    await signInTo(office.request, 'it.second', url);
    const asked = await rowIn(
      `select id::text as id from user_request where kind = 'identity' and status = 'SUBMITTED'`,
    );
    await admin.goto(pathOf('userRequest', { id: asked.id ?? '' }));
    await looksRight(admin, 'the request for a company account');
    await admin.getByRole('button', { name: 'Approve' }).click();
    await admin.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
    await expect(admin.getByText('Approved', { exact: true })).toBeVisible();

    // The provider says that the person signed in there a while ago.
    provider.person = { subject: SUBJECT, acr: 'mfa', signedInAt: Math.floor(Date.now() / 1000) - 400 };
    await mine.clearCookies();
    await acceptCookies(mine, url);
    await page.goto('/login?returnTo=%2Fuser-account%2Flist%2Finternal');
    await company.click();
    await expect(page.getByRole('heading', { level: 1, name: 'User accounts' })).toBeVisible();
    await page.goto(`/user-account/${id}`);
    await page.getByRole('button', { name: 'Show the number', exact: true }).click();
    const proof = page.getByRole('dialog', { name: 'Confirm it is you' });
    await looksRight(page, 'the proof with a company account');
    provider.person = { subject: SUBJECT, acr: 'mfa' };
    await proof.getByRole('button', { name: 'Open company sign-in' }).click();
    await expect(proof).toBeHidden();
    await expect(page.getByRole('button', { name: 'Hide it', exact: true })).toBeVisible();

    await admin.goto(`/user-account/${id}`);
    await expect(admin.getByText(SUBJECT)).toBeVisible();
    await admin.getByRole('button', { name: 'Unlink' }).click();
    await admin.getByRole('dialog').getByRole('button', { name: 'Unlink' }).click();
    await expect(admin.getByText('Not linked')).toBeVisible();
    await page.reload();
    await expect(page).toHaveURL(/\/login/);
  } finally {
    await office.close();
    await mine.close();
    await stop();
  }
});
