import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { formatDate, manilaDate } from '#domain/day.ts';
import { centavosOf, formatPeso } from '#domain/money.ts';
import { dueDayOf, dueNextOn } from '#domain/settlement/certificates/quarter.ts';
import { quarterName } from '#domain/settlement/certificates/quarterName.ts';
import { certificateBench } from '#tests/api/certificates/certificateBench.ts';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { click, fill } from '#tests/support/portal/portalActions.ts';
import { say } from '#tests/support/portal/portalText.ts';
import { withhold } from '#tests/support/settlement/withhold.ts';

const PAGE = '/finance-management/reports/bir';
const peso = (amount: string) => formatPeso(centavosOf(amount) ?? 0n);

let portal: Portal;
let bench: ReturnType<typeof certificateBench>;
beforeAll(async () => {
  portal = await openPortal();
  bench = certificateBench(portal.app);
});
afterEach(() => portal.tidy());
afterAll(() => portal.close());

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

it('the home page tells staff by when the next certificates are due, and leads to them', async () => {
  await portal.show('/', { as: 'finance.officer' });
  const block = within(await screen.findByRole('region', { name: say('dashboard.due.title') }));
  expect(block.getByRole('link').getAttribute('href')).toContain(PAGE);
  const today = manilaDate(new Date());
  // Of the last quarter that is over some have theirs, and some wait.
  const quarter = dueNextOn(today, () => false);
  const due = dueDayOf(quarter);
  block.getByText(say('dashboard.due.by', { quarter: quarterName(quarter).en, day: formatDate(due) }), {
    exact: false,
  });
});

