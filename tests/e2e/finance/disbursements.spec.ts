import { expect, test } from '../setup/journey.ts';

test('a line is read on a phone with the sum of each sale and refund, without moving it sideways', {
  tag: '@phoneAlone',
}, async ({ page, portal }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await portal.signIn('accounting');
  await portal.open('/finance-management/reports/disbursement');
  await page
    .getByRole('list')
    .getByRole('link', { name: /Branch/ })
    .first()
    .click();
  const items = page.getByRole('table', { name: 'Sales and refunds' });
  await expect(items.getByRole('cell', { name: '₱' }).first()).toBeVisible();
  const room = await items.evaluate((table) => [table.scrollWidth, table.parentElement?.clientWidth ?? 0]);
  expect(room[0]).toBeLessThanOrEqual(room[1] ?? 0);
});
