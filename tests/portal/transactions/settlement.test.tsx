import { fireEvent, screen, within } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { click } from '#tests/support/portal/portalActions.ts';
import { say } from '#tests/support/portal/portalText.ts';

const RUNS = '/finance-management/settlement';
const PAYOUTS = '/finance-management/payouts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterEach(() => portal.tidy());
afterAll(() => portal.close());

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the page of settlement', () => {
  it('lists the runs, and opens the payouts of a day', async () => {
    await portal.show(RUNS, { as: 'finance.officer' });
    await heading('Settlement');
    fireEvent.click(await screen.findByRole('link', { name: '11/19/2026' }));
    await heading('Payouts');
    expect(await screen.findAllByText('11/19/2026')).not.toHaveLength(0);
    expect(screen.queryByText('11/18/2026')).toBeNull();
  });

  it('has nothing settled that is not over, and says so', async () => {
    await portal.show(RUNS, { as: 'finance.officer' });
    await click(say('settlement.runNow'));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: say('settlement.runNow') }));
    await dialog.findByText(/Every day that is over has been settled/);
  });

  it('offers that to whoever sets what is reckoned with, and to nobody else', async () => {
    await portal.show(RUNS, { as: 'sbo.reviewer' });
    await heading('Settlement');
    expect(screen.queryByRole('button', { name: say('settlement.runNow') })).toBeNull();
  });

  it('says that nothing waits to whoever comes to see what does', async () => {
    await portal.show(`${RUNS}?waiting=all`, { as: 'finance.officer' });
    const waiting = within(await screen.findByRole('region', { name: say('settlement.waiting.title') }));
    await waiting.findByText(say('settlement.waiting.nothing'));
    await portal.show(RUNS, { as: 'finance.officer' });
    await heading('Settlement');
    expect(screen.queryByRole('region', { name: say('settlement.waiting.title') })).toBeNull();
  });

  it('names what waits with a way to mend it', async () => {
    const { admin } = portal.app;
    await admin.query(
      `with s as (insert into merchant (partner_id, hsis_salesroom_code, name, status, is_ewt, is_twa, created_at)
         values (2, 'WAITS', 'Store that waits', 'A', false, false, '2026-01-01') returning id, partner_id),
       f as (insert into transaction_ref (source, reference, day, partner_id, merchant_id)
         select 'TEST', 'WAITS', '2026-11-18', partner_id, id from s returning *)
       insert into payment_transaction (id, day, at, source, reference, partner_id, merchant_id, product, amount)
       select id, day, '2026-11-18T12:00:00+08:00', source, reference, partner_id, merchant_id, 'POS_LOAN', 12345 from f`,
    );
    await admin.query(`delete from mdr_rate where partner_id = 2 and type = 'POS_LOAN'`);
    await portal.show(RUNS, { as: 'sales.admin' });
    const waiting = within(await screen.findByRole('region', { name: say('settlement.waiting.title') }));
    await waiting.findByText('Store that waits');
    waiting.getByText('No rate');
    waiting.getByText('₱123.45');
    waiting.getByText('1 product of a store');
    expect(waiting.getByRole('link', { name: 'Open rates' }).getAttribute('href')).toContain('/mdr-rates');
    // Whoever may not open it is told who mends it.
    await portal.show(RUNS, { as: 'finance.officer' });
    const theirs = within(await screen.findByRole('region', { name: say('settlement.waiting.title') }));
    await theirs.findByText(say('settlement.waiting.byRecords'));
    expect(theirs.queryByRole('link', { name: 'Open rates' })).toBeNull();
  });

  it('says when a change that mends what waits is approved already, and when it takes effect', async () => {
    const { admin } = portal.app;
    await admin.query(
      `insert into approval_request (kind, partner_id, subject, command, base_version, diff, state, maker_id, maker, checker_id,
         checker, decided_at, effective_at)
       values ('MDR_RATE', 2, 'Under way', '{}', 1, '[]', 'SCHEDULED', 1, 'x', 2, 'y', now(), '2026-11-21T02:00:00Z')`,
    );
    await portal.show(RUNS, { as: 'finance.officer' });
    const waiting = within(await screen.findByRole('region', { name: say('settlement.waiting.title') }));
    await waiting.findByText(say('settlement.waiting.approved', { moment: '11/21/2026 10:00' }));
    await admin.query(`delete from approval_request where subject = 'Under way'`);
  });

  it('leads to where the kind of a payee is said', async () => {
    const { admin } = portal.app;
    const { rows } = await admin.query<{ kind: string }>(
      'select business_entity as kind from partner where id = 2',
    );
    await admin.query('update partner set business_entity = null where id = 2');
    await admin.query(
      `with f as (insert into transaction_ref (source, reference, day, partner_id, merchant_id)
         select 'TEST', 'WAITS-KIND', '2026-11-18', m.partner_id, m.id from merchant m
         where m.partner_id = 2 and exists (select from store_tax x where x.merchant_id = m.id and x.is_ewt) order by m.id limit 1 returning *)
       insert into payment_transaction (id, day, at, source, reference, partner_id, merchant_id, product, amount)
       select id, day, '2026-11-18T12:00:00+08:00', source, reference, partner_id, merchant_id, 'HCPAY', 100 from f`,
    );
    await portal.show(RUNS, { as: 'sales.admin' });
    const there = await screen.findByRole('link', { name: 'Open business details' });
    expect(there.getAttribute('href')).toBe('/partner-management/list/partners/2/business-details');
    await admin.query('update partner set business_entity = $1 where id = 2', [rows[0]?.kind]);
    await admin.query(`delete from payment_transaction where reference = 'WAITS-KIND'`);
  });
});

