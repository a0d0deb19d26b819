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
