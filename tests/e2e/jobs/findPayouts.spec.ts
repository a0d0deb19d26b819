import { expect, rowIn, test } from '../setup/journey.ts';

test('a store is found by its name, and what was paid to it to the centavo', { tag: ['@job', '@phone'] }, async ({
  page,
  portal,
}) => {
  const { name } = await rowIn(
    `select m.name from merchant m join user_account u on u.partner_id = m.partner_id and u.username = 'accounting'
     join payout p on p.merchant_id = m.id and p.status = 'PAID' order by p.day desc, p.id desc limit 1`,
  );
  await portal.signIn('accounting');
  await portal.open('/partner-management/list/merchants');
  await page.getByRole('searchbox').first().fill(name ?? '');
});
