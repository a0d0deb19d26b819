import type { Page } from '@playwright/test';
import { expect, test } from './setup/journey.ts';
import { tour } from './setup/visit.ts';
import { openAnewWithin } from './setup/within.ts';

const PAGES = [
  ['a list', '/partner-management/list/partners'],
  ['a record', '/partner-management/list/partners/1/overview'],
  ['a section', '/partner-management/list/partners/1/business-details'],
  ['the approvals', '/approvals?tab=all'],
] as const;

/** What would stand on paper besides the page itself: landmarks that lead elsewhere and what is there to be pressed. */
const printedControls = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('header, nav, button, [role=tablist], input, .MuiButton-root')]
      .filter((element) => element.checkVisibility() && element.getClientRects().length > 0)
      .map((element) => element.outerHTML.slice(0, 120)),
  );

const ink = (page: Page) =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll<HTMLElement>('body, body *')].filter(
      (element) => element.checkVisibility() && !element.closest('svg, [aria-hidden=true]'),
    );
    const lists = shown.map((element) => getComputedStyle(element));
    const papers = lists.map(({ backgroundColor }) => backgroundColor);
    return {
      inks: [...new Set(lists.map(({ color }) => color))],
      papers: [...new Set(papers)].filter((paper) => !/, 0\)$|\/ 0\)$/.test(paper)),
    };
  });

const columnsBeside = (page: Page): Promise<number> =>
  page.locator('main').evaluate((main) => Math.round(main.getBoundingClientRect().left));

for (const [what, path] of PAGES) {
  for (const colorScheme of ['light', 'dark'] as const) {
    tour(
      `prints ${what} black on white, without menu, bars and buttons (${colorScheme})`,
      async ({ page }) => {
        await page.emulateMedia({ colorScheme, media: 'screen' });
        await openAnewWithin(page, path);
        await page.emulateMedia({ colorScheme, media: 'print' });
        expect(await printedControls(page)).toEqual([]);
        expect(await ink(page)).toEqual({ inks: ['rgb(0, 0, 0)'], papers: ['rgb(255, 255, 255)'] });
        expect(await columnsBeside(page)).toBe(0);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      },
    );
  }
}

test('prints a public page without its switches', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/terms-and-condition');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  expect(await printedControls(page)).toEqual([]);
  expect(await ink(page)).toEqual({ inks: ['rgb(0, 0, 0)'], papers: ['rgb(255, 255, 255)'] });
});
