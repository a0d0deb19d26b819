import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { formatDate } from '#domain/day.ts';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { click } from '#tests/support/portal/portalActions.ts';
import { say } from '#tests/support/portal/portalText.ts';
import { makeLine } from '#tests/support/settlement/makeLine.ts';

const REPORT = '/finance-management/reports/disbursement';
const OFFSETS = '/offset-report/list';

let portal: Portal;
let sale: Awaited<ReturnType<typeof makeLine>>;
let owing: Awaited<ReturnType<typeof makeLine>>;
beforeAll(async () => {
  portal = await openPortal();
  const { admin } = portal.app;
  sale = await makeLine(admin, { gross: 1_234_567, product: 'SHOPPINGMALL_PH' });
  owing = await makeLine(admin, { gross: 0, refunds: 45_600 });
  const paid = await makeLine(admin, { gross: 10_000, carryIn: -45_600 });
  await admin.query(
    'insert into offset_application (line_id, payout_id, amount, partner_id, merchant_id) values ($1, $2, 10000, $3, 1)',
    [owing.id, paid.payoutId, owing.partnerId],
  );
});
afterEach(() => portal.tidy());
afterAll(() => portal.close());

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const ofDay = (path: string, day: string) =>
  `${path}?filter=${encodeURIComponent(JSON.stringify({ day: { gte: day, lte: day } }))}`;
const totals = () => screen.findByRole('region', { name: say('disbursements.totals.title') });

describe('the disbursement report', () => {
  it('[route.finance.disbursement.list] sums up what is filtered, and each sum opens its rows', async () => {
    await portal.show(ofDay(REPORT, sale.day), { as: 'finance.officer' });
    await heading('Disbursement report');
    const sums = within(await totals());
    await sums.findAllByText('₱12,345.67');
    sums.getByText(say('disbursements.field.withholdingTax'), { selector: 'dt' });
    await click(say('disbursements.totals.more'));
    const days = within(await sums.findByRole('table', { name: say('disbursements.field.day') }));
    fireEvent.click(days.getByRole('link', { name: formatDate(sale.day) }));
    const rows = await screen.findAllByRole('row', { name: /Shoppingmall\.ph/ });
    expect(rows).toHaveLength(1);
  });

  it('[route.finance.disbursement.list] has a tab for each product, which narrows rows and sums', async () => {
    await portal.show(ofDay(`${REPORT}/hcpay`, sale.day), { as: 'finance.officer' });
    await within(await totals()).findAllByText('₱0.00');
    const tabs = within(screen.getByRole('navigation', { name: say('disbursements.tabs') }));
    expect(tabs.getAllByRole('link')).toHaveLength(7);
    expect(tabs.getByRole('link', { name: 'HCPay' }).getAttribute('aria-current')).toBe('page');
  });

  it('[route.finance.disbursement.detail] opens a line into how it was reckoned, and to whom it goes', async () => {
    await portal.show(`${REPORT}/shoppingmall-ph/${sale.id}`, { as: 'accounting' });
    const reckoning = await screen.findByRole('region', { name: say('disbursements.reckoning') });
    expect(within(reckoning).getAllByText('₱12,345.67')).toHaveLength(2);
    within(reckoning).getByText(say('disbursements.owed'));
    const payee = within(screen.getByRole('region', { name: say('disbursements.payee') }));
    expect(payee.getByRole('link', { name: 'Scheduled' }).getAttribute('href')).toBe(
      `/finance-management/payouts/${sale.payoutId}`,
    );
  });

  it('prints what is filtered, whatever the page, of the product of its tab', async () => {
    await portal.show(ofDay(`${REPORT}/shoppingmall-ph`, sale.day), { as: 'finance.officer' });
    await within(await totals()).findAllByText('₱12,345.67');
    await click(say('list.print.pdf'));
    await waitFor(() =>
      expect(portal.downloads.map(({ name }) => name)).toContain(
        `disbursement-report-${sale.day}-${sale.day}.pdf`,
      ),
    );
  });

  it('says before it is printed that it is too long for paper, and what to do', async () => {
    const { admin } = portal.app;
    const { id, day } = await makeLine(admin, { gross: 100 });
    const more = `insert into disbursement_line (run_id, day, partner_id, merchant_id, product, rate_set, terms, item_from, item_to,
        payment_count, refund_count, gross, refunds, base, commission, tax_on_commission, withholding_tax, ewt, non_twa_net, twa_net, net,
        mdr_percent, is_ewt, is_twa, payee_name, payout_id)
      select run_id, day, partner_id, merchant_id, product, 'more ' || n, terms, item_from, item_to, payment_count, refund_count, gross,
        refunds, base, commission, tax_on_commission, withholding_tax, ewt, non_twa_net, twa_net, net, mdr_percent, is_ewt, is_twa,
        payee_name, payout_id from disbursement_line, generate_series($2::int, $3::int) n where id = $1`;
    const button = async (lines: string) => {
      await portal.show(ofDay(REPORT, day), { as: 'finance.officer' });
      await within(await totals()).findByText(lines);
      await screen.findAllByRole('row', { name: new RegExp(formatDate(day)) });
      return screen.getByRole<HTMLButtonElement>('button', { name: say('list.print.pdf') });
    };
    await admin.query(more, [id, 2, 2000]);
    expect((await button('2,000')).disabled).toBe(false);
    portal.tidy();
    await admin.query(more, [id, 2001, 2001]);
    const pdf = await button('2,001');
    expect(pdf.disabled).toBe(true);
    fireEvent.mouseOver(pdf.parentElement ?? pdf);
    expect((await screen.findByRole('tooltip')).textContent).toMatch(
      /more than 2,000 lines.*choose fewer days, or export it/,
    );
  });

  it('does not know a product that is none', async () => {
    await portal.show(`${REPORT}/gold`, { as: 'finance.officer' });
    await waitFor(() =>
      expect(screen.queryByRole('heading', { level: 1, name: 'Disbursement report' })).toBeNull(),
    );
  });
});

describe('the offset report', () => {
  it('[route.offsetReport.list] lists what is owed, and tells what of it was set off where', async () => {
    await portal.show(ofDay(OFFSETS, owing.day), { as: 'accounting' });
    await heading('Offset report');
    const row = await screen.findByRole('row', { name: /₱456\.00/ });
    within(row).getByText('₱356.00');
    within(row).getByText('Partly set off');
    fireEvent.click(within(row).getByRole('link'));
    const table = within(await screen.findByRole('table', { name: say('offsets.applications') }));
    table.getByText('₱100.00');
    table.getByText('₱356.00');
  });

  it('[perm.offsetReportView] is not opened by people of stores', async () => {
    await portal.show(OFFSETS, { as: 'store.manager' });
    expect(screen.queryByRole('heading', { level: 1, name: 'Offset report' })).toBeNull();
  });
});
