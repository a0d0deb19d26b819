import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { FILES } from '#tests/support/documents/uploads.ts';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { click, fill, keyboardInPage } from '#tests/support/portal/portalActions.ts';
import { say } from '#tests/support/portal/portalText.ts';
import { owedBench } from '#tests/support/settlement/owedBench.ts';

const PAGE = '/finance-management/reports/bir';
const T = 'certificates.owed';

let portal: Portal;
let bench: ReturnType<typeof owedBench>;
beforeAll(async () => {
  portal = await openPortal();
  bench = owedBench(portal.app);
});
afterEach(() => portal.tidy());
afterAll(() => portal.close());

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const choose = (content: Uint8Array<ArrayBuffer>, name: string) => {
  const input = document.querySelector<HTMLInputElement>('input[data-upload]');
  if (!input) throw new Error('no field for files');
  fireEvent.change(input, { target: { files: [new File([content], name)] } });
};
const label = (field: string) => say(`${T}.field.${field}`);
/** The day of the server's clock stands still some days before that of this page. */
const arrived = () => fill(new RegExp(`^${label('receivedOn')}`), '10/15/2026');
const filtered = (filter: object) => `${PAGE}/owed?filter=${encodeURIComponent(JSON.stringify(filter))}`;

describe('the list of certificates that are owed to us', () => {
  it('is a tab beside those that we give, with its sums, and opens one', async () => {
    const id = await bench.owe('2019-Q1', 'Listed payee', 123_456);
    await portal.show(PAGE, { as: 'finance.officer' });
    await click(say('certificates.tabs.owed'), 'link');
    await waitFor(() => expect(location.pathname).toBe(`${PAGE}/owed`));
    await portal.show(filtered({ quarter: ['2019-Q1'] }), { as: 'finance.officer' });
    await heading(say('shell.page.owedCertificates'));
    const sums = within(await screen.findByRole('region', { name: say(`${T}.sums.title`) }));
    await sums.findByText('1 certificate is owed');
    expect(sums.getAllByText('₱1,234.56').length).toBe(2);
    sums.getByText(say(`${T}.sums.open`, { missing: 1, partly: 0 }));
    const link = await screen.findByRole('link', { name: 'Listed payee' });
    expect(link.getAttribute('href')).toBe(`${PAGE}/owed/${id}`);
  });

  it('is not opened by people of partners, who have no tab for it', async () => {
    await portal.show(PAGE, { as: 'accounting' });
    await heading('Form 2307');
    expect(screen.queryByRole('link', { name: say('certificates.tabs.owed') })).toBeNull();
    await portal.show(`${PAGE}/owed`, { as: 'accounting' });
    await waitFor(() => expect(location.pathname).toBe('/unauthorized'));
  });
});

