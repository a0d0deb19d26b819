import { expect, rowsIn, test } from '../setup/journey.ts';
import { looksRight } from '../setup/looksRight.ts';

test('gives a role with a colleague, takes a feature away, and says each time what it does', async ({
  page,
  portal,
  beside,
}) => {
  test.setTimeout(120_000);
  await rowsIn('delete from user_request');
  await rowsIn(
    `delete from user_module where user_id = (select id from user_account where username = 'online.viewer')`,
  );
  await rowsIn(
    `delete from user_access_role where user_id = (select id from user_account where username = 'online.viewer')
     and access_role_id <> (select id from access_role where name = 'HCPC_ONLINE_VIEW')`,
  );
  await portal.signIn('it.support');
  await portal.open('/user-account/list/internal');
  await page.getByRole('searchbox').fill('online.viewer');
  await page.getByRole('link', { name: /Remedios Capistrano/ }).click();
  await page.getByRole('link', { name: 'Change access' }).click();
  await page.getByRole('checkbox', { name: /^HCPC_FINANCE_EDIT/ }).check();
  await page.getByRole('switch', { name: 'Partners' }).click();
  await looksRight(page, 'the change');
  await page.getByRole('button', { name: 'Check the change' }).click();
  const asked = page.getByRole('dialog');
  await expect(asked).toContainText('Loses: View partners');
  await expect(asked).toContainText('Waits for a colleague to decide, under Requests: HCPC_FINANCE_EDIT');
  await looksRight(page, 'what it does');
  await asked.getByRole('button', { name: 'Change access' }).click();
  await expect(page).toHaveURL(/\/user-account\/\d+$/);
  await expect(page.getByText(/: Loses: View partners/)).toBeVisible();

  const office = await beside('sales.admin');
  await office.goto('/user-account/approvals');
  await office.getByRole('link', { name: /Remedios Capistrano/ }).click();
  await office.getByRole('button', { name: 'Approve' }).click();
  await office.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(office.getByText(/^Approved: /)).toBeVisible();
  await looksRight(office, 'a role that was given');
  await page.reload();
  await expect(page.getByRole('link', { name: 'HCPC_FINANCE_EDIT' })).toBeVisible();
});
