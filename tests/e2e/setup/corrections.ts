import type { Locator, Page } from '@playwright/test';

const beside = (page: Page): Locator => page.locator('#beside');

/** What the review asks for, opened from its pill in the head of the record unless it is open. */
export const openCorrections = async (page: Page): Promise<Locator> => {
  const pill = page.getByRole('button', { name: /^(\d+ )?corrections?$/i, includeHidden: true });
  if ((await pill.getAttribute('aria-expanded')) !== 'true') await pill.click();
  return beside(page).getByRole('region', { name: 'What the review asks for' });
};

/** On a phone it lies over the page. */
export const closeCorrections = async (page: Page): Promise<void> => {
  await beside(page).getByRole('button', { name: 'Close' }).click();
};

/** Chooses what can be done with a record: beside its name, or in the menu where there is room for one button only. */
export const chooseAction = async (page: Page, name: string): Promise<void> => {
  const head = page.getByRole('main').getByRole('button');
  const more = head.filter({ hasText: /^More actions$/ });
  const button = head.filter({ hasText: new RegExp(`^${name}$`) });
  await button.or(more).first().waitFor();
  if (await button.isVisible()) return button.click();
  await more.click();
  await page.getByRole('menuitem', { name }).click();
};
