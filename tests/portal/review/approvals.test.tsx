import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addDays, formatDate, manilaDate } from '#domain/day.ts';
import { approvalBench } from '#tests/api/approvals/approvalBench.ts';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { click, fill, keyboardInPage } from '#tests/support/portal/portalActions.ts';
import type { Fault } from '#tests/support/portal/portalFaults.ts';
import { say } from '#tests/support/portal/portalText.ts';
import { type MadeApplication, makeApplication } from '#tests/support/records/applications.ts';

const APPROVALS = '/approvals';
const LIST = '/partner-management/list';
const DAY = '2026-12-15';
const WAITS = `with s as (insert into merchant (partner_id, name, hsis_salesroom_code, status) values ($2, 'Waits', 'WAITS-1', 'A') returning id),
  f as (insert into transaction_ref (source, reference, day, partner_id, merchant_id) select 'CARDS', 'WAITS-1', $1, $2, s.id from s returning *)
  insert into payment_transaction (id, day, at, source, reference, partner_id, merchant_id, product, amount)
  select id, day, $1::date + time '12:00' at time zone 'Asia/Manila', source, reference, partner_id, merchant_id, 'SHOPPINGMALL_PH', 50000 from f`;
const FAULTS: [string, Fault][] = [
  ['500', '500'],
  ['an unreadable answer', 'malformed'],
  ['no answer in time', 'timeout'],
];

let portal: Portal;
let bench: ReturnType<typeof approvalBench>;
let made: MadeApplication;
beforeAll(async () => {
  portal = await openPortal();
  bench = approvalBench(portal.app);
  made = await makeApplication(portal.app.admin, { status: 'A' });
  // Those of the demo would wait too.
  await portal.app.admin.query('delete from approval_request');
});
afterEach(async () => {
  await portal.tidy();
  await portal.app.admin.query('delete from approval_request');
});
afterAll(() => portal.close());

const ask = async (as: string, mdrRate = '1.75'): Promise<string> => {
  const rates = [{ type: 'CASH_LOAN', mdrRate, effectiveFrom: DAY }];
  const { body } = await bench.changeRates(as, ['partners', made.partnerId], rates);
  expect(body.data?.approvalRequestId, JSON.stringify(body)).toEqual(expect.any(String));
  return body.data.approvalRequestId;
};
const stateOf = async (id: string) =>
  (await bench.one<{ state: string }>('select state from approval_request where id = $1', [id])).state;
const ratesAt = (id = made.partnerId) => `${LIST}/partners/${id}/mdr-rates`;
const text = (key: string) => say(`approvals.${key}`);