describe('the page of form 2307', () => {
  it('shows staff how the last quarter that is over stands, and orders what is open', async () => {
    const { tax, openCount, openTax } = await bench.standing();
    await portal.show(PAGE, { as: 'finance.officer' });
    await heading('Form 2307');
    await screen.findByText(say('certificates.stand.period', { from: '07/01/2026', to: '09/30/2026' }));
    screen.getByText(peso(tax));
    await click(`Issue ${openCount} certificates`);
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByText(
      new RegExp(`${openCount} payees get a certificate each, of ${peso(openTax).replace('.', '\\.')}`),
    );
    fireEvent.click(dialog.getByRole('button', { name: say('certificates.issue.now') }));
    const toast = (await screen.findByText('Form 2307, 3rd quarter of 2026')).closest('.MuiPaper-root');
    within(toast as HTMLElement).getByRole('link', { name: say('list.toJobs') });
  });

  it('says of a quarter that is not over why nothing is issued of it', async () => {
    await portal.show(PAGE, { as: 'finance.officer' });
    await screen.findByText(say('certificates.stand.title'));
    await click('Q4 2026');
    await screen.findByText(say('certificates.stand.open', { day: '11/19/2026' }));
    expect(screen.queryByRole('button', { name: /^Issue/ })).toBeNull();
  });

  it('shows a payee its own alone, with versions and without what staff do', async () => {
    await portal.show(PAGE, { as: 'accounting' });
    await heading('Form 2307');
    expect(screen.queryByText(say('certificates.stand.title'))).toBeNull();
    const { rows } = await portal.app.admin.query(
      `select max(id)::text as id, max(payee_name) as name from certificate_2307 where partner_id = 1 and version = 2`,
    );
    await portal.show(`${PAGE}/${rows[0].id}`, { as: 'accounting' });
    await heading(rows[0].name);
    await screen.findByText(say('certificates.changed', { parts: 'Address of the payee' }));
    screen.getByRole('button', { name: say('certificates.download') });
    expect(screen.queryByRole('button', { name: say('certificates.reissue.act') })).toBeNull();
  });

  it('says who downloaded it as soon as somebody has', async () => {
    const { rows } = await portal.app.admin.query(
      `select max(id)::text as id from certificate_2307 where partner_id is distinct from 1`,
    );
    await portal.show(`${PAGE}/${rows[0].id}`, { as: 'finance.officer' });
    await screen.findByText(say('certificates.noDownloads'));
    await click(say('certificates.download'));
    await waitFor(() => expect(screen.queryByText(say('certificates.noDownloads'))).toBeNull(), {
      timeout: 20_000,
    });
    screen.getByText('finance.officer');
  });

  it('asks why before a version is issued, and says where it would be the same', async () => {
    const { rows } = await portal.app.admin.query(
      `select max(id)::text as id from certificate_2307 where partner_id = 1 and version = 2`,
    );
    await portal.show(`${PAGE}/${rows[0].id}`, { as: 'finance.officer' });
    await click(say('certificates.reissue.act'));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: say('certificates.reissue.act') }));
    await dialog.findByText(say('certificates.reissue.needed'));
    await fill(say('certificates.field.reissueReason'), 'Looked at once more');
    fireEvent.click(dialog.getByRole('button', { name: say('certificates.reissue.act') }));
    await dialog.findByText(/A new version would say just the same/);
  });

  it('has the list as one zip of its PDFs, which asks for no columns', async () => {
    await portal.show(PAGE, { as: 'accounting' });
    await heading('Form 2307');
    await click(say('list.export'));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('radio', { name: say('certificates.zip.label') }));
    dialog.getByText(say('certificates.zip.note'));
    expect(dialog.queryByRole('checkbox')).toBeNull();
    fireEvent.click(dialog.getByRole('button', { name: say('list.exportStart') }));
    await screen.findByText('Form 2307 certificates (zip)');
  });

  it('says to whom a certificate was mailed', async () => {
    const { rows } = await portal.app.admin.query(
      `insert into certificate_2307_mail (certificate_id, at, recipient, partner_id, merchant_id)
       select id, now(), 'books@mailed.test', partner_id, merchant_id from certificate_2307
       where partner_id = 1 order by id limit 1 returning certificate_id::text as id`,
    );
    await portal.show(`${PAGE}/${rows[0].id}`, { as: 'accounting' });
    await screen.findByText('books@mailed.test');
  });

  it('says of a mail that was refused for good why, to staff alone, and mails it again', async () => {
    const { rows } = await portal.app.admin.query<{ id: string; partner: string }>(
      `select c.id::text as id, c.partner_id::text as partner from certificate_2307 c join partner p on p.id = c.partner_id
       where p.status = 'A' and p.id <> 1 and c.merchant_id is null order by c.id limit 1`,
    );
    const { id, partner } = rows[0] ?? { id: '', partner: '' };
    await portal.app.admin.query('update partner set enable_email_2307 = true where id = $1', [partner]);
    await portal.app.admin.query(
      `insert into certificate_2307_mail (certificate_id, at, recipient, partner_id, merchant_id, failed_at, failure)
       select id, now(), 'wrong@mailed.test', partner_id, merchant_id, now(), '550 no such user' from certificate_2307 where id = $1`,
      [id],
    );
    await portal.show(`${PAGE}/${id}`, { as: 'finance.officer' });
    await screen.findByText(say('certificates.mail.said', { failure: '550 no such user' }));
    await click(say('certificates.mail.again'));
    await screen.findByText(/^Version 1 of .* is on its way to /);
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: say('certificates.mail.again') })).toBeNull(),
    );
    await screen.findByText('wrong@mailed.test');
  });

  it('leads whoever may change records to the TIN that is missing, and tells others whom to ask', async () => {
    const { rows } = await portal.app.admin.query<{ id: string }>(
      `select m.id::text from merchant m where m.status = 'A' and m.partner_id <> 1 and not exists (
        select from disbursement_line l where l.merchant_id = m.id and l.atc_code is not null) order by m.id limit 1`,
    );
    const id = rows[0]?.id ?? '';
    await portal.app.admin.query(
      `with store as (update merchant set tin_number = null where id = $1 returning partner_id)
       update partner p set tin_number = null from store where p.id = store.partner_id`,
      [id],
    );
    await withhold(portal.app.admin, [{ day: '2026-08-10', merchantId: id, base: 100_000, ewt: 500 }]);
    await portal.show(PAGE, { as: 'finance.officer' });
    await screen.findAllByText(say('certificates.except.ask'));
    expect(screen.queryByRole('link', { name: say('certificates.except.mend.NO_TIN') })).toBeNull();
    await portal.show(PAGE, { as: 'sales.admin' });
    const links = await screen.findAllByRole('link', { name: say('certificates.except.mend.NO_TIN') });
    expect(links.map((link) => link.getAttribute('href'))).toContain(
      `/partner-management/list/merchants/${id}/business-details/edit`,
    );
    expect(screen.queryByText('and 0 more')).toBeNull();
    expect(screen.queryByText(say('certificates.except.ask'))).toBeNull();
  });

  it('leads to payments that wait since the kind of business is unknown', async () => {
    const { rows } = await portal.app.admin.query<{ id: string }>(
      `select p.id from partner p where exists (select from disbursement_line l where l.partner_id = p.id and l.atc_code is not null)
       order by p.id limit 1`,
    );
    const clear = (entity: string | null) =>
      portal.app.admin.query('update partner set business_entity = $2 where id = $1', [rows[0]?.id, entity]);
    await clear(null);
    await portal.app.admin.query('alter table payment_transaction disable trigger user');
    await portal.app.admin.query(
      `with last as (select max(day) as day from settlement_run)
       update payment_transaction t set line_id = null from last, disbursement_line l where l.id = t.line_id and l.partner_id = $1
        and l.atc_code is not null and t.day > last.day - 3`,
      [rows[0]?.id],
    );
    await portal.app.admin.query('alter table payment_transaction enable trigger user');
    await portal.show(PAGE, { as: 'finance.officer' });
    await click(say('certificates.except.seeWaiting'), 'link');
    await screen.findByText(say('settlement.waiting.only', { reason: 'Unknown kind of payee' }));
    await click(say('settlement.waiting.all'));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: say('settlement.waiting.all') })).toBeNull(),
    );
    await clear('CORPORATION');
  });
});
