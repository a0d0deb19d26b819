import type { Page, TestInfo } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';
import { expect, test } from './journey.ts';
import { untilIdle } from './untilIdle.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The rules among them that ask for colours: the other theme changes nothing else of a page. */
const OF_THEME = ['color-contrast', 'link-in-text-block'];

/** What axe finds on the page, in a line each; null as long as axe is not there. Runs in the page. */
const runAxe = async (options: RunOptions): Promise<string[] | null> => {
  type Axe = { run: (of: Document, options: RunOptions) => Promise<AxeResults> };
  const there = (window as { axe?: Axe }).axe;
  if (!there) return null;
  const { violations } = await there.run(document, options);
  return violations.map(({ id, nodes }) => {
    const where = nodes.slice(0, 3).map(({ html }) => html.slice(0, 140));
    return `${id}: ${where.join(' | ')}`;
  });
};

/** What axe finds by all rules, or by some. It is handed over once: that takes far longer than a look, and a page keeps it. */
const violations = async (page: Page, rules?: string[]): Promise<string[]> => {
  const options: RunOptions = {
    resultTypes: ['violations'],
    ...(rules
      ? { runOnly: { type: 'rule', values: rules } }
      : // The size of targets is the one rule of these that axe leaves off by itself.
        { runOnly: { type: 'tag', values: TAGS }, rules: { 'target-size': { enabled: true } } }),
  };
  const found = await page.evaluate(runAxe, options);
  if (found) return found;
  await page.evaluate(axe.source);
  return (await page.evaluate(runAxe, options)) ?? ['axe is not there'];
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

/** Waits until the page, or the dialog that stands over it, is there and at rest. */
const atRest = async (page: Page): Promise<void> => {
  const title = page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog'));
  await expect(title.first()).toBeVisible();
  await untilIdle(page);
  await endAnimations(page);
};

const look = async (page: Page, how: string, rules?: string[]): Promise<void> => {
  expect.soft(await violations(page, rules), `${how}: what axe finds`).toEqual([]);
  expect.soft(await overflow(page), `${how}: pixels beyond the edge`).toBeLessThanOrEqual(0);
};

/** The page, as it is now, or the dialog that stands over it, is accessible and fits the screen. */
export const looksRight = async (page: Page, how = 'as it is'): Promise<void> => {
  await atRest(page);
  await unstick(page, false);
  await look(page, how);
  await unstick(page, true);
};

const SIZES = { narrow: { width: 390, height: 844 }, wide: { width: 1440, height: 900 } };
type Size = keyof typeof SIZES;
type Theme = 'light' | 'dark';

/** The same in this theme, and what a theme decides in the other one. */
const looksRightInBoth = async (page: Page, size: Size, [one, other]: [Theme, Theme]) => {
  await page.setViewportSize(SIZES[size]);
  await page.emulateMedia({ colorScheme: one });
  await atRest(page);
  const before = await background(page);
  await unstick(page, false);
  await look(page, `${size} and ${one}`);
  await page.emulateMedia({ colorScheme: other });
  await atRest(page);
  expect(await background(page), `the ${other} theme is another`).not.toBe(before);
  await look(page, `${size} and ${other}`, OF_THEME);
  await unstick(page, true);
};

/** What is made at both widths looks at its own in each; what is made once looks at both. */
const sizesOf = ({ project, tags }: TestInfo): readonly Size[] => {
  const isOnce = project.name === 'looks' || !tags.includes('@phone');
  if (isOnce) return ['narrow', 'wide'];
  return project.name === 'phone' ? ['narrow'] : ['wide'];
};

/** The same in both themes on a narrow and a wide screen, without opening the page anew; it stays as wide and as light as it was. */
export const looksRightEverywhere = async (page: Page): Promise<void> => {
  const before = page.viewportSize();
  const sizes = sizesOf(test.info());
  for (const size of sizes)
    await looksRightInBoth(page, size, size === sizes.at(-1) ? ['dark', 'light'] : ['light', 'dark']);
  if (before) await page.setViewportSize(before);
};