describe('the approvals', () => {
  it('that wait for the user show what would change, and are approved with one question', async () => {
    const id = await ask('sales.admin');
    await portal.show(APPROVALS, { as: 'sbo.reviewer' });
    const card = await screen.findByRole('article', { name: new RegExp(made.name) });
    expect(within(card).getByRole('heading').textContent).toBe(
      `MDR rates of ${made.name}: Cash Loan 1.750% from 12/15/2026`,
    );
    expect(within(card).getByRole('link', { name: made.name }).getAttribute('href')).toContain(
      made.partnerId,
    );
    expect(card.textContent).toMatch(/Cash Loan, rate.*1\.750%/);
    await within(card).findByText(text('atOnce.MDR_RATE'));
    expect(card.textContent).toContain('12/15/2026');
    await click(text('approve'), 'button', card);
    await click(text('approve'), 'button', await screen.findByRole('dialog'));
    await screen.findByText(text('empty.waiting'));
    const what = `MDR rates of ${made.name}`;
    await screen.findByText(say('approvals.done.MDR_RATE', { what, maker: 'sales.admin' }));
    await keyboardInPage();
    expect(await stateOf(id)).toBe('APPLIED');
    await click(text('tab.decided'), 'link');
    const decided = await screen.findByRole('article', { name: new RegExp(made.name) });
    expect(decided.textContent).toContain(say('approvals.decidedBy', { name: 'sbo.reviewer' }));
  });

  it('are refused with a reason only', async () => {
    const id = await ask('sales.admin', '2.25');
    await portal.show(`${APPROVALS}/${id}`, { as: 'sbo.reviewer' });
    await click(text('refuse'));
    const box = await screen.findByRole('dialog');
    await click(text('refuse'), 'button', box);
    expect(within(box).getByText(text('reasonNeeded'))).toBeTruthy();
    await fill(text('reason'), 'The contract says 2%');
    fireEvent.keyDown(box, { key: 'Escape' });
    await click(text('refuse'), 'button', box);
    expect(await screen.findByText(/The contract says 2%/)).toBeTruthy();
    expect(await stateOf(id)).toBe('REFUSED');
    const what = `MDR rates of ${made.name}`;
    await screen.findByText(say('approvals.done.REFUSED', { what, maker: 'sales.admin' }));
    await keyboardInPage();
  });

  it('are somebody else’s for their maker, who withdraws them', async () => {
    const id = await ask('sbo.reviewer', '2.5');
    await portal.show(`${APPROVALS}?tab=mine`, { as: 'sbo.reviewer' });
    const card = await screen.findByRole('article', { name: new RegExp(made.name) });
    const approve = within(card).getByRole('button', { name: text('approve') });
    expect(approve.hasAttribute('disabled')).toBe(true);
    fireEvent.mouseOver(approve.parentElement ?? approve);
    expect(await screen.findByText(text('ownRequest'))).toBeTruthy();
    await click(text('withdraw'), 'button', card);
    await click(text('withdraw'), 'button', await screen.findByRole('dialog'));
    await waitFor(async () => expect(await stateOf(id)).toBe('WITHDRAWN'));
    await screen.findByText(say('approvals.done.WITHDRAWN', { what: `MDR rates of ${made.name}` }));
    await keyboardInPage();
  });

  it('become void when the record has moved, and say what that means', async () => {
    const id = await ask('sales.admin', '2.75');
    await portal.show(`${APPROVALS}/${id}`, { as: 'sbo.reviewer' });
    await screen.findByRole('button', { name: text('approve') });
    await bench.touch('partners', made.partnerId);
    await click(text('approve'));
    const box = await screen.findByRole('dialog');
    await click(text('approve'), 'button', box);
    await within(box).findByRole('alert');
    await click(say('common.cancel'), 'button', box);
    expect(await screen.findByText(text('void'))).toBeTruthy();
  });

  it('that are not there are said to be missing', async () => {
    await portal.show(`${APPROVALS}/999999999`, { as: 'sbo.reviewer' });
    expect(await screen.findByText(say('errors.notFound'))).toBeTruthy();
  });

  it.each(FAULTS)('failed by %s: are never shown as empty, and are asked for again', async (_, fault) => {
    portal.fault.on('GET', '/api/approval-requests', fault);
    await portal.show(APPROVALS, { as: 'sbo.reviewer' });
    await screen.findByRole('button', { name: say('common.retry') });
    expect(screen.queryByText(text('empty.waiting'))).toBeNull();
    portal.fault.clear();
    await click(say('common.retry'));
    await screen.findByText(text('empty.waiting'));
  });
});