describe('payouts', () => {
  it('open into what they are made of', async () => {
    const { rows } = await portal.app.admin.query<{ id: string; last4: string }>(
      `select p.id, p.account_last4 as last4 from payout p where p.partner_id = 1 and p.status = 'PAID'
       and exists (select from offset_application o where o.payout_id = p.id) order by p.id limit 1`,
    );
    const [payout] = rows;
    await portal.show(`${PAYOUTS}/${payout?.id}`, { as: 'accounting' });
    await screen.findByText('Paid');
    screen.getByText(`…${payout?.last4}`);
    const lines = within(screen.getByRole('table', { name: say('payouts.section.lines') }));
    expect(lines.getAllByRole('row').length).toBeGreaterThan(1);
    screen.getByRole('heading', { name: say('payouts.section.offsets') });
  });

  it('say of which days they are, and that open ones are of all', async () => {
    const filtered = (filter: object) => `${PAYOUTS}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
    await portal.show(filtered({ day: { gte: '2026-11-01', lte: '2026-11-19' } }), { as: 'accounting' });
    await screen.findByText('From 11/01/2026 to 11/19/2026');
    await portal.show(filtered({ status: ['SCHEDULED'] }), { as: 'accounting' });
    await screen.findByText('Of all days');
  });

  it('are not opened by people of stores', async () => {
    await portal.show(PAYOUTS, { as: 'frontliner' });
    expect(screen.queryByRole('heading', { level: 1, name: 'Payouts' })).toBeNull();
  });
});

describe('the statement of a payee', () => {
  it('is reached from its partner’s page, and from the payouts of a partner, whatever their days', async () => {
    await portal.show('/partner-management/list/partners/1', { as: 'sales.admin' });
    const paid = within(await screen.findByRole('region', { name: say('records.payees.title') }));
    fireEvent.click(paid.getAllByRole('link', { name: /^Statement of / })[0] as HTMLElement);
    await screen.findByRole('table', { name: say('payouts.statement.payouts') });
    const filter = JSON.stringify({ partnerId: ['1'], day: { gte: '2020-01-01', lte: '2020-01-02' } });
    await portal.show(`${PAYOUTS}?${new URLSearchParams({ filter })}`, { as: 'accounting' });
    const links = within(await screen.findByRole('navigation', { name: say('payouts.statement.ofPayees') }));
    fireEvent.click(links.getAllByRole('link')[0] as HTMLElement);
    await screen.findByRole('heading', { level: 1, name: /^Statement: / });
  });

  it('ties out on the page, opens each day, and is of the days that are chosen', async () => {
    const { rows } = await portal.app.admin.query<{ id: string; day: string; nets: string }>(
      `select id, day::text, nets from payout where partner_id = 1 and carry_in < 0 order by id desc limit 1`,
    );
    const [{ id, day } = { id: '', day: '' }] = rows;
    await portal.show(`${PAYOUTS}/${id}`, { as: 'accounting' });
    fireEvent.click(await screen.findByRole('link', { name: say('payouts.statement.open') }));
    await screen.findByRole('heading', { level: 1, name: /^Statement: / });
    await portal.show(`${PAYOUTS}/${id}/statement?from=${day}&to=${day}`, { as: 'accounting' });
    const days = within(await screen.findByRole('table', { name: say('payouts.statement.payouts') }));
    expect(days.getAllByRole('row')).toHaveLength(2);
    expect(days.getByRole('link').getAttribute('href')).toBe(`${PAYOUTS}/${id}`);
    // On a phone what is paid is the only amount with a column: what makes it up stands below it.
    expect(days.getAllByRole('cell', { hidden: true })[2]?.textContent).toContain(say('payouts.field.nets'));
    screen.getByRole('button', { name: say('payouts.statement.pdf') });
    const from = screen.getByLabelText(new RegExp(`^${say('payouts.statement.from')}`));
    fireEvent.change(from, { target: { value: '01/01/2020' } });
    await click(say('payouts.statement.show'));
    await screen.findByText(say('payouts.statement.range', { most: 366 }));
  });
});
