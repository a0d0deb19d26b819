import type { Page } from '@playwright/test';
import pg from 'pg';
import { DEMO_PASSWORD } from '#server/seed/users.ts';
import { expect, type Portal } from './journey.ts';

/** Runs a statement in the journeys' own database. */
export const inDatabase = async (statement: string, ...values: string[]): Promise<void> => {
  const client = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL });
  await client.connect();
  await client.query(statement, values).finally(() => client.end());
};

/** The demo's account with a second factor is no administrator of access roles; the form needs one. */
export const lendRole = (username: string) =>
  inDatabase(
    `insert into user_access_role (user_id, access_role_id)
      select u.id, r.id from user_account u, access_role r
      where u.username = $1 and r.name = 'HCPC_ITAPP_SUPPORT' on conflict do nothing`,
    username,
  );

/** Fills and sends the login form that is shown. */
export const signIn = async (page: Page, username: string) => {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
};

/** The same for the demo's account with a second factor, and its code. */
export const signInWithCode = async (page: Page, portal: Portal) => {
  await signIn(page, 'sbo.second');
  await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible();
  await page.getByLabel('6-digit code').fill(await portal.newestCode());
  await page.getByRole('button', { name: 'Verify' }).click();
};
