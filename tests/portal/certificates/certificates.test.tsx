import { fireEvent, screen, within } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { formatDate, manilaDate } from '#domain/day.ts';
import { centavosOf, formatPeso } from '#domain/money.ts';
import { dueDayOf, dueNextOn } from '#domain/settlement/certificates/quarter.ts';
import { certificateBench } from '#tests/api/certificates/certificateBench.ts';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { click, fill } from '#tests/support/portal/portalActions.ts';
import { say } from '#tests/support/portal/portalText.ts';

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
  const link = await screen.findByRole('link', { name: say('dashboard.certificatesDue') });
  expect(link.getAttribute('href')).toContain(PAGE);
  const today = manilaDate(new Date());
  const due = dueDayOf(dueNextOn(today, () => true));
  await screen.findByText(formatDate(due));
  expect(due >= today).toBe(true);
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
    await screen.findByText('Form 2307 2026-Q3');
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
});
