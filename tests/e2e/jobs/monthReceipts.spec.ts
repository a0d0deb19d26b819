import { expect, test } from '../setup/journey.ts';

test('what is left of a month is receipted at once', { tag: '@job' }, async ({ page, portal }) => {
  await portal.signIn('finance.officer');
  await portal.open('/official-receipts');
  await page.getByRole('link', { name: 'Receipts of a month' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Receipts of a month' })).toBeVisible();
  await page.getByRole('button', { name: /^Issue .* receipts?$/ }).click();
});
