import { expect, test } from './setup/journey.ts';

const RECORD = '/partner-management/list/partners/1';

test('edits the business details of a partner: errors beside the fields first, then saved and shown', async ({
  page,
  portal,
}) => {
  await portal.signIn('sales.admin');
  await portal.open(`${RECORD}/business-details/edit`);
  const tin = page.getByRole('textbox', { name: 'TIN', exact: true });
  const before = await tin.inputValue();
  await tin.click();
  await tin.fill('1234');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('A TIN has 9, 12 or 15 digits').first()).toBeVisible();
  await tin.click();
  await tin.fill(before);
  const note = `Called back on ${Date.now().toString(36)}.`;
  await page.getByRole('textbox', { name: /^Remarks on the partner/ }).fill(note);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/^Saved: Business details of /).first()).toBeVisible();
  await expect(page.getByRole('main').getByText(note)).toBeVisible();
});

test('edits the hours of a store', { tag: '@phone' }, async ({ page, portal }) => {
  await portal.signIn('sales.admin');
  await portal.open('/partner-management/list/merchants/1/merchant-list/1/operating-hour/edit');
  const closes = page.getByLabel('Closes').first();
  await closes.fill('05:00');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(
    page.getByText('The closing time has to be later than the opening time').first(),
  ).toBeVisible();
  await closes.fill('21:30');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/^Saved: Operating hours of /).first()).toBeVisible();
});
