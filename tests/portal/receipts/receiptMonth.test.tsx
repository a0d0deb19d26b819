import { fireEvent, screen, within } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { centavosOf, formatPeso } from '#domain/money.ts';
import { exportBench } from '#tests/api/lists/exportBench.ts';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { choose, click, fill } from '#tests/support/portal/portalActions.ts';
import { say } from '#tests/support/portal/portalText.ts';

const PAGE = '/official-receipts/month';
const OCTOBER = `${PAGE}?month=10&year=2026`;
const peso = (amount: string) => formatPeso(centavosOf(amount) ?? 0n);

let portal: Portal;
let bench: ReturnType<typeof exportBench>;
beforeAll(async () => {
  portal = await openPortal();
  bench = exportBench(portal.app);
  // The demo has receipted every month that is closed: of what it gave for October it is no longer.
  await portal.app.admin.query('alter table receipt disable trigger receipt_stands');
  await portal.app.admin.query(`update receipt set of_month = '2013-01-01' where of_month = '2026-10-01'`);
  await portal.app.admin.query('alter table receipt enable trigger receipt_stands');
});
afterEach(async () => {
  await bench.rest();
  portal.tidy();
});
afterAll(() => portal.close());

const seen = async () =>
  (
    await portal.app.call('GET', '/api/official-receipts/months', {
      as: 'finance.officer',
      query: { month: '10', year: '2026' },
    })
  ).body.data;
const heading = () => screen.findByRole('heading', { level: 1, name: say('receipts.months.title') });

it('breaks a receipt down by the tax of the lines that it is for while it is typed', async () => {
  // Of the gross alone the VAT would be another one.
  const { rows } = await portal.app.admin.query(
    `select p.name, sum(l.tax_on_commission)::text as tax from disbursement_line l join partner p on p.id = l.partner_id
     where l.day between '2026-10-01' and '2026-10-31' and p.hsis_code is not null and p.name ~ '^[A-Za-z ]+$' group by p.id
     having sum(l.tax_on_commission) <> round(sum(l.commission + l.tax_on_commission) * 12 / 112) and sum(l.commission) > 0 limit 1`,
  );
  const { name, tax } = rows[0];
  await portal.show('/official-receipts/create', { as: 'finance.officer' });
  await click(/^Profit sharing/, 'radio');
  const payor = await screen.findByLabelText(say('receipts.field.payorName'));
  payor.focus();
  await choose(say('receipts.field.payorName'), new RegExp(`^${name}`), name);
  await choose(say('receipts.field.month'), 'October');
  await fill(say('receipts.field.year'), '2026');
  await click(say('receipts.month.take'));
  const vat = await screen.findByText(say('receipts.vat'));
  expect(vat.parentElement?.textContent).toContain(formatPeso(BigInt(tax)));
});

it('says of a month that is not over why nothing is issued of it', async () => {
  await portal.show(`${PAGE}?month=11&year=2026`, { as: 'finance.officer' });
  await heading();
  await screen.findByText(say('receipts.months.open', { day: '11/19/2026' }));
  expect(screen.queryByRole('button', { name: /^Issue/ })).toBeNull();
});

it('is refused with names where somebody was receipted since it was looked at, and is looked at again', async () => {
  const { count, receipts } = await seen();
  await portal.show(OCTOBER, { as: 'finance.officer' });
  await click(`Issue ${count} receipts`);
  const [first] = receipts;
  await portal.app.call('POST', '/api/official-receipts/profit-sharing', {
    as: 'finance.second',
    body: {
      ...{ payorId: first.partnerId, month: 10, year: 2026, paymentChannel: 'BANK' },
      ...{ formOfPayment: 'CASH', grossAmount: first.rest },
    },
  });
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: say('receipts.months.ask.issue') }));
  await dialog.findByText(new RegExp(`changed for 1 of the partners: ${first.name}`));
  fireEvent.click(dialog.getByRole('button', { name: say('receipts.months.ask.look') }));
  await screen.findByRole('button', { name: `Issue ${count - 1} receipts` });
});

it('shows whom it would be issued to, issues it, is followed by whoever comes back, and leads to what was issued', async () => {
  await portal.app.admin.query('update partner set tin_number = null where id = $1', [
    (await seen()).receipts[0].partnerId,
  ]);
  const { count, grossAmount, numbers } = await seen();
  const { first, last } = numbers[0];
  await portal.show(OCTOBER, { as: 'finance.officer' });
  const range = await screen.findByText(first);
  expect(range.parentElement?.textContent).toBe(`${first} – ${last}`);
  screen.getByText('No TIN');
  screen.getByText(say('receipts.months.mendBy'));
  await click(`Issue ${count} receipts`);
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText(
    new RegExp(`${count} partners get a receipt each, of ${peso(grossAmount).replace('.', '\\.')}`),
  );
  fireEvent.click(dialog.getByRole('button', { name: say('receipts.months.ask.issue') }));
  await screen.findByText(say('receipts.months.running', { title: 'Receipts of October 2026' }));
  // Closed, and opened again while it waits.
  await portal.show('/', { as: 'finance.officer' });
  await portal.show(OCTOBER, { as: 'finance.officer' });
  await screen.findByText(say('receipts.months.running', { title: 'Receipts of October 2026' }));
  await bench.work();
  await screen.findByText(`${count} receipts were issued.`, {}, { timeout: 15_000 });
  await screen.findByText(`${count} receipts of ${peso(grossAmount)}: ${first} to ${last}`);
  await click(say('receipts.months.toList'), 'link');
  await screen.findByText(last);
  await screen.findByText(`October 2026, ${first} – ${last}`, { exact: false });
});

it('counts of whom nothing is left, and names them when asked, without zeros', async () => {
  const { leftOut } = await seen();
  const done = leftOut.filter(({ why }: { why: string }) => why === 'RECEIPTED');
  expect(done.length).toBeGreaterThan(1);
  await portal.show(OCTOBER, { as: 'finance.officer' });
  await screen.findByText(new RegExp(`${done.length} receipted already`));
  expect(screen.queryByText(done[0].name)).toBeNull();
  await click(say('receipts.months.none.more'));
  await screen.findByText(done[0].name);
  expect(screen.queryByText(peso('0.00'))).toBeNull();
});

it('leads whoever edits partners to what is lacking', async () => {
  await portal.show(OCTOBER, { as: 'sales.admin' });
  const link = await screen.findByRole('link', { name: say('receipts.months.mend') });
  expect(link.getAttribute('href')).toMatch(/partners\/\d+\/business-details\/edit$/);
});

it('is not for whoever does not issue receipts', async () => {
  await portal.show(OCTOBER, { as: 'accounting' });
  expect(screen.queryByText(say('receipts.months.intro'))).toBeNull();
});

it('leads from a receipt that was set off to the payouts of its month', async () => {
  const { rows } = await portal.app.admin.query(
    `select r.or_number, r.partner_id::text as partner from receipt r where r.of_month = '2026-09-01' and r.form_of_payment = 'OFFSET'
     and r.reference is not null limit 1`,
  );
  const { or_number: orNumber, partner } = rows[0];
  await portal.show(`/official-receipts/${orNumber}`, { as: 'finance.officer' });
  const link = await screen.findByRole('link', { name: 'Set off against a payout' });
  const to = new URL(link.getAttribute('href') ?? '', 'http://portal');
  expect(JSON.parse(to.searchParams.get('filter') ?? '{}')).toEqual({
    partnerId: [partner],
    day: { gte: '2026-09-01', lte: '2026-09-30' },
  });
});
