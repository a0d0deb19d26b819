import { chooseAction } from '../setup/corrections.ts';
import { expect, rowIn, test } from '../setup/journey.ts';

/** An application of the demo that lacks nothing: nobody has taken it, and its documents are there. */
const COMPLETE = `select p.id::text, p.name,
    (select count(*) from merchant m where m.partner_id = p.id and m.status = 'SUBMITTED')::text as stores
  from partner p
  where p.status = 'SUBMITTED' and p.workflow_status is null and p.reference_number is not null
    and not exists (select from review_claim r where r.partner_id = p.id)
    and (select count(distinct d.code) from document d where d.partner_id = p.id and d.merchant_id is null and d.is_enabled
      and d.code in ('BIR_2303', 'SIGNATORY_ID', case p.business_entity when 'SOLE_PROPRIETORSHIP' then 'DTI' else 'SEC' end)) = 3
    and exists (select from merchant m where m.partner_id = p.id and m.status = 'SUBMITTED')
  order by p.id limit 1`;

test('an application is reviewed and approved, its contract is drawn up, and it is activated with its stores', {
  tag: '@job',
}, async ({ page, portal, beside }) => {
  const { id = '', name = '', stores = '' } = await rowIn(COMPLETE);
  await portal.signIn('sbo.reviewer');
  await portal.open('/partner-management/queue');
  const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });
  await row.getByRole('button', { name: `Take: ${name}` }).click();
  await expect(row).toContainText('Taken by you');
  await row.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await chooseAction(page, 'Approve');
  const dialog = page.getByRole('dialog', { name: `Approve ${name}?` });
  await expect(dialog).toContainText('Its submitted stores are approved with it.');
  await dialog.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(
    page.getByText(`${name} is approved, and the applicant is told. Next it is activated.`),
  ).toBeVisible();
  await expect(page.getByText('Approved', { exact: true }).first()).toBeVisible();

  await chooseAction(page, 'Activate');
  await page.getByRole('dialog').getByRole('button', { name: 'Activate', exact: true }).click();
  await expect(page.getByText(`${name} is active.`)).toBeVisible();

  const sales = await beside('sales.admin');
  await portal.open(
    `/contract-management/list?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`,
    sales,
  );
  await expect(sales.getByText(/^CN-\d{4}-\d+$/)).toHaveCount(1);
  await portal.open(`/partner-management/list/partners/${id}/merchant-list`, sales);
  // The partner itself, in the head of its page, and each of its stores.
  await expect(sales.getByRole('main').getByText('Active', { exact: true })).toHaveCount(1 + Number(stores));
});