describe('the page of a certificate that is owed to us', () => {
  it('leads to the settled lines behind it', async () => {
    const { list } = await bench.list('?quarter=2026-Q3&state=MISSING');
    const { id, payeeName, parts } = await bench.one(list[0].id);
    await portal.show(`${PAGE}/owed/${id}`, { as: 'finance.officer' });
    await heading(payeeName);
    const lines = within(await screen.findByRole('region', { name: say(`${T}.lines`) }));
    const links = lines.getAllByRole('link');
    expect(links.length).toBe(parts.length);
    const [first] = parts;
    const search = new URL(links[0]?.getAttribute('href') ?? '', location.origin).searchParams;
    expect(JSON.parse(search.get('filter') ?? '{}')).toMatchObject({ merchantId: first?.merchantId });
  });

  it('records one, says where it stands with it and what is missing next', async () => {
    const id = await bench.owe('2018-Q1', 'First payee');
    const next = await bench.owe('2018-Q2', 'Second payee');
    await portal.show(`${PAGE}/owed/${id}`, { as: 'finance.officer' });
    await heading('First payee');
    await screen.findByText(say(`${T}.papers.none`));
    await click(say(`${T}.record.act`));
    await click(say(`${T}.record.now`));
    await screen.findByText(say(`${T}.record.wrong.amount`));
    screen.getByText(say(`${T}.record.choose`));
    // All that is wrong stands above, takes the focus, and leads to its fields.
    const summary = (await screen.findByText(say('form.errorsTitle'))).closest('[role=alert]');
    await waitFor(() => expect(document.activeElement).toBe(summary));
    await click(`${label('amount')}: ${say(`${T}.record.wrong.amount`)}`);
    expect(document.activeElement).toBe(await screen.findByLabelText(label('amount')));
    await click(`${say(`${T}.record.paper`)}: ${say(`${T}.record.choose`)}`);
    expect(document.activeElement?.textContent).toBe('Choose files');
    await fill(new RegExp(`^${label('amount')}`), '600.001');
    screen.getByText(say(`${T}.record.wrong.amount`));
    await fill(new RegExp(`^${label('amount')}`), '250');
    await arrived();
    await screen.findByText(say(`${T}.record.less`));
    choose(FILES.pdf, 'first.pdf');
    await click(say(`${T}.record.now`));
    await screen.findByText(say(`${T}.recorded.title`, { name: 'First payee', quarter: 'Q1 2018' }));
    await keyboardInPage();
    await screen.findByText(/₱250\.00 of ₱600\.00 are certified; ₱350\.00 are still missing\./);
    expect((await bench.one(id)).state).toBe('PARTLY');
    await bench.record(id, { amount: '350' });
    await portal.show(`${PAGE}/owed/${next}`, { as: 'finance.officer' });
    await heading('Second payee');
    await bench.record(next);
  });

  it('warns of more than was withheld and asks for a note', async () => {
    const id = await bench.owe('2017-Q1', 'Generous payee');
    await portal.show(`${PAGE}/owed/${id}`, { as: 'finance.officer' });
    await heading('Generous payee');
    await click(say(`${T}.record.act`));
    await fill(new RegExp(`^${label('amount')}`), '600.01');
    await arrived();
    await screen.findByText(say(`${T}.record.more`));
    choose(FILES.png, 'more.png');
    await click(say(`${T}.record.now`));
    await screen.findByText(say(`${T}.record.wrong.note`, { min: 3 }));
    await fill(new RegExp(`^${label('note')}`), 'They round up');
    await click(say(`${T}.record.now`));
    await screen.findByText(/₱600\.01 are certified, more than the ₱600\.00 that were withheld\./);
  });

  it('shows a paper in the page', async () => {
    const id = await bench.owe('2016-Q1', 'Shown payee');
    await bench.record(id, { amount: '100', name: 'seen.pdf' });
    await portal.show(`${PAGE}/owed/${id}`, { as: 'finance.officer' });
    await heading('Shown payee');
    await click(say(`${T}.papers.lookAt`, { name: 'seen.pdf' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'seen.pdf' }));
    await dialog.findByTitle('seen.pdf');
  });

  it('replaces a paper with a reason and keeps it in the history', async () => {
    const id = await bench.owe('2017-Q2', 'Careless payee');
    await bench.record(id, { amount: '100', name: 'first.pdf', as: 'finance.second' });
    await portal.show(`${PAGE}/owed/${id}`, { as: 'finance.officer' });
    await heading('Careless payee');
    await click(say(`${T}.papers.replaceOf`, { name: 'first.pdf' }));
    await screen.findByText(say(`${T}.record.replaces`, { amount: '₱100.00', file: 'first.pdf' }));
    await fill(new RegExp(`^${label('amount')}`), '600');
    await arrived();
    choose(FILES.pdf, 'second.pdf');
    await click(say(`${T}.record.replaceNow`));
    await screen.findByText(say(`${T}.record.wrong.reason`, { min: 3 }));
    await fill(/^Why it is replaced/, 'It was not signed');
    await click(say(`${T}.record.replaceNow`));
    await screen.findByText(/All of ₱600\.00 is certified\./);
    const papers = within(await screen.findByRole('region', { name: say(`${T}.papers.title`) }));
    await papers.findByText(
      say(`${T}.papers.reason`, { name: 'finance.officer', reason: 'It was not signed' }),
    );
    expect(papers.getAllByRole('button', { name: /^Replace / }).length).toBe(1);
    expect(papers.getAllByRole('button', { name: /^Download / }).length).toBe(2);
  });

  it('refuses a file that is no picture and no PDF beside it, and keeps what was typed', async () => {
    const id = await bench.owe('2017-Q3', 'Strange payee');
    await portal.show(`${PAGE}/owed/${id}`, { as: 'finance.officer' });
    await heading('Strange payee');
    await click(say(`${T}.record.act`));
    await fill(new RegExp(`^${label('amount')}`), '600');
    await arrived();
    choose(FILES.png, 'paper.pdf');
    await click(say(`${T}.record.now`));
    await screen.findByText('File is not valid');
    expect((await bench.one(id)).papers).toEqual([]);
    expect(screen.getByDisplayValue('600')).toBeTruthy();
  });

  it('shows somebody who only sees form 2307 no button to record', async () => {
    const id = await bench.owe('2017-Q4', 'Watched payee');
    await bench.record(id, { name: 'seen.pdf' });
    await portal.app.admin.query(
      `insert into user_access_role (user_id, access_role_id)
        select u.id, r.id from user_account u, access_role r where u.username = 'loyalty.editor' and r.name = 'HCPC_FINANCE_VIEW'`,
    );
    await portal.show(`${PAGE}/owed/${id}`, { as: 'loyalty.editor' });
    await heading('Watched payee');
    await screen.findByRole('button', { name: say(`${T}.papers.saveOf`, { name: 'seen.pdf' }) });
    expect(screen.queryByRole('button', { name: say(`${T}.record.act`) })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Replace/ })).toBeNull();
  });
});
