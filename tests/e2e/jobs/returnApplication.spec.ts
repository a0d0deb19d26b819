import type { Page } from '@playwright/test';
import { expect, test } from '../setup/colleague.ts';
import { chooseAction, closeCorrections, openCorrections } from '../setup/corrections.ts';
import { rowIn } from '../setup/journey.ts';

const QUEUE = '/partner-management/queue';

interface Point {
  section?: string;
  field: RegExp;
  message: string;
}

/** Fills one point of what has to be corrected. */
const fillPoint = async (page: Page, number: number, { section, field, message }: Point) => {
  const point = page.getByRole('group', { name: `Point ${number}` });
  const pick = async (label: string, option: string | RegExp) => {
    await point.getByRole('combobox', { name: label }).click();
    await page.getByRole('option', { name: option }).click();
  };
  if (section) await pick('Section', section);
  await pick('Field or document', field);
  await point.getByRole('textbox', { name: 'What has to be corrected' }).fill(message);
};

test('a reviewer takes an application, names what is incomplete and goes on; a colleague who was slower decides nothing', {
  tag: '@job',
}, async ({ page, portal, colleague, hasTouch }) => {
  await portal.signIn('sbo.reviewer');
  await portal.open(QUEUE);
  // A finger has no keys.
  await expect(page.getByText('J and K move, Enter opens.')).toBeVisible({ visible: !hasTouch });
  const free = page
    .getByRole('listitem')
    .filter({ has: page.locator('a[href*="/applications/"]') })
    .filter({ has: page.getByRole('button', { name: /^Take: / }) })
    .first()
    .getByRole('link');
  const [name, path] = [(await free.textContent()) ?? '', (await free.getAttribute('href')) ?? ''];
  await portal.open(path, colleague);

  const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });
  await row.getByRole('button', { name: `Take: ${name}` }).click();
  await expect(row).toContainText('Taken by you');
  await row.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await chooseAction(page, 'Incomplete');
  const dialog = page.getByRole('dialog', { name: 'What is incomplete?' });
  await fillPoint(page, 1, { field: /^TIN$/, message: 'It is that of another company.' });
  await dialog.getByRole('button', { name: 'Add a point' }).click();
  await fillPoint(page, 2, {
    section: 'Documents',
    field: /^BIR 2303/,
    message: 'The second page is missing.',
  });
  const preview = dialog.getByRole('region', { name: 'What the applicant will read' });
  await expect(preview).toContainText('Business details, TIN: It is that of another company.');
  await dialog.getByRole('button', { name: 'Incomplete' }).click();
  const asked = await openCorrections(page);
  await expect(asked).toContainText('2 corrections');
  await expect(asked).toContainText('The second page is missing.');
  await closeCorrections(page);
  await page.getByRole('button', { name: 'Next in the queue' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toHaveCount(0);
  await expect(page.getByText('In review with you')).toBeVisible();

  await chooseAction(colleague, 'Send to risk');
  await colleague.getByRole('dialog').getByRole('button', { name: 'Send to risk' }).click();
  const moved = colleague.getByRole('dialog', { name: 'It has changed since you opened it' });
  await expect(moved).toContainText(/Status.* → Incomplete(?!,)/);
  await expect(moved).toContainText(/Open corrections\s*0 → 2/);
  await moved.getByRole('button', { name: 'Show it as it is now' }).click();
  await expect(await openCorrections(colleague)).toContainText('2 corrections');
});

/** The store of the first partner that the demo left incomplete. */
const incompleteStore = async (): Promise<string> =>
  (
    await rowIn(`select m.id from merchant m join user_account u on u.partner_id = m.partner_id
      where u.username = 'partner.admin' and m.status = 'INCOMPLETE' order by m.id limit 1`)
  ).id ?? '';

/** Answers the first line that nothing was done about. */
const answerNext = async (page: Page, words: string) => {
  const asked = await openCorrections(page);
  await asked.getByRole('button', { name: 'Answer', exact: true }).first().click();
  await page.getByRole('textbox', { name: 'Your answer to the review' }).fill(words);
  await page.getByRole('button', { name: 'Save the answer' }).click();
  await expect(asked).toContainText(words);
  await expect(page.getByRole('textbox', { name: 'Your answer to the review' })).toHaveCount(0);
};

test('a partner answers what the review asks for and hands in again; the reviewer reads it, sends back and takes that back', {
  tag: ['@job', '@phone'],
}, async ({ page, portal, colleague }) => {
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
