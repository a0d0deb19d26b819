import { formatPeso } from '#domain/money.ts';
import { REFUND_LIMIT } from '#domain/transactions/refundRefusal.ts';
import { behaviourOf } from '#server/areas/transactions/processor/simulatedProcessor.ts';
import { expect, rowIn, test } from '../setup/journey.ts';

interface Payment {
  reference: string;
  amount: number;
}

/** Payments of the demo's first store of which nothing was refunded and all of which takes a second person, the latest first. */
const LARGE = `select coalesce(json_agg(json_build_object('reference', reference, 'amount', amount) order by day desc, id desc), '[]') as payments
  from (select f.reference, t.amount, t.day, t.id from payment_transaction t join transaction_ref f on f.id = t.id
    join user_merchant s on s.merchant_id = t.merchant_id join user_account u on u.id = s.user_id and u.username = 'store.manager'
    where t.status = 'POSTED' and t.refunded = 0 and t.amount > $1 and t.product <> 'CASH_LOAN') as large`;

/** One that the demo's processor pays back at once. */
const largePayment = async (): Promise<Payment> => {
  const { payments } = (await rowIn(LARGE, [String(REFUND_LIMIT)])) as unknown as { payments: Payment[] };
  const payment = payments.find(({ reference }) => behaviourOf(reference) === 'SETTLES');
  if (!payment) throw new Error('No payment of the demo is left to refund');
  return payment;
};

test('a store asks for a refund above the limit, finance approves it, and it is paid back', {
  tag: ['@job', '@phone'],
}, async ({ page, portal, beside }) => {
  const { reference, amount } = await largePayment();
  const pesos = formatPeso(amount);
  await portal.signIn('store.manager');
  await portal.open('/transactions');
  const search = page.getByPlaceholder('Reference, or last four of a card');
  await search.fill(reference);
  await search.press('Enter');
  await page.getByRole('link', { name: reference, exact: true }).click();
  await page.getByRole('link', { name: 'Refund', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Refund of ${reference}` })).toBeVisible();
  await page.getByRole('radio', { name: `All that is left, ${pesos}` }).check();
  await page.getByLabel('Reason').click();
  await page.getByRole('option', { name: 'Order cancelled' }).click();
  await expect(page.getByText(/somebody else has to approve this one before it is sent/)).toBeVisible();
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  await page
    .getByRole('dialog', { name: `Refund ${pesos}?` })
    .getByRole('button', { name: 'Ask for approval' })
    .click();
  await expect(page.getByRole('heading', { name: `Asked for: a refund of ${pesos}` })).toBeFocused();
  await page.getByRole('link', { name: 'To the payment' }).click();
  const refunds = page.getByRole('region', { name: 'Refunds' });
  await expect(refunds).toContainText('Waits for approval');

  const finance = await beside('finance.officer');
  await portal.open('/approvals', finance);
  const card = finance.getByRole('article').filter({ hasText: reference });
  await expect(card).toContainText(pesos);
  await card.getByRole('button', { name: 'Approve' }).click();
  const dialog = finance.getByRole('dialog', { name: 'Approve this change?' });
  await expect(dialog).toContainText(pesos);
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(card).toHaveCount(0);

  // The worker sends it within seconds, and the processor of the demo pays it back.
  await portal.open(new URL(page.url()).pathname);
  await expect(refunds.getByText('Refunded', { exact: true })).toBeVisible({ timeout: 45_000 });
  await expect(refunds.getByRole('heading', { name: pesos })).toBeVisible();
  await expect(refunds).toContainText(/Decided by\s*Finance/);
  await expect(page.getByRole('link', { name: 'Refund', exact: true })).toHaveCount(0);
});
