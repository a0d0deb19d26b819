import { expect, rowsIn, test } from '../setup/journey.ts';
import { looksRight } from '../setup/looksRight.ts';

/** People whom the partner's administrator sent in, and the frontliner without what was given before. */
const prepare = async (): Promise<void> => {
  await rowsIn(
    `delete from user_module where user_id = (select id from user_account where username = 'frontliner')`,
  );
  await rowsIn(`delete from user_request`);
  await rowsIn(
    `insert into user_request (kind, partner_id, access_role_id, first_name, last_name, birth_date, email, mobile_number, status, created_by)
     select 'registration', a.partner_id, r.id, 'Nena', x.name, '1990-01-01', lower(x.name) || $1 || '@example.test', '639171112233',
       'SUBMITTED', 'partner.admin'
     from user_account a, access_role r, (values ('Abad'), ('Bautista'), ('Castro')) as x(name)
     where a.username = 'partner.admin' and r.name = 'ACCOUNTING_FINANCE'`,
    [String(Date.now())],
  );
};

test('asks for a module, takes it back, asks again, and gets it with others by one click', {
  tag: '@phone',
}, async ({ page, portal, beside }) => {
  await prepare();
  await portal.signIn('frontliner');
  await portal.open('/my-account');
  await expect(page.getByRole('heading', { name: 'Modules' })).toBeVisible();
  await looksRight(page, 'my account');
  await page.getByRole('link', { name: 'Ask for a module' }).click();
  await page.getByRole('button', { name: 'Send the request' }).click();
  await expect(page.getByText('Choose at least one module.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'User accounts' }).check();
  await page.getByRole('textbox', { name: /^Why/ }).fill('I keep the roster');
  await page.getByRole('button', { name: 'Send the request' }).click();
  await expect(page.getByText('Your request was sent.')).toBeVisible();
  await looksRight(page, 'what was asked for');
  await page.getByRole('button', { name: 'Cancel the request for User accounts' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the request' }).click();
  await expect(page.getByText(/You may ask for it again/)).toBeVisible();
  await page.getByRole('checkbox', { name: 'User accounts' }).check();
  await page.getByRole('button', { name: 'Send the request' }).click();
  await expect(page.getByText('Pending', { exact: true })).toBeVisible();

  const office = await beside('it.support');
  await office.goto('/user-account/approvals');
  const chosen = office.getByRole('checkbox', { name: /^Choose (Jomar|Nena Abad|Nena Bautista)/ });
  await expect(chosen).toHaveCount(3);
  for (const one of await chosen.all()) await one.check();
  await looksRight(office, 'the requests');
  await expect(office.getByRole('region', { name: 'Chosen rows' })).toContainText('3 chosen');
  await office.getByRole('region', { name: 'Chosen rows' }).getByRole('button', { name: 'Approve' }).click();
  await expect(office.getByRole('dialog')).toContainText('Approve 3 requests?');
  await office.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(office.getByText(/3 requests approved/)).toBeVisible();
  await expect(chosen).toHaveCount(0);
  await office.getByRole('link', { name: /Nena Castro/ }).click();
  await expect(office.getByRole('heading', { level: 1, name: 'Nena Castro' })).toBeVisible();
  await looksRight(office, 'a request');
  await office.getByRole('button', { name: 'Reject' }).click();
  await office
    .getByRole('dialog')
    .getByRole('textbox', { name: 'Reason' })
    .fill('She has an account already');
  await office.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
  await expect(office.getByText('She has an account already')).toBeVisible();

  await page.reload();
  await expect(page.getByText('Approved', { exact: true })).toBeVisible();
  await portal.open('/user-account/list/external');
  await expect(page.getByRole('heading', { level: 1, name: 'User accounts' })).toBeVisible();
});
