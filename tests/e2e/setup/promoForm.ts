import type { Page } from '@playwright/test';

/** Of the days of a promo, which lie ahead whenever the journey runs. */
export const NEXT_YEAR = String(new Date().getFullYear() + 1);

/** Looks for something in a list and takes the first that is found. */
export const find = async (page: Page, label: string, typed: string, option: string | RegExp) => {
  await page.getByLabel(label, { exact: true }).fill(typed);
  await page.getByRole('option', { name: option }).first().click();
};

/** Fills in what a promo cannot do without. */
export const write = async (page: Page, { name, code }: { name: string; code: string }) => {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel(/^Code/).fill(code);
  await page.getByLabel('Discount', { exact: true }).fill('15');
  await find(page, 'Store category', 'Mobile', 'Mobile and gadgets');
  await find(page, 'Category', 'Cash', 'Cashback');
  await page.getByLabel('First day').fill(`03/01/${NEXT_YEAR}`);
  await page.getByLabel('Last day').fill(`03/31/${NEXT_YEAR}`);
  await page.getByLabel(/^DTI permit number/).fill('FTEB-654321');
  await page.getByLabel(/^DTI series/).fill(NEXT_YEAR);
  await page.getByLabel('Store name').fill(`${name} Store`);
  await find(page, 'Partners', 'Kaagapay Hill', /^Kaagapay Hillmark/);
};
