import { screen, waitFor, within } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Transaction } from '#contract/finance/transactions.ts';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { choose, click, fill, keyboardInPage } from '#tests/support/portal/portalActions.ts';
import { say } from '#tests/support/portal/portalText.ts';
import { refundStatements } from './refundStatements.ts';

const R = 'transactions.refund';
let portal: Portal;
let store = { id: '', partnerId: '' };
let made = 0;

const pay = async (amount = 1_000_00, product = 'HOME_CREDIT_CARD'): Promise<string> => {
  const values = [`REFUND-${++made}`, store.partnerId, store.id, amount, product];
  return (await portal.app.admin.query(refundStatements.pay, values)).rows[0].id;
};
const show = (id: string, as = 'store.manager') => portal.show(`/transactions/${id}/refund`, { as });
const read = async (id: string): Promise<Transaction> =>
  (await portal.app.call('GET', `/api/transactions/${id}`, { as: 'finance.officer' })).body.data;
const amountField = async () => (await screen.findByLabelText(say(`${R}.amount`))) as HTMLInputElement;
const submit = async () => {
  await click(say(`${R}.submit`));
  const dialog = await screen.findByRole('dialog');
  return within(dialog);
};
const confirm = async (label = `${R}.submit`) => {
  const dialog = await submit();
  (await dialog.findByRole('button', { name: say(label) })).click();
};
/** The next refund arrives and is made; its answer does not come back. */
const loseAnswer = (path: string) =>
  portal.fault.on('POST', path, async (request) => {
    const key = request.headers.get('idempotency-key') ?? '';
    const body = await request.json();
    await portal.app.call('POST', path, { as: 'store.manager', body, headers: { 'Idempotency-Key': key } });
    return new Response('', { status: 502 });
  });
const typeIt = async (amount: string) => {
  await fill(say(`${R}.amount`), amount);
  await choose('Reason', 'Goods returned');
};

beforeAll(async () => {
  portal = await openPortal();
  store = (await portal.app.admin.query(refundStatements.store)).rows[0];
});
afterEach(() => portal.tidy());
afterAll(() => portal.close());

