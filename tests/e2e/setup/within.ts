import { expect, type Page } from '@playwright/test';
import { untilIdle } from './untilIdle.ts';

/** Opens a page from one that is open, as a link does: nothing of the app is loaded anew. */
export const openWithin = async (page: Page, path: string): Promise<void> => {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await untilIdle(page);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
};
