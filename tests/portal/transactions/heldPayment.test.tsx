import { screen, within } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { click, fill } from '#tests/support/portal/portalActions.ts';
import { say } from '#tests/support/portal/portalText.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterEach(() => portal.tidy());
afterAll(() => portal.close());

const HOLD = `with f as (insert into transaction_ref (source, reference, day, partner_id, merchant_id)
    select 'CARDS', $1, '2026-11-20', m.partner_id, m.id from merchant m where m.partner_id = 1 order by m.id limit 1 returning *)
  insert into payment_transaction (id, day, at, source, reference, partner_id, merchant_id, product, amount, status, hold_reason, held_at)
  select id, day, '2026-11-20T01:30:00Z', source, reference, partner_id, merchant_id, 'HOME_CREDIT_CARD', 999999999, 'HELD',
    'store_limit', '2026-11-20T01:31:00Z' from f returning id`;
const held = async (reference: string): Promise<string> =>
  (await portal.app.admin.query(HOLD, [reference])).rows[0].id;
const statusOf = async (id: string) =>
  (await portal.app.admin.query('select status, void_reason from payment_transaction where id = $1', [id]))
    .rows[0];
const open = async (id: string, as: string) => {
  await portal.show(`/transactions/${id}`, { as });
  return within(await screen.findByRole('alert'));
};
const confirm = async (name: string) => click(name, 'button', await screen.findByRole('dialog'));

describe('the page of a held payment', () => {
  it('says why it is held, and releases it', async () => {
    const id = await held('HELD-1');
    const alert = await open(id, 'finance.officer');
    alert.getByText('Held: Above the store’s limit');
    expect(screen.queryByRole('link', { name: say('transactions.refund.submit') })).toBeNull();
    await click(say('transactions.held.release'));
    await confirm(say('transactions.held.release'));
    await screen.findByText('Posted');
    await screen.findByText('Released by');
    expect((await statusOf(id)).status).toBe('POSTED');
  });

  it('voids it with a reason, and not without one', async () => {
    const id = await held('HELD-2');
    await open(id, 'finance.officer');
    await click(say('transactions.held.void'));
    await confirm(say('transactions.held.void'));
    await screen.findByText(say('transactions.held.reasonNeeded'));
    await fill(/^Reason/, 'Nobody paid it');
    await confirm(say('transactions.held.void'));
    await screen.findByText('Nobody paid it');
    expect(await statusOf(id)).toEqual({ status: 'VOIDED', void_reason: 'Nobody paid it' });
  });

  it('offers neither to people who do not answer for settings, nor the reason to partners', async () => {
    const id = await held('HELD-3');
    const alert = await open(id, 'partner.admin');
    alert.getByText(say('transactions.held.title'));
    expect(alert.queryByRole('button', { name: say('transactions.held.release') })).toBeNull();
  });
});
