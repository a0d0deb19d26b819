import { screen, waitFor, within } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { click, fill, firstColumn } from '#tests/support/portal/portalActions.ts';
import { say } from '#tests/support/portal/portalText.ts';
import { makeLine } from '#tests/support/settlement/makeLine.ts';

const PAGE = '/transactions';
const F = 'transactions.field';

let portal: Portal;
let store = { id: '', partnerId: '', name: '' };
let id = '';

const STORE = `select m.id, m.partner_id as "partnerId", m.name from user_merchant s join user_account u on u.id = s.user_id
  join merchant m on m.id = s.merchant_id where u.username = 'store.manager'`;
const PAY = `with f as (insert into transaction_ref (source, reference, day, partner_id, merchant_id)
    values ('CARDS', $3, '2026-11-20', $1, $2) returning *)
  insert into payment_transaction (id, day, at, source, reference, partner_id, merchant_id, product, amount, card_last4, cashier)
  select id, day, '2026-11-20T01:30:00Z', source, reference, partner_id, merchant_id, 'HOME_CREDIT_CARD', 123450, '4242', 'Ana Reyes'
  from f returning id`;
const ITEM = `insert into transaction_item (transaction_id, day, position, name, quantity, amount, partner_id, merchant_id)
  values ($1, '2026-11-20', 1, 'Stand fan', 2, 123450, $2, $3)`;
const REFUND = `insert into refund (day, transaction_id, key, partner_id, merchant_id, amount, reason, notes, status, requested_by,
    requested_at, ended_at, failure)
  values ('2026-11-20', $1, $4, $2, $3, $5, 'RETURN', $6, $7, 'store.manager', '2026-11-20T01:40:00Z', $8, $9)`;

beforeAll(async () => {
  portal = await openPortal();
  const { admin } = portal.app;
  store = (await admin.query(STORE)).rows[0];
  id = (await admin.query(PAY, [store.partnerId, store.id, 'PORTAL-1'])).rows[0].id;
  const of = [id, store.partnerId, store.id];
  await admin.query(ITEM, of);
  await admin.query(REFUND, [...of, 'portal-one', 34_50, 'Wrong size', 'APPROVED', null, null]);
  await admin.query(REFUND, [
    ...of,
    'portal-two',
    10_00,
    null,
    'FAILED',
    '2026-11-20T01:50:00Z',
    'Card closed',
  ]);
});
afterEach(() => portal.tidy());
afterAll(() => portal.close());

const totals = () => screen.findByRole('region', { name: say('transactions.totals.title') });
/** What stands under a label of a definition list. */
const under = (box: HTMLElement, label: string): string =>
  within(box).getByText(label, { selector: 'dt' }).nextElementSibling?.textContent ?? '';
const typeReference = async (text: string) => {
  await fill(say('transactions.search'), text);
  await waitFor(() => expect(firstColumn()).toEqual(['PORTAL-1']));
};

describe('the list of payments', () => {
  it('shows a payment with its moment, store, product and amount, and leads to it by its reference', async () => {
    await portal.show(PAGE, { as: 'finance.officer' });
    await screen.findByRole('table', { name: 'Payments' });
    await typeReference('portal-1');
    const row = within(await screen.findByRole('table', { name: 'Payments' }));
    for (const text of ['11/20/2026 09:30', store.name, 'Home Credit Card', '₱1,234.50', 'Posted'])
      expect(row.getByText(text)).toBeTruthy();
    // It did not reach the customer yet: that is not called refunded.
    expect(row.getByText('₱34.50 under way')).toBeTruthy();
    expect(row.queryByText('₱34.50')).toBeNull();
    expect(row.getByRole('link', { name: 'PORTAL-1' }).getAttribute('href')).toBe(`/transactions/${id}`);
  });

  it('is narrowed to amounts that are typed as people write them, once they make a range', async () => {
    await portal.show(PAGE, { as: 'finance.officer' });
    await typeReference('portal-1');
    const filters = await screen.findByRole('group', { name: say('list.filters') });
    await click(say(`${F}.amount`), 'button', filters);
    const apply = () => screen.getByRole<HTMLButtonElement>('button', { name: say('list.apply') });
    for (const [from, to, mistake] of [
      ['1.234', '', 'notAmount'],
      ['-5', '', 'negativeAmount'],
      ['₱1,234.50', '1,234.49', 'amountsReversed'],
    ] as const) {
      await fill(say('list.from'), from);
      await fill(say('list.to'), to);
      expect(screen.getByText(say(`list.${mistake}`))).toBeTruthy();
      expect(apply().disabled).toBe(true);
    }
    await fill(say('list.from'), '₱1,234.51');
    await fill(say('list.to'), '');
    await click(say('list.apply'));
    await screen.findByText(say('list.emptyFilters'));
    await click(/^Amount: ₱1,234\.51 – …$/);
    expect((await screen.findByLabelText<HTMLInputElement>(say('list.from'))).value).toBe('1,234.51');
    await fill(say('list.from'), '1,234.5');
    await fill(say('list.to'), '2000');
    await click(say('list.apply'));
    await waitFor(() => expect(firstColumn()).toEqual(['PORTAL-1']));
    expect(screen.getByRole('button', { name: 'Amount: ₱1,234.50 – ₱2,000.00' })).toBeTruthy();
    const kept = new URLSearchParams(window.location.search).get('filter') ?? '{}';
    expect(JSON.parse(kept)).toMatchObject({ amount: { gte: '1234.50', lte: '2000.00' } });
  });

  it('sums up what is filtered, with the days that it is of', async () => {
    await portal.show(PAGE, { as: 'store.manager' });
    const { data } = (await portal.app.call('GET', '/api/transactions/totals', { as: 'store.manager' })).body;
    const box = await totals();
    await within(box).findByText('Paid from 10/21/2026 to 11/20/2026');
    expect(under(box, say('transactions.totals.count'))).toBe(String(data.count));
    expect(under(box, say('transactions.totals.voided'))).toBe(String(data.voidedCount));
    await typeReference('PORTAL-1');
    await waitFor(async () =>
      expect(under(await totals(), say('transactions.totals.amount'))).toBe('₱1,234.50'),
    );
    await within(await totals()).findByText('Paid on 11/20/2026');
    expect(under(await totals(), say('transactions.totals.refunded'))).toBe('₱0.00');
    expect(under(await totals(), say('transactions.totals.underWay'))).toBe('₱34.50');
  });

  it('folds out the totals by product and by day', async () => {
    await portal.show(PAGE, { as: 'finance.officer' });
    const box = await totals();
    await within(box).findByText(/^Paid from/);
    await click(say('transactions.totals.more'));
    const byProduct = within(
      await screen.findByRole('table', { name: say('transactions.totals.byProduct') }),
    );
    expect(byProduct.getByRole('rowheader', { name: 'Home Credit Card' })).toBeTruthy();
    const byDay = within(await screen.findByRole('table', { name: say('transactions.totals.byDay') }));
    expect(byDay.getByRole('rowheader', { name: '11/20/2026' })).toBeTruthy();
  });

  it('lets staff choose partners, people of a partner stores, and people of a store neither', async () => {
    const offered = async (as: string) => {
      await portal.show(PAGE, { as });
      const group = await screen.findByRole('group', { name: say('list.filters') });
      const has = (key: string) => within(group).queryByRole('button', { name: say(key) }) !== null;
      const found = [has(`${F}.partnerName`), has(`${F}.merchantName`)];
      portal.tidy();
      return found;
    };
    expect(await offered('finance.officer')).toEqual([true, true]);
    expect(await offered('accounting')).toEqual([false, true]);
    expect(await offered('frontliner')).toEqual([false, false]);
  });
});

