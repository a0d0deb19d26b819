import { expect, test } from '../setup/journey.ts';

const BANK = '/partner-management/list/partners/1/bank-details';

test('a partner asks for another bank account, and the office approves it', {
  tag: ['@job', '@phone'],
}, async ({ page, portal, beside }) => {
  const number = `00${String(Date.now()).slice(-10)}`;
  const masked = `********${number.slice(-4)}`;
  await portal.signIn('partner.admin');
  await portal.open(BANK);
  const account = page.getByRole('region', { name: 'Bank details' });
  await expect(account).toContainText(/\d{4}/);
  const before = (await account.textContent()) ?? '';
  await page.getByRole('link', { name: 'Edit: Bank details' }).click();
  await expect(
    page.getByText(/^Saving asks for the change: a second person has to approve it/),
  ).toBeVisible();
  await page.getByLabel('Account number').fill(number);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${BANK}$`));
  const change = page.getByRole('article', { name: 'A change waits for a second person' });
  await expect(change).toContainText(masked);
  await expect(change.getByRole('button', { name: 'Approve' })).toHaveCount(0);

  const office = await beside('sbo.reviewer');
  await portal.open('/approvals', office);
  const card = office
    .getByRole('article')
    .filter({ hasText: masked })
    .or(office.getByRole('article').filter({ hasText: number }));
  await card.getByRole('button', { name: 'Show full numbers' }).click();
  await expect(card).toContainText(number);
  await card.getByRole('button', { name: 'Approve' }).click();
  const dialog = office.getByRole('dialog', { name: 'Approve this change?' });
  await expect(dialog).toContainText(/it takes effect in 24 hours/);
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(office.getByText(/^Approved: .* It takes effect on /)).toBeVisible();

  await page.reload();
  const coming = page.getByRole('article', { name: 'An approved change takes effect soon' });
  await expect(coming).toContainText(masked);
  await expect(coming).toContainText(/Takes effect/);
  // Until then it is paid to the old account.
  await expect(account).toHaveText(before);
});
