import type { Page } from '@playwright/test';
import { OnceAsked } from '../setup/asksOnce.ts';
import { expect, type Portal, test } from '../setup/journey.ts';
import { isReachable } from '../setup/reach.ts';
import { fillBank, fillBusiness, PAPERS, Thumb } from '../setup/thumb.ts';

/** One step: nothing is asked again, all can be reached; then it is filled in and left. */
const stepsOf =
  (page: Page, thumb: Thumb, once: OnceAsked) => async (title: string, fill: () => Promise<void>) => {
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await once.arrive();
    await isReachable(page);
    await fill();
    await once.leave();
    await isReachable(page);
    await thumb.press('Save and continue');
  };
const nothing = async (): Promise<void> => undefined;

/** Proves a number with an address and a kind of business; ends at the first section. */
const begin = async (page: Page, portal: Portal, thumb: Thumb, once: OnceAsked): Promise<void> => {
  await portal.open('/apply');
  await isReachable(page);
  await thumb.tick('Sole Proprietorship');
  const digits = `${Math.floor(Math.random() * 9e8) + 1e8}`;
  await thumb.type('Mobile number', `09${digits}`);
  await thumb.type('E-mail (optional)', `nena.${digits}@example.test`);
  await once.leave();
  await thumb.press('Send the code');
  await expect(page.getByLabel('6-digit code')).toBeVisible();
  await isReachable(page);
  await thumb.type('6-digit code', await portal.newestCode(digits));
  await thumb.press('Go on');
  await expect(page.getByRole('heading', { level: 1, name: 'Business details' })).toBeVisible();
};

test('an application of two stores asks for nothing twice, and on a phone with its keyboard open nothing that has the focus is covered [WCAG 3.3.7, 2.4.11, 2.5.8]', {
  tag: '@phone',
}, async ({ page, portal }) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  const thumb = new Thumb(page);
  const once = new OnceAsked(page);
  const step = stepsOf(page, thumb, once);
  await begin(page, portal, thumb, once);
  await step('Business details', async () => {
    await expect(page.getByLabel('Sole Proprietorship')).toBeChecked();
    await fillBusiness(page, thumb, `Twice ${Date.now()}`);
  });
  await step('Signatory and bank', () => fillBank(page, thumb));
  await step('Store', nothing);
  await step('People of the store', async () => {
    await thumb.press('Add a person');
    await once.arrive();
    await expect(page.getByLabel('First name')).toHaveValue('Nena');
    await page.getByLabel('Position').selectOption({ index: 1 });
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Products and hours' })).toBeVisible();
  await thumb.tick('Mobile and gadgets');
  await thumb.press('Monday to Saturday');
  await once.leave();
  await thumb.press('Add another store');

  await expect(page.getByLabel('Store name')).toHaveValue('');
  // Nobody has typed anything: nothing is wrong yet.
  await expect(page.locator('.s-field-error')).toHaveCount(0);
  await thumb.type('Store name', `Second ${Date.now()}`);
  await step('Store', nothing);
  await step('People of the store', async () => {
    await thumb.press('Add a person');
    await once.arrive();
    await page.getByLabel('Position').selectOption({ index: 1 });
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Products and hours' })).toBeVisible();
  await page.getByRole('button', { name: /^As in Twice/ }).click();
  await expect(page.getByLabel('Mobile and gadgets')).toBeChecked();
  await isReachable(page);
  await thumb.press('Save and continue');
  await step('Documents', async () => {
    for (const paper of PAPERS) await thumb.photograph(paper);
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Check and submit' })).toBeVisible();
  await once.arrive();
  await isReachable(page);
  expect(once.offers.join('; ')).toMatch(/It is Nena Santos/);
});

test('a spreadsheet of stores asks for nothing that was typed before', async ({ page, portal }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const thumb = new Thumb(page);
  const once = new OnceAsked(page);
  const step = stepsOf(page, thumb, once);
  await begin(page, portal, thumb, once);
  await step('Business details', () => fillBusiness(page, thumb, `Sheet ${Date.now()}`));
  await step('Signatory and bank', () => fillBank(page, thumb));
  await page.getByRole('link', { name: 'Many stores?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Add stores from a spreadsheet' })).toBeVisible();
  await once.arrive();
  await isReachable(page);
});

test('choices that come late move nothing that stands below them', async ({ page, portal }) => {
  const thumb = new Thumb(page);
  let come = (): void => undefined;
  const late = new Promise<void>((done) => {
    come = done;
  });
  await page.route('**/api/enums/business/types', async (route) => {
    await late;
    await route.continue();
  });
  await begin(page, portal, thumb, new OnceAsked(page));
  const tin = page.getByLabel('TIN', { exact: true });
  await tin.focus();
  const before = await tin.boundingBox();
  come();
  await expect(page.getByLabel('Sole Proprietorship')).toBeVisible();
  expect(await tin.boundingBox()).toEqual(before);
});

test('the first visit: what goes on is not covered by the notice of cookies', { tag: '@phone' }, async ({
  page,
  portal,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const thumb = new Thumb(page);
  await begin(page, portal, thumb, new OnceAsked(page));
  await context.clearCookies();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Business details' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Accept' })).toBeVisible();
  await isReachable(page);
  await thumb.press('Save and continue');
  await expect(page.getByRole('alert')).toBeVisible();
});

test('the first visit: the ways on at the end of the first page are not covered by the notice of cookies', {
  tag: '@phone',
}, async ({ page, portal, context }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await portal.open('/apply');
  await context.clearCookies();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Accept' })).toBeVisible();
  await isReachable(page);
  await page.getByRole('link', { name: 'I have a reference number already' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Continue or follow an application' }),
  ).toBeVisible();
});
