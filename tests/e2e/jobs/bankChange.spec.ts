import { expect, test } from '../setup/journey.ts';

const BANK = '/partner-management/list/partners/1/bank-details';

test('a partner asks for another bank account, and the office approves it', {
  tag: ['@job', '@phone'],
}, async ({ page, portal, beside }) => {
  const number = `00${String(Date.now()).slice(-10)}`;
  const last4 = number.slice(-4);
  await portal.signIn('partner.admin');
  await portal.open(BANK);
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(page.getByText(/^Saving asks for the change: a second person has to approve it/)).toBeVisible();
  await page.getByLabel('Account number').fill(number);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${BANK}$`));
  const waits = page.getByText(/^A change of the bank details by partner\.admin of .* waits for a second person\.$/);
  await expect(waits).toBeVisible();

  const office = await beside('sbo.reviewer');
  await portal.open('/approvals', office);
  const card = office.getByRole('article').filter({ hasText: last4 });
  await card.getByRole('button', { name: 'Show full numbers' }).click();
  await expect(card).toContainText(number);
  await card.getByRole('button', { name: 'Approve' }).click();
  const dialog = office.getByRole('dialog', { name: 'Approve this change?' });
  await expect(dialog).toContainText(/it takes effect in 24 hours/);
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(office.getByText(/^Approved: .* It takes effect on /)).toBeVisible();

  await page.reload();
  await expect(
    page.getByText(/^A change of the bank details by partner\.admin was approved and takes effect on /),
  ).toBeVisible();
  await expect(page.getByRole('main').getByText(new RegExp(`${last4}$`))).toHaveCount(0);
  await page.getByRole('link', { name: 'Open the request' }).click();
  await expect(page.getByText('Approved, not yet in effect')).toBeVisible();
  await expect(page.getByRole('article')).toContainText(last4);
});
