import type { Browser, Page } from '@playwright/test';
import { signInTo } from '#tests/support/app/demoSignIn.ts';
import { acceptCookies, expect, test } from './setup/journey.ts';
import { LAYOUT_PAGES } from './setup/pages.ts';
import { CREATE, roleForm } from './setup/roleForm.ts';
import { untilIdle } from './setup/untilIdle.ts';
import { openWithin } from './setup/within.ts';

const NAMES = { en: /^(English|Ingles)$/, fil: /^Filipino$/ };

/** Picks a language in the user menu; in either language it begins with the person's initials. */
const pick = async (page: Page, language: keyof typeof NAMES) => {
  if ((await page.locator('html').getAttribute('lang')) === language) return;
  await page.getByRole('button', { name: /^[A-Z]{2}, Account/ }).click();
  // The settings have the same choice on their page.
  const menu = page.getByRole('dialog');
  await menu.getByRole('button', { name: NAMES[language] }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(menu).toHaveCount(0);
};

/** The same pressed by the page itself: the tour does so some hundred times, and who picks by hand is looked at above. */
const press = (page: Page, language: keyof typeof NAMES): Promise<void> =>
  page.evaluate(
    async ([wanted, name]) => {
      const until = async <T>(look: () => T | null | undefined | false): Promise<T> => {
        for (const end = performance.now() + 20_000; performance.now() < end; ) {
          const found = look();
          if (found) return found;
          await new Promise((resolve) => setTimeout(resolve, 10));
        }
        throw new Error(`waited for ${look}`);
      };
      const button = (within: string, label: RegExp) =>
        [...document.querySelectorAll<HTMLElement>(`${within} button`)].find((one) =>
          label.test(one.getAttribute('aria-label') ?? one.textContent),
        );
      if (document.documentElement.lang === wanted) return;
      (await until(() => button('body', /^[A-Z]{2}, Account/))).click();
      (await until(() => button('[role="dialog"]', name))).click();
      await until(
        () => document.documentElement.lang === wanted && !document.querySelector('[role="dialog"]'),
      );
    },
    [language, NAMES[language]] as const,
  );

/** How long ago something was, by the minute: the second page may be read in the next one. */
const AGO = {
  en: /(\bjust now|# (minute|hour)s? ago)\b/g,
  fil: /(\bngayon lang|# (minuto|oras) ang nakalipas)\b/g,
};

/** What people read on the page, without numbers and times, which move. */
const textOf = async (page: Page): Promise<string[]> => {
  await untilIdle(page);
  const [text = ''] = await page.locator('#root').allInnerTexts();
  return text
    .split('\n')
    .map((line) => line.replace(/[\d:/.,]+/g, '#').trim())
    .map((line) => line.replace(AGO.en, 'a while ago').replace(AGO.fil, 'kanina'))
    .filter(Boolean);
};

test('an unsaved form stays as it is while the language changes', async ({ page, portal }) => {
  const form = roleForm(page);
  await portal.signIn('it.support');
  await portal.open(CREATE);
  await form.type('Wika');
  await pick(page, 'fil');
  await expect(page.getByRole('heading', { level: 1, name: 'Gumawa ng access role' })).toBeVisible();
  await expect(page.getByRole('textbox').first()).toHaveValue('Wika');
  await pick(page, 'en');
  await expect(form.name).toHaveValue('Wika');
});

/** A browser beside the test's own in which the same person reads everything in Filipino. */
const openFilipino = async (browser: Browser, url: string): Promise<Page> => {
  const { viewport, locale, timezoneId, contextOptions } = test.info().project.use;
  const other = await browser.newContext({ ...contextOptions, viewport, locale, timezoneId, baseURL: url });
  await acceptCookies(other, url);
  await signInTo(other.request, 'sales.admin');
  const page = await other.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await pick(page, 'fil');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fil');
  return page;
};

test('a page of each layout is in the new language at once, as where it was from the start, and back', async ({
  page,
  portal,
  browser,
}) => {
  test.setTimeout(720_000);
  const filipino = await openFilipino(browser, portal.url);
  await portal.signIn('sales.admin');
  await portal.open('/');
  await pick(page, 'en');
  for (const path of LAYOUT_PAGES) {
    await Promise.all([openWithin(page, path), openWithin(filipino, path)]);
    const english = await textOf(page);
    await press(page, 'fil');
    expect.soft(await textOf(page), path).toEqual(await textOf(filipino));
    await press(page, 'en');
    expect.soft(await textOf(page), `${path}, and back`).toEqual(english);
  }
  await filipino.context().close();
});
