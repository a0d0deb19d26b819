import { expect, test } from './setup/journey.ts';
import { looksRight } from './setup/looksRight.ts';
import { write } from './setup/promoForm.ts';

test('a promo is accessible from its empty form to its page', async ({ page, portal }) => {
  await portal.signIn('loyalty.editor');
  await portal.open('/my-promos/create');
  await looksRight(page, 'the empty form');
  await write(page, { name: 'Pocket promo', code: 'POCKET-1' });
  await page.getByRole('button', { name: 'None', exact: true }).click();
  await page.getByRole('option').first().click();
  await expect(page.getByText(/^1 of \d+ stores take part$/)).toBeVisible();
  await looksRight(page, 'the form with its stores');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pocket promo' })).toBeVisible();
  await looksRight(page, 'the promo');
});

test('the QR code of a promo is there to print', async ({ page, portal }) => {
  await portal.signIn('loyalty.editor');
  await portal.open(`/my-promos?filter=${encodeURIComponent(JSON.stringify({ isQr: 'true' }))}`);
  await page.locator('[data-row-link]').first().click();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'QR code' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: /^QR code with the promo code/ })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-print-sheet]')).toBeVisible();
  await expect(dialog).toBeHidden();
});
