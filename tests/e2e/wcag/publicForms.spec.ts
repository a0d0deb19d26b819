import type { Page } from '@playwright/test';
import { expect, type Portal, test } from '../setup/journey.ts';
import { asksNoPuzzle, takesCode, takesPasswords } from '../setup/passwordManagers.ts';
import { signIn } from '../setup/signIn.ts';

/** The way to each public form of a code or a password, and what it holds. */
const FORMS: Readonly<Record<string, (page: Page, portal: Portal) => Promise<void>>> = {
  'signing in': async (page) => {
    await page.goto('/login');
    await takesPasswords(page, ['current-password']);
  },
  'the code of a second factor': async (page) => {
    await page.goto('/login');
    await signIn(page, 'sbo.second');
    await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible();
    await takesCode(page);
  },
  'a forgotten password': async (page, portal) => {
    await page.goto('/forgot-password');
    await expect(page.getByLabel('Username')).toHaveAttribute('autocomplete', 'username');
    await page.getByLabel('Username').fill('frontliner');
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible();
    await takesCode(page);
    await page.getByLabel('6-digit code').fill(await portal.newestCode());
    await page.getByRole('button', { name: 'Verify' }).click();
    await takesPasswords(page, ['new-password', 'new-password']);
  },
  'the number of whoever applies': async (page, portal) => {
    await portal.open('/apply');
    await expect(page.getByLabel('Mobile number')).toHaveAttribute('autocomplete', 'tel');
    await expect(page.getByLabel('E-mail (optional)')).toHaveAttribute('autocomplete', 'email');
    await page.getByLabel('Mobile number').fill(`09${Math.floor(Math.random() * 9e8) + 1e8}`);
    await page.getByRole('button', { name: 'Send the code' }).click();
    await takesCode(page);
  },
  'coming back to an application': async (page, portal) => {
    await portal.open('/apply/continue');
    await page.getByRole('textbox').first().fill('SK-2026-000001');
    await page.getByRole('button', { name: 'Send the code' }).click();
    await takesCode(page);
  },
  'stores of a partner in business': async (page, portal) => {
    await portal.open('/apply/stores');
    await page.getByRole('textbox').first().fill('123-456-789-000');
    await page.getByRole('button', { name: 'Send the code' }).click();
    await takesCode(page);
  },
};

for (const [name, look] of Object.entries(FORMS))
  test(`${name}: takes paste, autofill and managers of passwords, and asks no puzzle [WCAG 3.3.8]`, async ({
    page,
    portal,
  }) => {
    await look(page, portal);
    await asksNoPuzzle(page);
  });
