import type { Page } from '@playwright/test';
import { expect, test } from '../setup/journey.ts';
import { looksRight } from '../setup/looksRight.ts';

const OFFSETS = '/offset-report/list';
const IMPORTS = '/batch-processing/promo';

const step = (page: Page, name: string) => page.getByRole('dialog', { name });
/** The card has the keyboard while it is not to be seen yet: it fades in once its part of the page is in view. */
const isShown = async (page: Page, name: string) => {
  await expect(step(page, name)).toBeVisible();
  await expect(page.getByTestId('floater').filter({ has: step(page, name) })).toHaveCSS('opacity', '1');
};
const start = (page: Page) => page.getByRole('link', { name: 'Show me around' });
const isFocused = (page: Page, name: string) =>
  expect(page.getByRole('button', { name, exact: true })).toBeFocused();
/** A card of which nothing stands beside the window. */
const isWhole = async (page: Page, name: string) => {
  const card = await step(page, name).boundingBox();
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  expect(card?.x).toBeGreaterThanOrEqual(0);
  expect(card?.y).toBeGreaterThanOrEqual(0);
  expect((card?.x ?? 0) + (card?.width ?? 0)).toBeLessThanOrEqual(width);
  expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThanOrEqual(height);
};

test('[tour.steps] the tour of the offset report runs once by itself, by the keyboard alone', {
  tag: '@phone',
}, async ({ page, portal }) => {
  await portal.signIn('accounting');
  await portal.open(OFFSETS);
  await isShown(page, 'What is owed');
  await isFocused(page, 'Next');
  // For whoever asked for less motion it stands where it stays.
  const stood = await step(page, 'What is owed').boundingBox();
  await looksRight(page, 'its first step');
  expect(await step(page, 'What is owed').boundingBox()).toEqual(stood);
  await page.emulateMedia({ colorScheme: 'dark' });
  await looksRight(page, 'its first step, dark');
  // The keyboard stays within the card.
  for (const name of ['End the tour', 'Next', 'End the tour', 'Next']) {
    await page.keyboard.press('Tab');
    await isFocused(page, name);
  }
  await page.keyboard.press('Enter');
  await isShown(page, 'Find, keep and take along');
  await isFocused(page, 'Got it');
  await looksRight(page, 'its last step');
  await isWhole(page, 'Find, keep and take along');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await expect(start(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('[guard.tourRedirect] the guide starts a tour, Escape ends it, and the keyboard goes back', async ({
  page,
  portal,
}) => {
  await portal.signIn('head.office');
  await portal.open('/user-guide/list/offset-report');
  await start(page).click();
  await expect(page).toHaveURL(new RegExp(`${OFFSETS}$`));
  await isShown(page, 'What is owed');
  await isFocused(page, 'Next');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // What had the keyboard before stood on the page of the guide.
  await expect(page.getByRole('main')).toBeFocused();
  await start(page).focus();
  await page.keyboard.press('Enter');
  await isShown(page, 'What is owed');
  await isFocused(page, 'Next');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(start(page)).toBeFocused();
});

test('the tour of the import workbench runs where it is asked for, there and back', async ({
  page,
  portal,
}) => {
  await portal.signIn('partner.admin');
  await portal.open(IMPORTS);
  await expect(start(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await start(page).click();
  for (const [title, next] of [
    ['What you load', 'Next'],
    ['The file, as you have it', 'Next'],
    ['Starting from nothing?', 'Got it'],
  ] as const) {
    await isShown(page, title);
    await isFocused(page, next);
    await looksRight(page, title);
    await isWhole(page, title);
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${IMPORTS}$`));
  // From the guide it leads to the page first.
  await portal.open('/user-guide/list/imports');
  await start(page).click();
  await expect(page).toHaveURL(/\/batch-processing\//);
  await isShown(page, 'What you load');
  await page.getByRole('button', { name: 'End the tour' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
