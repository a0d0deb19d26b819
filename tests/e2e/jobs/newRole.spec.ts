import { acceptCookies, expect, test } from '../setup/journey.ts';
import { fillPerson, newestInvitation, next } from '../setup/newUser.ts';
import { grant, openMenu, unlike } from '../setup/roleForm.ts';
import { inDatabase } from '../setup/signIn.ts';

test('a role is made and somebody invited into it; a second person confirms them, and they may do just that', {
  tag: '@job',
}, async ({ page, portal, browser, beside }) => {
  await inDatabase("delete from draft where key = 'new-user/form'");
  const role = unlike('Till helper');
  const username = unlike('ana').replace(' ', '.');
  await portal.signIn('sales.admin');
  await portal.open('/access-role-management/list');
  await page.getByRole('link', { name: 'Create access role' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(role);
  await grant(page, 'Payment transactions', 'View payment transactions');
  await page.getByRole('button', { name: 'Create access role' }).click();
  await expect(page.getByRole('heading', { level: 1, name: role })).toBeVisible();
  await expect(page.getByText('1 of 25 enabled')).toBeVisible();

  await portal.open('/user-account/list/internal');
  await page.getByRole('link', { name: 'Add user' }).click();
  await page.getByRole('switch', { name: 'One of our own staff' }).check();
  await fillPerson(page, `${username}@example.test`);
  await next(page);
  await page.getByRole('radio', { name: new RegExp(`^${role}`) }).check();
  await next(page);
  await expect(page).toHaveURL('/user-account-create/features');
  await next(page);
  await expect(page.getByText(role)).toBeVisible();
  await page.getByRole('button', { name: 'Create account and invite' }).click();
  await expect(page.getByText(/^Invited\. Until/)).toBeVisible();

  const colleague = await beside('it.support');
  await colleague.goto('/user-account/approvals');
  await colleague
    .getByRole('link', { name: /^Ana Reyes/ })
    .first()
    .click();
  await expect(colleague.getByText(role).first()).toBeVisible();
  await colleague.getByRole('button', { name: 'Approve' }).click();
  await colleague.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(colleague.getByText('Approved', { exact: true }).first()).toBeVisible();

  const own = await browser.newContext({ baseURL: portal.url });
  await acceptCookies(own, portal.url);
  const theirs = await own.newPage();
  await theirs.goto(await newestInvitation(page));
  await theirs.getByRole('textbox', { name: 'Username' }).fill(username);
  await theirs.getByLabel('Password', { exact: true }).fill('Bagong-Lihim-2026');
  await theirs.getByLabel('Repeat the password').fill('Bagong-Lihim-2026');
  await theirs.getByRole('button', { name: 'Create my account' }).click();
  await expect(theirs.getByRole('heading', { level: 1, name: /^Good/ })).toBeVisible();
  await openMenu(theirs);
  const menu = theirs.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link', { name: 'Payouts' })).toHaveCount(0);
  await menu.getByRole('link', { name: 'Payments' }).click();
  await expect(theirs.getByRole('main').getByText('₱').first()).toBeVisible();
  await theirs.goto('/access-role-management/list');
  await expect(
    theirs.getByRole('heading', { level: 1, name: 'You do not have access to this page' }),
  ).toBeVisible();
  await own.close();

  await page.reload();
  await expect(page.getByText(username).first()).toBeVisible();
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
});
