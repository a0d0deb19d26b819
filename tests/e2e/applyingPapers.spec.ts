import type { Page } from '@playwright/test';
import { choose, pictureFile } from './setup/files.ts';
import { expect, rowsIn, test } from './setup/journey.ts';
import { looksRightEverywhere } from './setup/looksRight.ts';
import { beginApplication, fillBusiness, Thumb } from './setup/thumb.ts';

const PAPERS = ['DTI certificate of business name registration', 'Government ID of the authorized signatory'];
const PERMANENT = [
  ['Region', 'calabarzon'],
  ['Province', 'laguna'],
  ['City or municipality', 'los ba'],
  ['Barangay', 'a'],
  ['ZIP code', '4030'],
] as const;
const TAX = 'BIR 2303 certificate of registration';

/** Names somebody of the store, who lives where it is and for good in Los Baños. */
const addPerson = async (page: Page, thumb: Thumb): Promise<void> => {
  await thumb.press('Add a person');
  await thumb.select('Position', 'Cashier');
  await thumb.type('First name', 'Lito');
  await thumb.type('Last name', 'Reyes');
  await thumb.select('Gender (optional)', 'Male');
  await thumb.select('Civil status (optional)', 'Married');
  await thumb.press('Lives where the store is');
  const present = page.getByRole('group', { name: 'Present address' });
  await expect(present.getByRole('combobox', { name: 'Barangay' })).toHaveValue(/659/);
  // What is filled in is not searched for again: the next question has the focus.
  await expect(page.getByLabel('This is the permanent address too')).toBeFocused();
  await thumb.tick('This is the permanent address too');
  await thumb.press('Save and continue');
  await expect(page.getByRole('alert')).toContainText('Region is missing');
  const permanent = page.getByRole('group', { name: 'Permanent address' });
  for (const [level, text] of PERMANENT) {
    const field = permanent.getByRole('combobox', { name: level, exact: true });
    await expect(field).toBeEnabled();
    if ((await field.inputValue()) !== '') continue;
    await field.click();
    await field.fill(text);
    await page.locator('[role="option"]').first().click();
    await expect(field).not.toHaveValue('');
  }
};

test('an application without a document that it needs is refused by name, and leads to that document', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const thumb = new Thumb(page);
  const name = `Mang Ben ${Date.now()}`;
  const goOn = () => thumb.press('Save and continue');
  await beginApplication(page, portal);
  await fillBusiness(page, thumb, name);
  await goOn();
  await thumb.type('First name', 'Ben');
  await thumb.type('Last name', 'Santos');
  await thumb.find('Bank', 'bdo');
  await thumb.press('Same as the business');
  await thumb.type('Account number', '0012 3456 7890');
  await thumb.tick('Savings');
  await goOn();
  await expect(page.getByLabel('Store name')).toHaveValue(name);
  await goOn();
  await addPerson(page, thumb);
  await looksRightEverywhere(page);
  await goOn();
  await thumb.tick('Mobile and gadgets');
  await thumb.press('Monday to Saturday');
  await goOn();
  await goOn();
  // What is missing is told apart above the documents too.
  for (const paper of [...PAPERS, TAX])
    await expect(page.getByRole('link', { name: `${paper}: This document is missing` })).toBeVisible();
  for (const paper of PAPERS) await thumb.photograph(paper);
  await expect(page.getByRole('alert')).toHaveText(/one entry/);
  // The server fails to take the third: the application goes on without it.
  const uploads = '**/api/self-service/uploads';
  const failed = { error: 'internal', message: 'Server Error', requestId: 'r' };
  await page.route(uploads, (route) => route.fulfill({ status: 500, json: failed }));
  await choose(page.getByRole('button', { name: `Choose a file: ${TAX}` }), pictureFile('paper.png'));
  await page.getByRole('button', { name: `Use this photo: ${TAX}` }).click();
  await expect(page.getByText('Some files was not uploaded successfully.').first()).toBeVisible();
  await page.unroute(uploads);
  await goOn();
  await thumb.tick('I have read the terms and conditions and agree to them.');
  await thumb.tick('I agree that my data is processed for this application, as the privacy policy says.');
  await thumb.press('Submit the application');
  const refusal = page.getByRole('alert');
  await expect(refusal).toContainText(`Documents: ${TAX} is missing: photograph or upload it`);
  await looksRightEverywhere(page);
  expect(await rowsIn('select 1 from partner where name = $1', [name])).toBe(0);

  await refusal.getByRole('link', { name: 'Documents' }).click();
  await expect(page.getByRole('group', { name: TAX })).toBeFocused();
  await looksRightEverywhere(page);
  // The photo that the server failed to take is still there.
  await thumb.press(`Use this photo: ${TAX}`);
  await expect(page.getByRole('group', { name: TAX }).getByText('Uploaded').first()).toBeVisible();
  await thumb.press('Save and return to the review');
  await thumb.press('Submit the application');
  await expect(page.getByRole('heading', { level: 1, name: 'Your application is sent' })).toBeVisible();
  expect(await rowsIn('select 1 from partner where name = $1 and status = $2', [name, 'SUBMITTED'])).toBe(1);
  const lives = `select 1 from associate s join address a on a.associate_id = s.id join partner p on p.id = s.partner_id
    where p.name = $1 and s.gender = 'MALE' and s.civil_status = 'MARRIED' and not s.is_same_address and a.type = $2`;
  for (const type of ['PRESENT', 'PERMANENT']) expect(await rowsIn(lives, [name, type])).toBe(1);
});
