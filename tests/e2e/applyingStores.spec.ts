import { bookOfLines, branchCells, branchLines } from '#tests/support/imports/branchBook.ts';
import { choose, downloaded } from './setup/files.ts';
import { expect, rowsIn, test } from './setup/journey.ts';
import { looksRightEverywhere } from './setup/looksRight.ts';
import { beginApplication, fillBusiness, Thumb } from './setup/thumb.ts';

const STORES = 200;
const PAPERS = [
  'DTI certificate of business name registration',
  'BIR 2303 certificate of registration',
  'Government ID of the authorized signatory',
];
const PHONE = { width: 360, height: 740 };

/** A list of so many stores, of which two were typed wrong. */
const listOfStores = (name: string) => {
  const rows = Array.from({ length: STORES }, (_, at) =>
    branchCells(at, { merchantName: `${name} ${at + 1}` }),
  );
  rows[41] = branchCells(41, { merchantName: `${name} 42`, 'schedules.0.days': 'whenever' });
  rows[99] = branchCells(99, { merchantName: '' });
  return {
    name: 'stores.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(bookOfLines(branchLines(rows))),
  };
};

test('an owner of 200 stores adds them from a spreadsheet, on a phone, and submits them at once', {
  tag: '@phoneAlone',
}, async ({ page, portal, context }) => {
  test.slow();
  await page.setViewportSize(PHONE);
  const thumb = new Thumb(page);
  const name = `Nena ${Date.now()}`;
  const goOn = () => thumb.press('Save and continue');
  const heading = (text: string) => expect(page.getByRole('heading', { level: 1, name: text })).toBeFocused();
  const verdict = (text: string) => expect(page.getByRole('heading', { level: 2, name: text })).toBeFocused();
  const looksRight = async () => {
    await looksRightEverywhere(page);
    await page.setViewportSize(PHONE);
  };
  await beginApplication(page, portal);
  await fillBusiness(page, thumb, name);
  await goOn();
  await heading('Signatory and bank');
  await thumb.type('First name', 'Nena');
  await thumb.type('Last name', 'Santos');
  await thumb.find('Bank', 'bdo');
  await thumb.press('Same as the business');
  await thumb.type('Account number', '0012 3456 7890');
  await thumb.tick('Savings');
  await goOn();

  await heading('Store');
  await page.getByRole('link', { name: 'Many stores?' }).click();
  await heading('Add stores from a spreadsheet');
  // No row of the list says what it sells: all sell the same.
  await thumb.tick('All stores sell the same');
  await thumb.tick('Mobile and gadgets');
  await looksRight();
  expect(await downloaded(page.getByRole('button', { name: 'Download the template' }))).toBe(
    'list-of-branches.xlsx',
  );
  await choose(page.getByRole('button', { name: 'Choose the file' }), listOfStores(name));
  await verdict('198 of 200 stores are good');
  await expect(page.getByText('Filled into 200 rows.')).toBeVisible();
  await looksRight();
  // Both are mended in place.
  await page.locator('summary', { hasText: 'Row 43' }).click();
  await page.locator('summary', { hasText: 'No name' }).click();
  await expect(page.getByText('Store name is missing')).toBeVisible();
  await looksRight();
  await thumb.type('Opening days', 'Mon-Sat');
  await thumb.type('Store name', `${name} 100`);
  await page.reload();
  await verdict('All 200 stores of stores.xlsx are good');
  // The line breaks as they are added; they are added when it is back, once.
  await context.setOffline(true);
  await thumb.press('Add 200 stores');
  await expect(page.getByRole('alert')).toContainText('nothing is added twice');
  await context.setOffline(false);
  await expect(page.getByText(`200 stores of stores.xlsx are in your application.`)).toBeVisible();
  await looksRight();
  const drafted = `select 1 from applicant_draft_part where name like 'branch-%' and "values"->>'merchantName' like $1`;
  expect(await rowsIn(drafted, [`${name} %`])).toBe(STORES);
  const selling = `${drafted} and "values"->'commodities'->0->>'key' = 'MOBILE'`;
  expect(await rowsIn(selling, [`${name} %`])).toBe(STORES);

  await goOn();
  await heading('People of the store');
  await expect(page.getByLabel('Which of your 200 stores')).toBeVisible();
  await goOn();
  await heading('Products and hours');
  await goOn();
  await heading('Documents');
  for (const paper of PAPERS) await thumb.photograph(paper);
  await goOn();
  await heading('Check and submit');
  for (let more = 0; more < 2; more += 1) await thumb.press('Show 20 more');
  await page.locator('summary', { hasText: `${name} 42` }).click();
  await expect(page.getByRole('heading', { level: 2, name: `Store: ${name} 42` })).toBeVisible();
  await looksRight();
  await thumb.tick('I have read the terms and conditions and agree to them.');
  await thumb.tick('I agree that my data is processed for this application, as the privacy policy says.');
  await thumb.press('Submit the application');
  await expect(page.getByRole('button', { name: /Sending store \d+ of 200/ })).toBeVisible();
  await expect(page).toHaveURL(/\/self-service\/application\/submitted/, { timeout: 150_000 });

  const stores = `select 1 from merchant m join partner p on p.id = m.partner_id
    where p.name = $1 and p.status = 'SUBMITTED' and m.name like $2`;
  expect(await rowsIn(stores, [name, `${name} %`])).toBe(STORES);
  // The link, the template, the file in the phone's own list, the two rows that were opened, and one in the review.
  thumb.taps += 7;
  expect(thumb.taps).toBeLessThanOrEqual(60);
});
