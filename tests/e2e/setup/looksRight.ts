import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './journey.ts';
import { untilIdle } from './untilIdle.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds on the page. It is handed over once: that takes far longer than a look, and a page keeps it. */
const violations = async (page: Page): Promise<string[]> => {
  const isThere = await page.evaluate(() => 'axe' in window);
  const found = await new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) })
    // The size of targets is the one rule of these that axe leaves off by itself.
    .options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } })
    .withTags(RULES)
    // Nothing here lies in a frame of another origin; the other mode opens a second page for each look.
    .setLegacyMode()
    .analyze();
  return found.violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map((node) => node.html.slice(0, 140))
        .slice(0, 3)
        .join(' | ')}`,
  );
};

/** Ends what moves; what pulses for ever stays. Fading in, a text has too little contrast for axe. */
const endAnimations = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
  });

/** Lets what sticks stand where it is written, and back: whatever it covers can be scrolled out from under it. Begins at the top. */
const unstick = (page: Page, isStuck: boolean): Promise<void> =>
  page.evaluate((stuck) => {
    window.scrollTo(0, 0);
    const all = document.querySelectorAll<HTMLElement>(stuck ? 'main [data-unstuck]' : 'main *');
    for (const element of all) {
      if (!stuck && getComputedStyle(element).position !== 'sticky') continue;
      element.style.position = stuck ? '' : 'static';
      element.toggleAttribute('data-unstuck', !stuck);
    }
  }, isStuck);

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const background = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** The page, as it is now, or the dialog that stands over it, is accessible and fits the screen. */
export const looksRight = async (page: Page, look = 'as it is'): Promise<void> => {
  const title = page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog'));
  await expect(title.first()).toBeVisible();
  await untilIdle(page);
  await endAnimations(page);
  await unstick(page, false);
  expect.soft(await violations(page), `${look}: what axe finds`).toEqual([]);
  expect.soft(await overflow(page), `${look}: pixels beyond the edge`).toBeLessThanOrEqual(0);
  await unstick(page, true);
};

const NARROW = { width: 390, height: 844 };
const WIDE = { width: 1440, height: 900 };

/** The same in both themes on a narrow and a wide screen, without opening the page anew. */
export const looksRightEverywhere = async (page: Page): Promise<void> => {
  await page.setViewportSize(NARROW);
  await page.emulateMedia({ colorScheme: 'light' });
  await looksRight(page, 'narrow and light');
  const light = await background(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await looksRight(page, 'narrow and dark');
  expect(await background(page), 'the dark theme is another').not.toBe(light);
  await page.setViewportSize(WIDE);
  await looksRight(page, 'wide and dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await looksRight(page, 'wide and light');
};
