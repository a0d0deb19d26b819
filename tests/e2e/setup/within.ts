import { expect, type Page } from '@playwright/test';
import { untilIdle } from './untilIdle.ts';
import { REFUSAL } from './walk.ts';

/** Opens a page from one that is open, as a link does: nothing of the app is loaded anew. */
export const openWithin = async (page: Page, path: string): Promise<void> => {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await untilIdle(page);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
};

/** The same, coming from a page that has nothing in common with any other: what stands there then was drawn for this address. */
export const openAnewWithin = async (page: Page, path: string): Promise<void> => {
  await openWithin(page, REFUSAL);
  const refusal = page.getByRole('heading', { level: 1, name: 'You do not have access to this page' });
  await expect(refusal).toBeVisible();
  await openWithin(page, path);
  // Where the address leads somebody without access, it is there again.
  if (new URL(page.url()).pathname !== REFUSAL) await expect(refusal).toBeHidden();
};