describe('the MDR rates', () => {
  it('[mdr.types] show all six products, those without a rate as pending', async () => {
    await portal.show(ratesAt(), { as: 'sbo.reviewer' });
    const table = await screen.findByRole('table', { name: text('rates.title') });
    expect(within(table).getAllByRole('rowheader')).toHaveLength(6);
    const row = within(table).getByRole('rowheader', { name: 'HCPay' }).closest('tr');
    expect(row?.textContent).toContain('2.500%');
    const none = within(table).getByRole('rowheader', { name: 'POS Loan' }).closest('tr');
    expect(none?.textContent).toContain(text('rates.pending'));
  });

  it('are changed by asking a second person, and only one change waits at a time', async () => {
    await portal.show(ratesAt(), { as: 'sales.admin' });
    await click(text('rates.change'));
    const box = await screen.findByRole('dialog');
    expect(box.textContent).toContain(text('rates.secondPerson'));
    await click(text('rates.send'), 'button', box);
    expect(within(box).getByText(text('rates.nothing'))).toBeTruthy();
    await fill(say('approvals.rates.newRate', { type: 'POS Loan' }), '101');
    expect(within(box).getByText(text('rates.badRate'))).toBeTruthy();
    await fill(say('approvals.rates.newRate', { type: 'POS Loan' }), '3.125');
    const firstDay = within(box).getByLabelText(say('approvals.rates.firstDay', { type: 'POS Loan' }));
    const tomorrow = formatDate(addDays(manilaDate(new Date()), 1));
    expect(firstDay).toHaveProperty('value', tomorrow);
    await fill(say('approvals.rates.firstDay', { type: 'POS Loan' }), formatDate(manilaDate(new Date())));
    await click(text('rates.send'), 'button', box);
    expect(await within(box).findByText(say('approvals.rates.badDay', { day: tomorrow }))).toBeTruthy();
    await fill(say('approvals.rates.firstDay', { type: 'POS Loan' }), DAY);
    await click(text('rates.send'), 'button', box);
    const card = await screen.findByRole('article', { name: text('waits') });
    expect(card.textContent).toContain('3.125%');
    const change = screen.getByRole('button', { name: text('rates.change') });
    expect(change.hasAttribute('disabled')).toBe(true);
    await screen.findByText(say('approvals.rates.sent', { name: made.name }));
    await keyboardInPage();
  });

  it('are proposed from the day on since which payments wait for them', async () => {
    const since = '2026-11-17';
    await portal.app.admin.query(WAITS, [since, made.partnerId]);
    await portal.show(ratesAt(), { as: 'sales.admin' });
    await click(text('rates.change'));
    const box = within(await screen.findByRole('dialog'));
    const firstDay = box.getByLabelText(say('approvals.rates.firstDay', { type: 'Shoppingmall.ph' }));
    expect(firstDay).toHaveProperty('value', formatDate(since));
    expect(box.getAllByText(say('approvals.rates.waiting', { day: formatDate(since) }))).toHaveLength(1);
  });

  it('keep what was typed when the record has moved, and take it the second time', async () => {
    await portal.show(ratesAt(), { as: 'sales.admin' });
    await click(text('rates.change'));
    const box = await screen.findByRole('dialog');
    await bench.touch('partners', made.partnerId);
    await fill(say('approvals.rates.newRate', { type: 'HCPay' }), '2.125');
    await fill(say('approvals.rates.firstDay', { type: 'HCPay' }), DAY);
    await click(text('rates.send'), 'button', box);
    await within(box).findByRole('alert');
    await waitFor(() =>
      expect(portal.callsOf('GET', `/api/partners/${made.partnerId}/mdr-rates`)).toHaveLength(2),
    );
    await waitFor(async () => {
      fireEvent.click(within(box).getByRole('button', { name: text('rates.send') }));
      expect(await screen.findByRole('article', { name: text('waits') }, { timeout: 2_000 })).toBeTruthy();
    });
  });

  it('of people who only look have no button', async () => {
    await portal.show(ratesAt(), { as: 'online.viewer' });
    await screen.findByRole('table', { name: text('rates.title') });
    expect(screen.queryByRole('button', { name: text('rates.change') })).toBeNull();
  });

  it.each(FAULTS)('failed by %s: say so and try again', async (_, fault) => {
    portal.fault.on('GET', '/api/partners/:id/mdr-rates', fault);
    await portal.show(ratesAt(), { as: 'sbo.reviewer' });
    await screen.findByRole('button', { name: say('common.retry') });
    portal.fault.clear();
    await click(say('common.retry'));
    await screen.findByRole('table', { name: text('rates.title') });
  });
});
