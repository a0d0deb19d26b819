import { expect, test } from '../setup/journey.ts';
import { addStores, copyAddress, fillBank, fillBusiness, nextStep } from '../setup/newPartner.ts';
import { unlike } from '../setup/roleForm.ts';
import { inDatabase } from '../setup/signIn.ts';

test('a new partner is entered with three stores, and those who review find it', { tag: '@job' }, async ({
  page,
  portal,
  beside,
}) => {
  await inDatabase("delete from draft where key like 'new-%'");
  const name = unlike('Tindahan ni Nena');
  const names = [`${name} Bayan`, `${name} Palengke`, `${name} Crossing`] as const;
  await portal.signIn('sales.admin');
  await portal.open('/partner-management/list/applications');
  await page.getByRole('link', { name: 'New partner' }).click();
  await fillBusiness(page, name);
  await nextStep(page);
  await fillBank(page);
  await nextStep(page);
  await addStores(page, names);
  await copyAddress(page, names);
  for (const step of [
    'branch-details/retailer',
    'branch-details/commodity',
    'required-documents',
    'review',
  ]) {
    await nextStep(page);
    await expect(page).toHaveURL(new RegExp(step));
  }
  await page.getByRole('button', { name: 'Submit application' }).click();
  await expect(page).toHaveURL(/list\/applications\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText(`The application of ${name} is submitted.`, { exact: false })).toBeVisible();
  await expect(page.getByText('Submitted', { exact: true }).first()).toBeVisible();

  const reviewer = await beside('sbo.reviewer');
  await portal.open('/partner-management/queue?sort=-dtimeSubmitted', reviewer);
  await reviewer.getByRole('link', { name, exact: true }).click();
  await expect(reviewer.getByRole('heading', { level: 1, name })).toBeVisible();
  await reviewer
    .getByRole('link', { name: /^Stores/ })
    .first()
    .click();
  for (const store of names)
    await expect(reviewer.getByRole('link', { name: store, exact: true })).toBeVisible();
});
