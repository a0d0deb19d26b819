import { screen, within } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { TEST_NOW } from '#tests/support/app/testNow.ts';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { choose } from '#tests/support/portal/portalActions.ts';
import { say } from '#tests/support/portal/portalText.ts';

const PAGE = '/transactions';
const TITLE = say('transactions.today.title', { day: '11/20/2026' });

let portal: Portal;
let second = { id: '', name: '' };
const PAY = `with s as (select m.merchant_id, m.partner_id from user_merchant m join user_account u on u.id = m.user_id
    where u.username = 'store.manager'),
  f as (insert into transaction_ref (source, reference, day, partner_id, merchant_id)
    select 'TODAY', x.reference, x.day::date, partner_id, merchant_id from s,
      (values ('TODAY-1', '2026-11-20'), ('TODAY-2', '2026-10-05')) x (reference, day) returning *),
  t as (insert into payment_transaction (id, day, at, source, reference, partner_id, merchant_id, product, amount, cashier)
    select id, day, day + interval '4 hours', source, reference, partner_id, merchant_id, 'HCPAY', 123450,
      case reference when 'TODAY-1' then 'Zenaida of the till' else 'Yoly, of before' end from f
    returning *)
  insert into refund (day, transaction_id, key, partner_id, merchant_id, amount, reason, requested_by, requested_at)
  select day, id, 'today-refund', partner_id, merchant_id, 3450, 'RETURN', 'store.manager', '2026-11-20T01:00:00Z' from t
  where reference = 'TODAY-2'`;

/** A second store for the manager: one of the same partner without payments. */
const SECOND = `with u as (select id, partner_id from user_account where username = 'store.manager'),
  m as (select m.id, m.name from merchant m join u on u.partner_id = m.partner_id
    where m.id not in (select merchant_id from user_merchant where user_id = u.id)
      and not exists (select from payment_transaction t where t.merchant_id = m.id) order by m.id limit 1),
  w as (insert into user_merchant (user_id, partner_id, merchant_id) select u.id, u.partner_id, m.id from u, m)
  select id::text, name from m`;

beforeAll(async () => {
  portal = await openPortal();
  await portal.app.admin.query(PAY);
  second = (await portal.app.admin.query(SECOND)).rows[0];
});
const begin = (now: Date) => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  portal.app.clock.set(now);
};
beforeEach(() => begin(TEST_NOW));
afterEach(() => {
  vi.useRealTimers();
  portal.tidy();
});
afterAll(() => portal.close());

describe('the payments of a store begin with today', () => {
  it('by cashier, with what was refunded today of whichever day, and with the sum of all', async () => {
    await portal.show(PAGE, { as: 'frontliner' });
    const today = within(await screen.findByRole('region', { name: TITLE }));
    const table = within(await today.findByRole('table', { name: say('transactions.totals.byCashier') }));
    // How many stands beside each where there is room.
    const cells = (name: string) =>
      within(table.getByRole('rowheader', { name }).closest('tr') as HTMLElement)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect(cells('Zenaida of the till')).toEqual(['₱1,234.50', '—']);
    expect(cells('Yoly, of before')).toEqual(['₱0.00', '₱34.50']);
    expect(cells(say('transactions.today.all'))).toEqual(['₱1,234.50', '₱34.50']);
    const only = today.getByRole('link', { name: say('transactions.today.only') });
    expect(decodeURIComponent(only.getAttribute('href') ?? '')).toContain('"gte":"2026-11-20"');
  });

  it('and says so where nothing was paid yet; people of partners have no such panel', async () => {
    begin(new Date('2026-11-20T16:00:00Z'));
    await portal.show(PAGE, { as: 'store.manager' });
    const next = say('transactions.today.title', { day: '11/21/2026' });
    await within(await screen.findByRole('region', { name: next })).findByText(
      say('transactions.today.none'),
    );
    portal.tidy();
    await portal.show(PAGE, { as: 'partner.admin' });
    await screen.findByRole('region', { name: say('transactions.totals.title') });
    expect(screen.queryByRole('region', { name: next })).toBeNull();
  });

  it('of the store one chooses, where one works in several, whose list of the day the way leads to', async () => {
    const { name, id } = second;
    await portal.show(PAGE, { as: 'store.manager' });
    const today = within(await screen.findByRole('region', { name: TITLE }));
    const stores = await today.findByRole('combobox', { name: say('transactions.field.merchantName') });
    await today.findByRole('rowheader', { name: 'Zenaida of the till' });
    stores.focus();
    await choose(say('transactions.field.merchantName'), name, name);
    await today.findByText(say('transactions.today.none'));
    const only = today.getByRole('link', { name: say('transactions.today.only') });
    expect(decodeURIComponent(only.getAttribute('href') ?? '')).toContain(`"merchantId":["${id}"]`);
  });
});
