import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, quiet, test } from './setup/journey.ts';
import { OFFICE_PAGES, PUBLIC_PAGES } from './setup/pages.ts';

const settle = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await quiet(page);
  // Fading in, a text has too little contrast for axe; what pulses for ever is not waited for.
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime));
    await Promise.all(passing.map((animation) => animation.finished.catch(() => null)));
  });
};

const violations = async (page: Page): Promise<string[]> => {
  const found = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return found.violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map((node) => node.html.slice(0, 140))
        .slice(0, 3)
        .join(' | ')}`,
  );
};

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const theme of ['light', 'dark'] as const) {
  // Colours do not change with the width: the dark ones are looked at once.
  test.describe(theme === 'dark' ? 'in the dark theme @wide' : 'in the light theme', () => {
    test.use({ colorScheme: theme });
    test.beforeEach(({ context }) =>
      context.addInitScript((chosen) => localStorage.setItem('suki.theme', chosen), theme),
    );

    for (const path of PUBLIC_PAGES)
      test(`${path} is accessible and fits the screen`, async ({ page, portal }) => {
        await portal.open(path);
        await settle(page);
        expect(await violations(page)).toEqual([]);
        expect(await overflow(page)).toBeLessThanOrEqual(0);
      });

    for (const path of OFFICE_PAGES)
      test(`${path} is accessible and fits the screen, signed in`, async ({ page, portal }) => {
        await portal.signIn('sales.admin');
        await portal.open(path);
        await settle(page);
        expect(await violations(page)).toEqual([]);
        expect(await overflow(page)).toBeLessThanOrEqual(0);
      });
  });
}
