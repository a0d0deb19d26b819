import type { Page } from '@playwright/test';
import { choose, pictureFile } from './files.ts';
import { expect, type Portal } from './journey.ts';

/** Somebody with one thumb: counts how often the screen is touched, a phone's own lists twice. */
export class Thumb {
  taps = 0;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async press(name: string | RegExp): Promise<void> {
    this.taps += 1;
    await this.page.getByRole('button', { name }).click();
  }

  /** Touches a field and types. */
  async type(label: string, text: string): Promise<void> {
    this.taps += 1;
    const field = this.page.getByLabel(label, { exact: true });
    await field.click();
    await field.fill(text);
  }

  /** Touches a field, types a part of the name, and touches the first that is found. */
  async find(label: string, text: string): Promise<void> {
    const field = this.page.getByRole('combobox', { name: label, exact: true });
    // What has only one choice was filled in already.
    if ((await field.inputValue()) !== '') return;
    this.taps += 2;
    await field.click();
    await field.fill(text);
    await this.page.locator('[role="option"]').first().click();
    await expect(field).not.toHaveValue('');
  }

  async tick(label: string): Promise<void> {
    this.taps += 1;
    await this.page.getByText(label, { exact: true }).click();
  }

  async select(label: string, option: string): Promise<void> {
    this.taps += 2;
    await this.page.getByLabel(label, { exact: true }).selectOption(option);
  }

  /** Takes one photo, looks at it, and keeps it. */
  async photograph(paper: string): Promise<void> {
    this.taps += 3;
    await choose(
      this.page.getByRole('button', { name: `Choose a file: ${paper}` }),
      pictureFile('paper.png'),
    );
    await this.page.getByRole('button', { name: `Use this photo: ${paper}` }).click();
    await expect(this.page.getByRole('group', { name: paper }).getByText('Uploaded').first()).toBeVisible();
  }
}

/** Proves a mobile number of somebody new; ends at the first section. */
export const beginApplication = async (
  page: Page,
  portal: Portal,
  thumb = new Thumb(page),
): Promise<void> => {
  await portal.open('/apply');
  const digits = `${Math.floor(Math.random() * 9e8) + 1e8}`;
  await thumb.type('Mobile number', `09${digits}`);
  await thumb.press('Send the code');
  await expect(page.getByLabel('6-digit code')).toBeVisible();
  await thumb.type('6-digit code', await portal.newestCode(digits));
  await thumb.press('Go on');
  await expect(page.getByRole('heading', { level: 1, name: 'Business details' })).toBeVisible();
};

/** Fills in the business of a sole proprietor in the City of Manila. */
export const fillBusiness = async (page: Page, thumb: Thumb, name: string): Promise<void> => {
  await thumb.tick('Sole Proprietorship');
  await thumb.type('Registered name', name);
  await thumb.type('TIN', `${Math.floor(Math.random() * 8e8) + 1e8}`);
  await thumb.type('DTI registration number', 'D-12345');
  await thumb.find('Region', 'national capital');
  await expect(page.getByRole('combobox', { name: 'Province' })).toHaveValue('Metro Manila');
  await thumb.find('City or municipality', 'manila');
  await thumb.find('Sub-municipality', 'ermita');
  await thumb.find('Barangay', '659');
  await thumb.find('ZIP code', '1000');
  await thumb.type('Street (optional)', 'Rizal Street');
};

/** Fills in the signatory and the account of a business that is registered already. */
export const fillBank = async (page: Page, thumb: Thumb): Promise<void> => {
  await thumb.type('First name', 'Nena');
  await thumb.type('Last name', 'Santos');
  await expect(page.getByText('From your registration').first()).toBeVisible();
  await thumb.find('Bank', 'bdo');
  // Somebody who looks for what was typed before has pressed it already.
  if ((await page.getByLabel('Account name').inputValue()) === '') await thumb.press('Same as the business');
  await thumb.type('Account number', '0012 3456 7890');
  await thumb.tick('Savings');
};

/** What a sole proprietor hands in. */
export const PAPERS = [
  'DTI certificate of business name registration',
  'BIR 2303 certificate of registration',
  'Government ID of the authorized signatory',
];
