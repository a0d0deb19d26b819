import type { Page } from '@playwright/test';
import { expect, quiet, test } from './setup/journey.ts';
import { OFFICE_PAGES } from './setup/pages.ts';
import { CREATE, roleForm } from './setup/roleForm.ts';

const NAMES = { en: /^(English|Ingles)$/, fil: /^Filipino$/ };

/** Picks a language in the user menu; in either language it begins with the person's initials. */
const pick = async (page: Page, language: keyof typeof NAMES) => {
  await page.getByRole('button', { name: /^[A-Z]{2}, Account/ }).click();
  await page.getByRole('button', { name: NAMES[language] }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.getByRole('button', { name: NAMES[language] })).toHaveCount(0);
};

/** What people read on the page, without numbers and times, which move. */
const textOf = async (page: Page): Promise<string[]> => {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await quiet(page);
  const [text = ''] = await page.locator('#root').allInnerTexts();
  return text
    .split('\n')
    .map((line) => line.replace(/[\d:/.,]+/g, '#').trim())
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

test('every page is in the new language at once, as after a reload', { tag: '@wide' }, async ({
  page,
  portal,
}) => {
  test.setTimeout(180_000);
  await portal.signIn('sales.admin');
  let language: keyof typeof NAMES = 'en';
  for (const path of OFFICE_PAGES) {
    await portal.open(path);
    await quiet(page);
    language = language === 'en' ? 'fil' : 'en';
    await pick(page, language);
    const changed = await textOf(page);
    await page.reload();
    expect.soft(changed, path).toEqual(await textOf(page));
  }
  await pick(page, 'en');
});
