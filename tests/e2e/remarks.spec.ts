import type { Page } from '@playwright/test';
import pg from 'pg';
import { expect, test } from './setup/colleague.ts';
import { chooseAction, closeCorrections, openCorrections } from './setup/corrections.ts';

/** The store of the first partner that the demo left incomplete. */
const incompleteStore = async (): Promise<string> => {
  const client = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL });
  await client.connect();
  const { rows } =
    await client.query(`select m.id from merchant m join user_account u on u.partner_id = m.partner_id
    where u.username = 'partner.admin' and m.status = 'INCOMPLETE' order by m.id limit 1`);
  await client.end();
  return rows[0].id;
};

/** Answers the first line that nothing was done about. */
const answerNext = async (page: Page, words: string) => {
  const asked = await openCorrections(page);
  await asked.getByRole('button', { name: 'Answer', exact: true }).first().click();
  await page.getByRole('textbox', { name: 'Your answer to the review' }).fill(words);
  await page.getByRole('button', { name: 'Save the answer' }).click();
  await expect(asked).toContainText(words);
  await expect(page.getByRole('textbox', { name: 'Your answer to the review' })).toHaveCount(0);
};

test('a partner answers what the review asks for and hands in again; the reviewer reads it, sends back and takes that back', async ({
  page,
  portal,
  colleague,
}) => {
  await portal.signIn('partner.admin');
  const path = `/partner-management/list/merchants/${await incompleteStore()}`;
  await portal.open(path);
  await expect(await openCorrections(page)).toContainText('The review asks for 2 corrections');
  const again = page.getByRole('button', { name: 'Submit again', includeHidden: true });
  await expect(again).toBeDisabled();
  await answerNext(page, 'The floor is in the contract of lease.');
  await expect(await openCorrections(page)).toContainText('The review asks for 1 correction');
  await expect(again).toBeDisabled();
  await answerNext(page, 'The photo is among the documents of the partner.');
  await expect(await openCorrections(page)).toContainText('Something was done about every correction');
  await closeCorrections(page);
  await again.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit again' }).click();
  await expect(await openCorrections(page)).toContainText('What the review asked for, and what came of it');

  await portal.open(path, colleague);
  await expect(await openCorrections(colleague)).toContainText(
    'Answer of partner.admin: The floor is in the contract of lease.',
  );
  await closeCorrections(colleague);
  await chooseAction(colleague, 'Incomplete');
  const dialog = colleague.getByRole('dialog', { name: 'What is incomplete?' });
  await dialog.getByRole('textbox', { name: 'What has to be corrected' }).fill('By mistake.');
  await dialog.getByRole('button', { name: 'Incomplete' }).click();
  await expect(await openCorrections(colleague)).toContainText('By mistake.');
  await closeCorrections(colleague);
  await chooseAction(colleague, 'Take Incomplete back');
  await colleague.getByRole('dialog').getByRole('button', { name: 'Take Incomplete back' }).click();
  await expect(colleague.getByRole('button', { name: 'Approve' })).toBeVisible();
  await expect(await openCorrections(colleague)).not.toContainText('By mistake.');
});
