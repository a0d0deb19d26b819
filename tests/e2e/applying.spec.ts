import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { takeBack } from './setup/applicant.ts';
import { expect, quiet, rowsIn, test } from './setup/journey.ts';
import { looksRightEverywhere } from './setup/looksRight.ts';
import { beginApplication, fillBank, fillBusiness, PAPERS, Thumb } from './setup/thumb.ts';

test('a store owner applies with one thumb, from the mobile number to the reviewer’s list, in 60 taps at most', {
  tag: '@phoneAlone',
}, async ({ page, portal }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const thumb = new Thumb(page);
  const name = `Aling Nena ${Date.now()}`;
  const heading = (text: string) => expect(page.getByRole('heading', { level: 1, name: text })).toBeFocused();
  await beginApplication(page, portal, thumb);

  await thumb.press('Save and continue');
  await expect(page.getByRole('alert')).toContainText('Please correct 7 entries');
  await looksRightEverywhere(page);
  await fillBusiness(page, thumb, name);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Registered name')).toHaveValue(name);
  await thumb.press('Save and continue');

  await heading('Signatory and bank');
  await fillBank(page, thumb);
  const account = page.getByLabel('Account number');
  await expect(account).toHaveValue('•••• 7890');
  // Compared with the passbook; what was typed is there to be mended.
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(account).toBeFocused();
  await expect(account).toHaveValue(/^[\d ]+7890$/);
  await account.blur();
  await expect(account).toHaveValue('•••• 7890');
  // Whoever presses the number wants to change it.
  await account.click();
  await expect(account).toHaveValue(/^[\d ]+7890$/);
  await account.blur();
  await expect(account).toHaveValue('•••• 7890');
  await looksRightEverywhere(page);
  await thumb.press('Save and continue');

  await heading('Store');
  await expect(page.getByLabel('Store name')).toHaveValue(name);
  await page.goBack();
  await heading('Signatory and bank');
  await page.goForward();
  await heading('Store');
  await thumb.press('Save and continue');
  await heading('People of the store');
  await thumb.press('Save and continue');
  await heading('Products and hours');
  await thumb.tick('Mobile and gadgets');
  await thumb.press('Monday to Saturday');
  await looksRightEverywhere(page);
  await thumb.press('Save and continue');

  await heading('Documents');
  for (const paper of PAPERS) await thumb.photograph(paper);
  await looksRightEverywhere(page);
  await thumb.press('Save and continue');

  await heading('Check and submit');
  await page.getByRole('link', { name: 'Change Signatory and bank' }).click();
  await thumb.type('Job title (optional)', 'Owner');
  await thumb.press('Save and return to the review');
  await heading('Check and submit');
  await expect(page.getByText('Owner', { exact: true })).toBeVisible();
  await thumb.press('Submit the application');
  await expect(page.getByRole('alert')).toContainText('Tick this to submit');
  await thumb.tick('I have read the terms and conditions and agree to them.');
  await thumb.tick('I agree that my data is processed for this application, as the privacy policy says.');
  await looksRightEverywhere(page);
  // Another device takes one back.
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  await takeBack(page, 'acceptableUse');
  await page.getByRole('button', { name: 'Submit the application' }).click();
  await expect(page.getByRole('alert')).toContainText('this was taken back on another device');
  const terms = page.getByLabel('I have read the terms and conditions and agree to them.');
  await expect(terms).not.toBeChecked();
  await expect(terms).toHaveAccessibleDescription(/taken back on another device/);
  await looksRightEverywhere(page);
  await terms.click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  thumb.taps += 1;
  // What the server refuses leads to its field, which is in sight.
  const partners = '**/api/partners/v3/public';
  const taken = { error: 'rule_tin_taken', message: 'No', fields: { tinNumber: 'It is taken' } };
  await page.route(partners, (route) => route.fulfill({ status: 422, json: taken }));
  await page.getByRole('button', { name: 'Submit the application' }).click();
  await page.getByRole('alert').getByRole('link', { name: 'Business details' }).click();
  await expect(page.getByLabel('TIN', { exact: true })).toBeFocused();
  await expect(page.getByLabel('TIN', { exact: true })).toBeInViewport();
  await page.unroute(partners);
  await page.goBack();
  await heading('Check and submit');
  // The line breaks at the last call, after the server has everything; then the tab is opened anew and goes on by itself.
  const complete = '**/api/self-service/drafts/*/complete';
  await page.route(complete, (route) => route.abort());
  await page.getByRole('button', { name: 'Submit the application' }).dblclick();
  await expect(page.getByRole('alert')).toContainText('The application was not submitted.');
  expect(await rowsIn('select 1 from partner where name = $1', [name])).toBe(0);
  await page.unroute(complete);
  await page.reload();
  await expect(page).toHaveURL(/\/self-service\/application\/submitted/);
  await expect(page.getByRole('heading', { level: 1, name: 'Your application is sent' })).toBeVisible();

  expect(await rowsIn('select 1 from partner where name = $1 and status = $2', [name, 'SUBMITTED'])).toBe(1);
  expect(
    await rowsIn('select 1 from document d join partner p on p.id = d.partner_id where p.name = $1', [name]),
  ).toBe(3);
  expect(thumb.taps).toBeLessThanOrEqual(60);

  await portal.signIn('sbo.reviewer');
  await portal.open(`/partner-management/list/applications?filter=${JSON.stringify({ q: name })}`);
  await expect(page.getByText(name).first()).toBeVisible();
});

