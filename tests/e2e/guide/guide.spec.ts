import type { Locator } from '@playwright/test';
import { expect, test } from '../setup/journey.ts';
import { looksRightEverywhere } from '../setup/looksRight.ts';

const LIST = '/user-guide/list';

test('the guide leads from a word to its article, and on to the page, by the keyboard alone', async ({
  page,
  portal,
}) => {
  await portal.signIn('store.manager');
  await portal.open(LIST);
  const main = page.getByRole('main');
  // What is not open to a store stands aside, for the asking.
  await expect(main.getByRole('link', { name: 'Settlement', exact: true })).toHaveCount(0);
  await main.getByRole('link', { name: 'Show all articles' }).click();
  await expect(main.getByRole('link', { name: 'Settlement', exact: true })).toBeVisible();
  await looksRightEverywhere(page);

  await page.getByRole('textbox', { name: 'Search the guide' }).focus();
  await page.keyboard.type('delivery receipt');
  await expect(page.getByRole('textbox', { name: 'Search the guide' })).toHaveValue('delivery receipt');
  const status = page.getByRole('search').getByRole('status');
  await expect(status).toHaveText(/^\d+ articles?$/);
  await looksRightEverywhere(page);
  await page.keyboard.press('ArrowDown');
  await expect(main.getByRole('listitem').getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${LIST}/delivery-advice`));
  await expect(page.getByRole('heading', { level: 1, name: 'Delivery advice' })).toBeVisible();
  await main.getByRole('link', { name: /^Open the page/ }).press('Enter');
  await expect(page).toHaveURL(/\/delivery-advice\/list\/for-delivery/);
  // Its help leads back to the article.
  await page.getByRole('banner').getByRole('link', { name: 'How this page works' }).click();
  await expect(page).toHaveURL(new RegExp(`${LIST}/delivery-advice$`));
});

test('an article of a page that is not open says so, and one that is not there is not found', async ({
  page,
  portal,
}) => {
  await portal.signIn('frontliner');
  await portal.open(`${LIST}/settlement`);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /^Open the page/ })).toHaveCount(0);
  await main.getByRole('link', { name: 'What you may do, and why' }).first().click();
  await expect(page).toHaveURL(new RegExp(`${LIST}/my-permissions$`));
  await portal.open(`${LIST}/nothing-of-it`);
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});

test('the way to the next article ends at the right, even below the way back where both have no room', {
  tag: '@phone',
}, async ({ page, portal }) => {
  await page.setViewportSize({ width: 300, height: 700 });
  await portal.signIn('frontliner');
  await portal.open(`${LIST}/applications`);
  const turn = page.getByRole('navigation', { name: 'Other articles' });
  const [before, after] = [turn.getByRole('link').first(), turn.getByRole('link').last()];
  const edgeOf = async (one: Locator) => {
    const { x, y, width } = (await one.boundingBox()) ?? { x: 0, y: 0, width: 0 };
    return { y, right: Math.round(x + width) };
  };
  expect((await edgeOf(after)).y).toBeGreaterThan((await edgeOf(before)).y);
  expect((await edgeOf(after)).right).toBe((await edgeOf(turn)).right);
});