describe('one payment', () => {
  it('says what was paid, sold, refunded and left', async () => {
    await portal.show(`${PAGE}/${id}`, { as: 'store.manager' });
    expect(await screen.findByRole('heading', { level: 1, name: 'PORTAL-1' })).toBeTruthy();
    const amount = within(screen.getByRole('region', { name: say('transactions.section.amount') }));
    expect(amount.getByText('₱1,234.50')).toBeTruthy();
    expect(amount.getByText('₱1,200.00')).toBeTruthy();
    const items = within(screen.getByRole('table', { name: 'Items' }));
    expect(items.getByRole('row', { name: /Stand fan 2 ₱1,234.50/ })).toBeTruthy();
    const refunds = within(screen.getByRole('region', { name: 'Refunds' }));
    expect(refunds.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      '₱10.00',
      '₱34.50',
    ]);
    const why = refunds.getByRole('note');
    for (const text of ['Why it was not refunded', 'Card closed', say('transactions.refund.leftAgain')])
      expect(why.textContent).toContain(text);
    for (const text of ['Failed', 'Wrong size', 'Goods returned'])
      expect(refunds.getAllByText(text).length).toBeGreaterThan(0);
  });

  it('leads to its line and its payout once it is settled, whoever reads their reports', async () => {
    const { admin } = portal.app;
    const made = await makeLine(admin, { merchantId: store.id, product: 'HOME_CREDIT_CARD' });
    const paid = await admin.query(PAY, [store.partnerId, store.id, 'PORTAL-2']);
    await admin.query('update payment_transaction set line_id = $1 where id = $2', [
      made.id,
      paid.rows[0].id,
    ]);
    const links = async (as: string) => {
      await portal.show(`${PAGE}/${paid.rows[0].id}`, { as });
      const panel = within(await screen.findByRole('region', { name: say('transactions.section.amount') }));
      expect(panel.getByText(/^Settled with/)).toBeTruthy();
      const found = panel.queryAllByRole('link').map((link) => link.getAttribute('href'));
      portal.tidy();
      return found;
    };
    expect(await links('finance.officer')).toEqual([
      `/finance-management/reports/disbursement/home-credit-card/${made.id}`,
      `/finance-management/payouts/${made.payoutId}`,
    ]);
    expect(await links('frontliner')).toEqual([]);
  });

  it('is printed as a slip, which says that it is no receipt', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    await portal.show(`${PAGE}/${id}`, { as: 'frontliner' });
    await click(say('transactions.slip.print'));
    expect(print).toHaveBeenCalledTimes(1);
    const slip = within(document.querySelector<HTMLElement>('[data-print-sheet]') as HTMLElement);
    for (const text of [
      'PORTAL-1',
      'Ana Reyes',
      '•••• 4242',
      '2 × Stand fan',
      // One that came to nothing is not called refunded.
      /^Refund \d\d\/\d\d\/\d{4} \(Failed\)$/,
      say('transactions.slip.noReceipt'),
    ])
      expect(slip.getByText(text)).toBeTruthy();
    vi.unstubAllGlobals();
  });

  it('of somebody else is not found, with the way back to the list', async () => {
    await portal.show(`${PAGE}/${id}`, { as: 'other.partner' });
    const back = await screen.findByRole('link', { name: /list/i });
    expect(back.getAttribute('href')).toBe(PAGE);
  });
});
