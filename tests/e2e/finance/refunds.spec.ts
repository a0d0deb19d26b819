import { expect, test } from '../setup/journey.ts';

test('a part of a payment is refunded from the list, and comes to its end', async ({ page, portal }) => {
  await portal.signIn('store.manager');
  await portal.open('/transactions?filter=%7B%22hasRefunds%22%3A%22false%22%7D');
  await page
    .getByRole('link', { name: /^Refund / })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /^Refund of / })).toBeVisible();
  await page.getByLabel('Amount to refund').fill('0');
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(page.getByLabel('Amount to refund')).toBeFocused();
  await page.getByLabel('Amount to refund').fill('1.50');
  await page.getByLabel('Reason').click();
  await page.getByRole('option', { name: 'Goodwill' }).click();
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Refund ₱1.50?' });
  await dialog.getByRole('button', { name: 'Refund' }).click();
  // The processor may have answered by then.
  await expect(page.getByRole('heading', { name: /^₱1\.50 (is being|was|was not) refunded$/ })).toBeFocused();

  await page.getByRole('link', { name: 'To the payment' }).click();
  const refunds = page.getByRole('region', { name: 'Refunds' });
  await expect(refunds).toContainText('Goodwill');
  // The worker sends it within seconds, and the page shows it by itself; what the simulator says of it follows from the payment.
  await expect(refunds).toContainText(/Sent to the processor|Refunded|Failed/, { timeout: 45_000 });
});
