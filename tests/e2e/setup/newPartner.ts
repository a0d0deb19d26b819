import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

/** Where a new partner is entered. */
export const NEW_PARTNER = '/partner-management/new';
const digits = () => `${Date.now()}`.slice(-8);

const choose = async (page: Page, label: string, typed: string) => {
  const field = page.getByRole('combobox', { name: label, exact: true }).first();
  await field.fill(typed);
  await page.getByRole('option', { name: typed }).first().click();
};
export const nextStep = (page: Page) => page.getByRole('button', { name: 'Next', exact: true }).click();
export const draftSaved = (page: Page) => expect(page.getByText(/^Draft saved/)).toBeVisible();

/** The step of the business: a corporation in Calamba. */
export const fillBusiness = async (page: Page, name: string) => {
  await page.getByLabel('Registered name').fill(name);
  await choose(page, 'Business entity', 'Corporation');
  await page.getByLabel('TIN', { exact: true }).fill(`9${digits()}`);
  await page.getByLabel('SEC registration number').fill('CS201612345');
  await choose(page, 'Region', 'CALABARZON');
  await choose(page, 'Province', 'Laguna');
  await choose(page, 'City or municipality', 'City of Calamba');
  await choose(page, 'Barangay', 'Bagong Kalsada');
  await choose(page, 'ZIP code', '4027');
};

/** The step of its account, who signs for it and its rates. */
export const fillBank = async (page: Page) => {
  await choose(page, 'Bank', 'BDO Unibank');
  await page.getByLabel('Account name').fill('Aling Nena Trading');
  await page.getByLabel('Account number').fill('0012 3456 7890');
  await choose(page, 'Account type', 'Savings');
  await page.getByLabel('First name').fill('Liezel');
  await page.getByLabel('Last name').fill('Magsino');
  await page.getByLabel('Mobile number').fill('0917 123 4567');
  await page.getByLabel(/^HCPay/).fill('2.5');
};

/** Pastes the names of its stores, and answers for all of them where they are. */
export const addStores = async (page: Page, names: readonly [string, ...string[]]) => {
  await page.getByRole('button', { name: 'Add several' }).click();
  await page.getByLabel('Names of the stores').fill(names.join('\n'));
  await page.getByRole('button', { name: `Add ${names.length} stores` }).click();
  await page.getByRole('link', { name: names[0], exact: true }).click();
  await page.getByRole('switch', { name: 'Same address as its partner' }).check();
};

/** Copies the address of a store to all others. */
export const copyAddress = async (page: Page, names: readonly [string, ...string[]]) => {
  await page.getByRole('link', { name: 'All stores' }).click();
  await page.getByRole('button', { name: `More for ${names[0]}`, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Copy to others…' }).click();
  await page.getByRole('checkbox', { name: /^Address/ }).check();
  await page.getByRole('radio', { name: /^All other stores/ }).check();
  await page.getByRole('button', { name: `Copy to ${names.length - 1} stores` }).click();
  await draftSaved(page);
};