describe('the refund of a payment', () => {
  it('[refund.apply] refunds a part, tells what is left and what is next, and leads on', async () => {
    const id = await pay();
    await show(id);
    await typeIt('250.50');
    const dialog = await submit();
    expect(dialog.getByRole('heading', { name: 'Refund ₱250.50?' })).toBeTruthy();
    (await dialog.findByRole('button', { name: say(`${R}.submit`) })).click();
    const heading = await screen.findByRole('heading', { name: '₱250.50 is being refunded' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByText('Left to refund: ₱749.50')).toBeTruthy();
    expect(screen.getByText(say(`${R}.madeSent`))).toBeTruthy();
    expect((await read(id)).refunds.map(({ refundAmount }) => refundAmount)).toEqual(['250.50']);
    await click(say(`${R}.more`));
    await click('All that is left, ₱749.50', 'radio');
    expect((await amountField()).value).toBe('749.50');
    expect((await amountField()).disabled).toBe(true);
    await choose('Reason', 'Goodwill');
    await confirm();
    await screen.findByText('Left to refund: ₱0.00');
    expect((await read(id)).refunds.map(({ refundAmount }) => refundAmount)).toEqual(['749.50', '250.50']);
  });

  it('[refund.retry] takes over what a refusal says is left, sets the amount to 0 and signals it', async () => {
    const id = await pay();
    await show(id);
    await typeIt('900');
    // In another tab somebody was faster.
    await portal.app.call('POST', `/api/transactions/${id}/refund`, {
      as: 'partner.admin',
      body: { refundAmount: 600, refundReason: 'RETURN' },
      headers: { 'Idempotency-Key': 'other-tab-1' },
    });
    await confirm();
    await screen.findByText(/₱400.00 is left now/);
    expect((await amountField()).value).toBe('0.00');
    await keyboardInPage();
    await screen.findByText('All that is left, ₱400.00');
    await fill(say(`${R}.amount`), '400');
    await confirm();
    await screen.findByText('Left to refund: ₱0.00');
    expect((await read(id)).refunds).toHaveLength(2);
  });

  it('[refund.otherErrors] shows another refusal in the server’s words, and keeps what was typed', async () => {
    const id = await pay();
    await show(id);
    await typeIt('100');
    await portal.app.admin.query(
      `update payment_transaction set status = 'VOIDED', voided_at = now(), voided_by = 'TEST' where id = $1`,
      [id],
    );
    await confirm();
    await screen.findByText('This payment was voided: there is nothing to refund.');
    expect((await amountField()).value).toBe('100');
  });

  it('whose answer is lost is asked for again under the same key, and made once', async () => {
    const id = await pay();
    await show(id);
    await typeIt('100');
    const path = `/api/transactions/${id}/refund`;
    const stop = loseAnswer(path);
    await confirm();
    await screen.findByText(say(`${R}.unknown`));
    expect((await amountField()).disabled).toBe(true);
    expect((await read(id)).refunds).toHaveLength(1);
    stop();
    await click(say(`${R}.again`));
    await screen.findByText('Left to refund: ₱900.00');
    expect((await read(id)).refunds).toHaveLength(1);
    const keys = portal.callsOf('POST', path).map(({ headers }) => headers.get('idempotency-key'));
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  it.each([
    ['SETTLED', null, '₱100.00 was refunded', 'madePaid', '₱900.00'],
    ['FAILED', 'The card was closed.', '₱100.00 was not refunded', 'leftAgain', '₱1,000.00'],
  ])(
    'that has come to %s before its answer is said to have',
    async (status, failure, heading, next, left) => {
      const id = await pay();
      await show(id);
      await typeIt('100');
      const path = `/api/transactions/${id}/refund`;
      const stop = loseAnswer(path);
      await confirm();
      await screen.findByText(say(`${R}.unknown`));
      stop();
      await portal.app.admin.query(refundStatements.send, [id]);
      await portal.app.admin.query(refundStatements.end, [id, status, failure]);
      await click(say(`${R}.again`));
      await screen.findByRole('heading', { name: heading });
      screen.getByText(say(`${R}.${next}`));
      screen.getByText(`Left to refund: ${left}`);
      if (failure) screen.getByText(failure);
    },
  );

  it('outlives a reload before its answer: what was typed is there, and the same intent is made once', async () => {
    const id = await pay();
    await show(id);
    await typeIt('100');
    await show(id);
    expect((await amountField()).value).toBe('100');
    const path = `/api/transactions/${id}/refund`;
    const stop = loseAnswer(path);
    await confirm();
    await screen.findByText(say(`${R}.unknown`));
    stop();
    await show(id);
    await screen.findByText(say(`${R}.unknown`));
    expect((await amountField()).disabled).toBe(true);
    await click(say(`${R}.again`));
    await screen.findByRole('heading', { name: '₱100.00 is being refunded' });
    // The payment was read with it already: it counts once.
    screen.getByText('Left to refund: ₱900.00');
    expect((await read(id)).refunds).toHaveLength(1);
    await click(say(`${R}.more`));
    expect((await amountField()).value).toBe('');
    screen.getByText('At most ₱900.00');
  });

  it('that one person has typed is not there for the next', async () => {
    const id = await pay();
    await show(id);
    await typeIt('77');
    await show(id, 'partner.admin');
    expect((await amountField()).value).toBe('');
    await show(id);
    expect((await amountField()).value).toBe('');
  });

  it('is sent once, however often the button is pressed', async () => {
    const id = await pay();
    await show(id);
    await typeIt('100');
    const dialog = await submit();
    const button = await dialog.findByRole('button', { name: say(`${R}.submit`) });
    button.click();
    button.click();
    await screen.findByText('Left to refund: ₱900.00');
    expect((await read(id)).refunds).toHaveLength(1);
  });

  it('names beside its field what it lacks, and sends nothing', async () => {
    const id = await pay();
    await show(id);
    await amountField();
    for (const [amount, key] of [
      ['', 'amountNeeded'],
      ['0', 'amountNeeded'],
      ['-5', 'amountNeeded'],
      ['1.005', 'amountNeeded'],
    ] as const) {
      await fill(say(`${R}.amount`), amount);
      await click(say(`${R}.submit`));
      await screen.findByText(say(`${R}.${key}`));
    }
    await fill(say(`${R}.amount`), '1,000.01');
    await screen.findByText('At most ₱1,000.00 is left to refund');
    await screen.findByText(say(`${R}.reasonNeeded`));
    await fill(say(`${R}.amount`), '1');
    await choose('Reason', 'Other');
    await click(say(`${R}.submit`));
    expect((await screen.findAllByText(say(`${R}.notesNeeded`))).length).toBeGreaterThan(0);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect((await read(id)).refunds).toEqual([]);
  });

  it('has its amount proposed by the items that come back, and decided by whoever refunds', async () => {
    const id = await pay();
    await portal.app.admin.query(refundStatements.items, [id, store.partnerId, store.id]);
    await show(id);
    await choose('How many of Stand fan', '2');
    expect((await amountField()).value).toBe('200.00');
    await choose('How many of Iron', '1');
    expect((await amountField()).value).toBe('900.00');
    await typeIt('850');
    await confirm();
    await screen.findByText('Left to refund: ₱150.00');
    const { items, refunds } = await read(id);
    expect(items.map(({ refunded }) => refunded)).toEqual([2, 1]);
    expect(refunds[0]?.refundAmount).toBe('850.00');
  });

  it('is not called refunded of its items before it reached the customer', async () => {
    const id = await pay();
    await portal.app.admin.query(refundStatements.items, [id, store.partnerId, store.id]);
    await show(id);
    await choose('How many of Stand fan', '2');
    await choose('Reason', 'Goods returned');
    await confirm();
    await screen.findByText('Left to refund: ₱800.00');
    const fans = async () => {
      await portal.show(`/transactions/${id}`, { as: 'store.manager' });
      return (await screen.findByRole('rowheader', { name: /^Stand fan/ })).textContent;
    };
    expect(await fans()).toBe('Stand fan · refund of 2 under way');
    await portal.app.admin.query(refundStatements.send, [id]);
    await portal.app.admin.query(refundStatements.end, [id, 'SETTLED', null]);
    expect(await fans()).toBe('Stand fan · 2 refunded');
  });

  it('tells before it is sent that a second person decides, and afterwards where it waits', async () => {
    const id = await pay(50_000_00);
    await show(id);
    await fill(say(`${R}.amount`), '20000');
    expect(screen.queryByText(/somebody else has to approve/)).toBeNull();
    await typeIt('20000.01');
    await screen.findByText(/more than ₱20,000.00: somebody else has to approve/);
    await confirm(`${R}.ask`);
    await screen.findByRole('heading', { name: 'Asked for: a refund of ₱20,000.01' });
    const sums = within(await screen.findByRole('region', { name: say('transactions.section.amount') }));
    await sums.findByText(say('transactions.field.underWayAmount'));
    expect(sums.getAllByRole('definition').map((sum) => sum.textContent)).toEqual([
      '₱0.00',
      '₱20,000.01',
      '₱29,999.99',
    ]);
    await click(say(`${R}.toRequest`), 'link');
    await screen.findByRole('heading', { level: 1, name: 'Refund' });
    for (const text of ['₱20,000.01', 'Goods returned', '₱29,999.99'])
      expect((await screen.findAllByText(text)).length, text).toBeGreaterThan(0);
    await click(say('approvals.withdraw'));
    await click(say('approvals.withdraw'), 'button', await screen.findByRole('dialog'));
    await waitFor(async () => expect((await read(id)).remainingRefundAmount).toBe('50000.00'));
  });

  it('is not offered for a cash loan, nor to people who may not', async () => {
    const loan = await pay(1_000_00, 'CASH_LOAN');
    await show(loan);
    await screen.findByText(say(`${R}.never.loan`));
    expect(screen.queryByText('Left to refund')).toBeNull();
    portal.tidy();
    await portal.show(`/transactions/${loan}`, { as: 'store.manager' });
    await screen.findByRole('button', { name: say('transactions.slip.print') });
    expect(screen.queryByRole('link', { name: say(`${R}.submit`) })).toBeNull();
    portal.tidy();
    const id = await pay();
    await portal.show(`/transactions/${id}`, { as: 'frontliner' });
    await screen.findByRole('button', { name: say('transactions.slip.print') });
    expect(screen.queryByRole('link', { name: say(`${R}.submit`) })).toBeNull();
    portal.tidy();
    await portal.show(`/transactions/${id}`, { as: 'store.manager' });
    expect((await screen.findByRole('link', { name: say(`${R}.submit`) })).getAttribute('href')).toBe(
      `/transactions/${id}/refund`,
    );
  });
});
