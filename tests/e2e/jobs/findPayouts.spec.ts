import { formatPeso } from '#domain/money.ts';
import { downloaded } from '../setup/files.ts';
import { expect, rowIn, test } from '../setup/journey.ts';

/** The latest payout that the bank has paid to the own account of a store of the demo's first partner. */
const LATEST = `select m.name, to_char(p.day, 'MM/DD/YYYY') as day, p.amount::text from payout p join merchant m on m.id = p.merchant_id
  join user_account u on u.partner_id = m.partner_id and u.username = 'partner.admin'
  where p.status = 'PAID' and p.day > now() - interval '25 days' order by p.day desc, p.id desc limit 1`;

test('a store is found by its name, and what was paid to it', { tag: ['@job', '@phone'] }, async ({
  page,
  portal,
}) => {
  const { name = '', day = '', amount = '' } = await rowIn(LATEST);
  const pesos = formatPeso(Number(amount));
  await portal.signIn('partner.admin');
  await portal.open('/partner-management/list/merchants');
  await page.getByRole('searchbox').first().fill(name);
  const found = page.locator('[data-row-link]');
  await expect(found).toHaveText([name]);
  await found.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  const paid = page.getByRole('region', { name: 'Who is paid' });
  await paid.getByRole('link', { name: `Statement of ${name}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Statement: ${name}` })).toBeVisible();
  expect(await downloaded(page.getByRole('button', { name: 'PDF' }))).toMatch(/\.pdf$/);
  const ofDay = page.getByRole('row').filter({ has: page.getByRole('link', { name: day }) });
  await expect(ofDay).toContainText('Paid');
  await expect(ofDay).toContainText(pesos);

  await ofDay.getByRole('link', { name: day }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Payout breakdown' })).toContainText(pesos);
  const lines = page.getByRole('table', { name: 'Lines' });
  await expect(lines.getByRole('cell', { name: '₱' }).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Sent to the bank' })).toContainText(
    /Paid \d\d\/\d\d\/\d{4}/,
  );
});