test('what is typed without a line stays, is said to wait, and is saved once there is one; a later section waits for it', {
  tag: '@phoneAlone',
}, async ({ page, portal, context }) => {
  await beginApplication(page, portal);
  await page.goto('/self-service/required-documents');
  await expect(page).toHaveURL(/business-details/);
  const name = page.getByLabel('Registered name');
  await context.setOffline(true);
  await name.fill('Tindahan ni Aling Nena');
  await name.blur();
  await expect(page.getByText('Not saved yet: no connection')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  expect(
    await rowsIn(`select 1 from applicant_draft_part where values->>'name' = $1`, ['Tindahan ni Aling Nena']),
  ).toBe(1);
  await page.getByRole('button', { name: 'Filipino' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Detalye ng negosyo' })).toBeVisible();
  await expect(name.or(page.getByLabel('Rehistradong pangalan'))).toHaveValue('Tindahan ni Aling Nena');
});

test('an application that is not wanted is cancelled by keyboard from the list of sections, and another begun', async ({
  page,
  portal,
}) => {
  await beginApplication(page, portal);
  const shown = (await page.locator('.s-reference').textContent()) ?? '';
  const number = /SK-\d{4}-\d+/.exec(shown)?.[0] ?? '';
  const opener = page.getByRole('button', { name: 'Cancel this application' });
  const dialog = page.getByRole('dialog', { name: `Cancel ${number}?` });
  await page.locator('.a-sections summary').press('Enter');
  await opener.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await expect(dialog).toContainText('no file yet');
  await looksRightEverywhere(page);
  await page.keyboard.press('Escape');
  // It is gone from sight a moment before the page knows: a key in between is faster than any hand.
  await expect(page.locator('#drop-title')).toHaveCount(0);
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${number} was cancelled.`)).toBeFocused();
  await looksRightEverywhere(page);
  expect(
    await rowsIn(`select 1 from applicant_draft where reference_number = $1 and state = 'CANCELLED'`, [
      number,
    ]),
  ).toBe(1);
  await page.getByRole('button', { name: 'Begin a new application' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Business details' })).toBeVisible();
  await expect(page.locator('.s-reference')).not.toContainText(number);
});

/** What is packed of the JavaScript that the page takes when it is loaded anew: the bytes of each file. */
const scriptsOf = async (page: Page, isThere: () => Promise<void>): Promise<number[]> => {
  await quiet(page);
  const bodies: Promise<Buffer>[] = [];
  // What the page before still fetches, as it does ahead, goes with it.
  page.once('framenavigated', () => {
    page.on('response', (response) => {
      if (new URL(response.url()).pathname.endsWith('.js')) bodies.push(response.body());
    });
  });
  await page.reload();
  await isThere();
  return (await Promise.all(bodies)).map((body) => gzipSync(body).length);
};
const within = (sizes: readonly number[]): void => {
  expect(sizes.length).toBeGreaterThan(3);
  expect(sizes.length).toBeLessThanOrEqual(8);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(150_000);
};

test('the first section takes 150 KB of JavaScript in 8 files at most, and nothing of the office', async ({
  page,
  portal,
}) => {
  await beginApplication(page, portal);
  within(await scriptsOf(page, () => expect(page.getByLabel('Registered name')).toBeVisible()));
});

test('the first section takes no more in Filipino, whose texts come with it', async ({ page, portal }) => {
  await beginApplication(page, portal);
  await page.getByRole('button', { name: 'Filipino' }).click();
  const name = page.getByLabel('Rehistradong pangalan');
  await expect(name).toBeVisible();
  within(await scriptsOf(page, () => expect(name).toBeVisible()));
});

test('the first page takes no more in Filipino, whose texts come with it', async ({ page, portal }) => {
  await portal.open('/apply');
  await page.getByRole('button', { name: 'Filipino' }).click();
  const title = page.getByRole('heading', { level: 1, name: 'Mag-apply bilang partner' });
  await expect(title).toBeVisible();
  within(await scriptsOf(page, () => expect(title).toBeVisible()));
});

test('without a line the page stays while the code of the next section is missing, and goes on once there is one', async ({
  page,
  portal,
  context,
}) => {
  let isCut = true;
  await page.route(/\/assets\/BankStep.*\.js/, (route) => (isCut ? route.abort() : route.continue()));
  await beginApplication(page, portal);
  await fillBusiness(page, new Thumb(page), 'Aling Nena');
  await context.setOffline(true);
  const goOn = page.getByRole('button', { name: 'Save and continue' });
  await goOn.click();
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('the next section is not on this device yet');
  await expect(notice).toBeFocused();
  await expect(page).toHaveURL(/business-details/);
  await expect(page.getByLabel('Registered name')).toHaveValue('Aling Nena');
  await context.setOffline(false);
  isCut = false;
  await goOn.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Signatory and bank' })).toBeVisible();
});

test('two devices that write the same section overwrite neither: the applicant says which side counts', async ({
  page,
  portal,
  context,
}) => {
  await beginApplication(page, portal);
  const held = await page.evaluate(() => sessionStorage.getItem('suki.applicant') ?? '');
  const other = await context.newPage();
  await other.goto('/apply');
  await other.evaluate((session) => sessionStorage.setItem('suki.applicant', session), held);
  await other.goto('/self-service/business-details');
  const [here, there] = [page, other].map((one) => one.getByLabel('Registered name'));
  if (!here || !there) throw new Error('There are two pages');
  await expect(there).toBeVisible();
  await here.fill('Written here');
  await here.blur();
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();

  const choose = (on: Page, side: RegExp) =>
    on.getByRole('group', { name: 'Registered name' }).getByRole('radio', { name: side }).check();
  const keep = (on: Page) => on.getByRole('button', { name: 'Keep what I chose' }).click();
  await there.fill('Written there');
  await there.blur();
  const asked = other.getByRole('alert');
  await expect(asked).toContainText('Business details: changed on another device too');
  await expect(asked.getByRole('group', { name: 'Registered name' })).toContainText(
    /Written there.*Written here/,
  );
  await looksRightEverywhere(other);
  await keep(other);
  await expect(other.getByRole('radio', { name: /^Here Written there$/ })).toBeFocused();
  await expect(asked).toContainText('Choose one of the two');
  await choose(other, /^Here Written there$/);
  await keep(other);
  await expect(other.getByRole('alert')).toBeHidden();
  await expect(other.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();

  await page.getByLabel('TIN', { exact: true }).fill('123456789');
  await page.getByLabel('TIN', { exact: true }).blur();
  // Each side has changed another answer: both are shown, chosen already, and both are kept.
  await expect(page.getByRole('radio', { name: /^On the other device Written there$/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: /^Here 123-456-789/ })).toBeChecked();
  await keep(page);
  await expect(here).toHaveValue('Written there');
  await expect(page.getByLabel('TIN', { exact: true })).toHaveValue('123-456-789');
});
