import { screen, waitFor, within } from '@testing-library/dom';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { choose, click, fill } from '#tests/support/portal/portalActions.ts';
import { say } from '#tests/support/portal/portalText.ts';
import { refundStatements } from './refundStatements.ts';

const R = 'transactions.refund';
let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

/** A payment of a hundred pesos, and the form to refund all of it filled in. */
const fillIn = async (reference: string): Promise<string> => {
  const { admin } = portal.app;
  const store = (await admin.query(refundStatements.store)).rows[0];
  const values = [reference, store.partnerId, store.id, 100_00, 'HOME_CREDIT_CARD'];
  const { id } = (await admin.query(refundStatements.pay, values)).rows[0];
  await portal.show(`/transactions/${id}/refund`, { as: 'store.manager' });
  await fill(say(`${R}.amount`), '100');
  await choose('Reason', 'Goods returned');
  return id;
};
const refund = async () => {
  await click(say(`${R}.submit`));
  await click(say(`${R}.submit`), 'button', await screen.findByRole('dialog'));
};

it('the processor’s answer to a refund comes to the page on which somebody waits for it', async () => {
  const id = await fillIn('REFUND-SOON');
  await refund();
  await screen.findByText(say(`${R}.madeSent`));
  await portal.app.admin.query(refundStatements.send, [id]);
  await portal.app.admin.query(refundStatements.end, [id, 'SETTLED', null]);
  await screen.findByText(say(`${R}.madePaid`));
  portal.tidy();
});

it('a refund of what somebody else refunded in the meantime is said to be none', async () => {
  const id = await fillIn('REFUND-LATE');
  await portal.app.call('POST', `/api/transactions/${id}/refund`, {
    ...{ as: 'partner.admin', body: { refundAmount: 100, refundReason: 'RETURN' } },
    headers: { 'Idempotency-Key': 'in-the-meantime' },
  });
  await refund();
  const told = await screen.findByText(say(`${R}.tooLate`));
  const box = told.closest<HTMLElement>('[role=alert]') as HTMLElement;
  await waitFor(() => expect(document.activeElement).toBe(box));
  expect(within(box).queryByText(say(`${R}.never.nothing_left`))).toBeNull();
  expect(screen.getByText(say(`${R}.never.nothing_left`))).toBeTruthy();
  portal.tidy();
});

it('an equal refund is asked about in the form, and made once it is confirmed; nothing typed is lost', async () => {
  const { admin } = portal.app;
  const store = (await admin.query(refundStatements.store)).rows[0];
  const values = ['REFUND-SAME', store.partnerId, store.id, 500_00, 'HOME_CREDIT_CARD'];
  const { id } = (await admin.query(refundStatements.pay, values)).rows[0];
  await portal.app.call('POST', `/api/transactions/${id}/refund`, {
    ...{ as: 'partner.admin', body: { refundAmount: 100, refundReason: 'RETURN' } },
    headers: { 'Idempotency-Key': 'a-moment-before' },
  });
  await portal.show(`/transactions/${id}/refund`, { as: 'store.manager' });
  await fill(say(`${R}.amount`), '100');
  await choose('Reason', 'Goods returned');
  await refund();
  const title = await screen.findByText(say('common.sameMoney.title'));
  await waitFor(() => expect(document.activeElement?.contains(title)).toBe(true));
  expect(screen.getByText(/A refund of ₱100.00 was requested for this payment on/)).toBeTruthy();
  await click(say('common.sameMoney.back'));
  expect(screen.queryByText(say('common.sameMoney.title'))).toBeNull();
  expect((screen.getByLabelText(say(`${R}.amount`)) as HTMLInputElement).value).toBe('100');
  await refund();
  await screen.findByText(say('common.sameMoney.title'));
  await click(say(`${R}.same.anyway`));
  await screen.findByText(say(`${R}.madeSent`));
  const { rows } = await admin.query(
    'select r.same_refund_id is not null as confirmed from refund r where r.transaction_id = $1 order by r.id',
    [id],
  );
  expect(rows).toEqual([{ confirmed: false }, { confirmed: true }]);
  await portal.show(`/transactions/${id}`, { as: 'store.manager' });
  await screen.findByText('Confirmed as another refund than');
  portal.tidy();
});
