import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { FILES } from '#tests/support/documents/uploads.ts';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { click, keyboardInPage } from '#tests/support/portal/portalActions.ts';
import { say } from '#tests/support/portal/portalText.ts';
import { protectionBench } from '#tests/support/settlement/protectionBench.ts';

const LISTS = '/home-credit-protect';

let portal: Portal;
let bench: ReturnType<typeof protectionBench>;
beforeAll(async () => {
  portal = await openPortal();
  bench = protectionBench(portal.app);
});
afterEach(() => portal.tidy());
afterAll(() => portal.close());

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const filterOfAddress = () => JSON.parse(new URLSearchParams(location.search).get('filter') ?? '{}');
const choose = (content: Uint8Array<ArrayBuffer>, name: string) => {
  const input = document.querySelector<HTMLInputElement>('input[data-upload]');
  if (!input) throw new Error('no field for files');
  fireEvent.change(input, { target: { files: [new File([content], name)] } });
};
const nameOf = async (id: string): Promise<string> =>
  (await portal.app.admin.query('select name from partner where id = $1', [id])).rows[0].name;

describe('the list of protection receipts', () => {
  it('has a tab for each state, and opens a receipt', async () => {
    const { id, partnerId } = await bench.owe('2019/03');
    const name = await nameOf(partnerId);
    await portal.show(`${LISTS}/pending?filter=${encodeURIComponent('{"month":["2019/03"]}')}`, {
      as: 'finance.officer',
    });
    await heading('Protection receipts');
    const link = await screen.findByRole('link', { name });
    expect(link.getAttribute('href')).toBe(`${LISTS}/pending/${id}`);
    const row = within(link.closest('tr') ?? document.body);
    expect(getComputedStyle(row.getByText('March 2019')).whiteSpace).toBe('nowrap');
    await click('Uploaded', 'link');
    await waitFor(() => expect(location.pathname).toBe(`${LISTS}/uploaded`));
    await waitFor(() => expect(screen.getAllByText('Uploaded').length).toBeGreaterThan(1));
  });

  it('appends the months that are chosen to its address, none twice [monthFilter.set]', async () => {
    await portal.show(`${LISTS}/uploaded?filter=${encodeURIComponent('{"month":["2024/03"]}')}`, {
      as: 'finance.officer',
    });
    await heading('Protection receipts');
    await click(/^Month:/);
    const dialog = within(await screen.findByRole('dialog'));
    const month = await dialog.findByRole('button', { name: 'December 2024' });
    expect(dialog.getByRole('button', { name: 'March 2024' }).getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(month);
    await dialog.findByText('Chosen: 2024/03, 2024/12');
    fireEvent.click(dialog.getByRole('button', { name: say('list.apply') }));
    await waitFor(() => expect(filterOfAddress().month).toEqual(['2024/03', '2024/12']));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await click('Month: March 2024, December 2024');
    await click(say('list.monthsOf.year'));
    await screen.findByText(/^Chosen: 2024\/03, 2024\/12, 2024\/01, /);
    await click(say('list.apply'));
    await waitFor(() => {
      const { month: chosen } = filterOfAddress();
      expect(chosen.slice(0, 2)).toEqual(['2024/03', '2024/12']);
      expect([chosen.length, new Set(chosen).size]).toEqual([12, 12]);
    });
  });

  it('is of all its months again once they are cleared [monthFilter.clear]', async () => {
    await portal.show(`${LISTS}/pending?filter=${encodeURIComponent('{"month":["2024/03","2024/12"]}')}`, {
      as: 'finance.officer',
    });
    await screen.findByText('March 2024, December 2024');
    await click(/^Month:/);
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(await dialog.findByRole('button', { name: say('list.clear') }));
    await waitFor(() => expect(filterOfAddress().month).toBeUndefined());
    await screen.findByText(say('protection.totals.anyMonth'));
  });

  it('says what it has not, by filter and at all', async () => {
    await portal.show(`${LISTS}/pending?filter=${encodeURIComponent('{"month":["1999/01"]}')}`, {
      as: 'finance.officer',
    });
    await screen.findByText(say('list.emptyFilters'));
  });

  it('is not opened by people of partners', async () => {
    await portal.show(`${LISTS}/pending`, { as: 'partner.admin' });
    await waitFor(() => expect(location.pathname).toBe('/unauthorized'));
  });
});

describe('uploading the paper of a receipt', () => {
  it('finds a pending one, says what was uploaded for whom and what is next, and shows the paper', async () => {
    const { id, partnerId } = await bench.owe('2018/01');
    const next = await bench.owe('2018/02');
    const [name, nextName] = [await nameOf(partnerId), await nameOf(next.partnerId)];
    await portal.show(`${LISTS}/upload-receipt`, { as: 'finance.officer' });
    await heading(say('protection.upload.title'));
    const field = await screen.findByLabelText(say('protection.upload.receipt'));
    fireEvent.mouseDown(field);
    fireEvent.click(await screen.findByRole('option', { name: `${name}, January 2018` }));
    await screen.findByRole('heading', { name: say('protection.figures') });
    screen.getByText('₱12,345.50');
    await click(say('protection.upload.now'));
    await screen.findByText(say('protection.upload.choose'));
    choose(FILES.png, 'paper.png');
    await screen.findByRole('group', { name: say('protection.upload.chosen', { name: 'paper.png' }) });
    await click(say('protection.upload.now'));
    await screen.findByText(say('protection.uploaded.title', { name, month: 'January 2018' }));
    await keyboardInPage();
    await screen.findByText(new RegExp(`Next: ${nextName}, February 2018`));
    expect(screen.getByRole('link', { name: say('protection.view.act') }).getAttribute('href')).toBe(
      `${LISTS}/uploaded/${id}/view-receipt`,
    );
    await click(say('protection.uploaded.goOn'));
    await waitFor(() => expect(location.search).toBe(`?receipt=${next.id}`));
    await screen.findByText(new RegExp(`^${nextName}$`));
    await bench.upload(next.id);
  });

  it('refuses a file that is none of those kinds beside it, and keeps what was typed', async () => {
    const { id } = await bench.owe('2018/03');
    await portal.show(`${LISTS}/upload-receipt?receipt=${id}`, { as: 'finance.officer' });
    await screen.findByRole('heading', { name: say('protection.figures') });
    choose(FILES.pdf, 'paper.docx');
    await click(say('protection.upload.now'));
    await screen.findByText('File is not valid');
    choose(FILES.png, 'paper.pdf');
    await click(say('protection.upload.now'));
    await screen.findByRole('button', { name: /paper\.pdf/ });
    await screen.findByText('File is not valid');
    expect((await bench.one(id)).uploadCount).toBe(0);
    await bench.upload(id);
  });

  it('replaces one with a reason and keeps it in the history', async () => {
    const { id, partnerId } = await bench.owe('2018/04');
    await bench.upload(id, { name: 'first.pdf', as: 'finance.second' });
    // The address of before the paper was there.
    await portal.show(`${LISTS}/pending/${id}`, { as: 'finance.officer' });
    await heading(await nameOf(partnerId));
    await waitFor(() => expect(location.pathname).toBe(`${LISTS}/uploaded/${id}`));
    await click(say('protection.upload.replace'), 'link');
    await screen.findByText(/A paper is here: first\.pdf, uploaded by finance\.second/);
    choose(FILES.pdf, 'second.pdf');
    await click(say('protection.upload.replaceNow'));
    await screen.findByText(say('protection.upload.reasonNeeded', { min: 3 }));
    fireEvent.change(screen.getByLabelText(/Why it is replaced/), {
      target: { value: 'A page was missing' },
    });
    await click(say('protection.upload.replaceNow'));
    await screen.findByText(say('protection.uploaded.replaced', { file: 'second.pdf' }));
    await portal.show(`${LISTS}/uploaded/${id}`, { as: 'finance.officer' });
    const papers = within(await screen.findByRole('region', { name: say('protection.papers.title') }));
    papers.getByText(/^Replaced by finance\.officer: A page was missing$/);
    const [latest, former] = papers.getAllByRole('link');
    expect(latest?.textContent).toBe('second.pdf');
    expect(latest?.getAttribute('href')).toBe(`${LISTS}/uploaded/${id}/view-receipt`);
    expect(former?.getAttribute('href')).toMatch(/view-receipt\?upload=\d+$/);
    if (former) fireEvent.click(former);
    await screen.findByText(say('protection.view.former'));
    await screen.findByTitle('first.pdf');
  });

  it('is replaced with its papers in sight also on the way from the list, whose rows lack them', async () => {
    const { id, partnerId } = await bench.owe('2018/06');
    await bench.upload(id, { name: 'first.pdf' });
    await portal.show(`${LISTS}/uploaded?filter=${encodeURIComponent('{"month":["2018/06"]}')}`, {
      as: 'finance.officer',
    });
    const name = await nameOf(partnerId);
    fireEvent.click(await screen.findByRole('link', { name }));
    await heading(name);
    await click(say('protection.upload.replace'), 'link');
    await screen.findByText(/A paper is here: first\.pdf/);
    const trail = within(screen.getByRole('navigation', { name: say('shell.breadcrumbs') }));
    trail.getByRole('link', { name: 'Protection receipts' });
  });

  it('says what is there by now where somebody else was faster', async () => {
    const { id } = await bench.owe('2018/05');
    await portal.show(`${LISTS}/upload-receipt?receipt=${id}`, { as: 'finance.officer' });
    await screen.findByRole('heading', { name: say('protection.figures') });
    await bench.upload(id, { name: 'faster.pdf', as: 'finance.second' });
    choose(FILES.pdf, 'mine.pdf');
    await click(say('protection.upload.now'));
    await screen.findByText(/A paper is here: faster\.pdf, uploaded by finance\.second/);
    expect((await bench.one(id)).uploads.map(({ name }) => name)).toEqual(['faster.pdf']);
  });
});

describe('who views receipts and does not upload', () => {
  it('reads them without papers and without buttons', async () => {
    const { id } = await bench.owe('2018/06');
    await bench.upload(id, { name: 'paper.pdf' });
    await portal.app.admin.query(
      `insert into user_access_role (user_id, access_role_id)
        select u.id, r.id from user_account u, access_role r where u.username = 'loyalty.editor' and r.name = 'HCPC_VAS_ADMIN'`,
    );
    await portal.show(`${LISTS}/uploaded/${id}`, { as: 'loyalty.editor' });
    const papers = within(await screen.findByRole('region', { name: say('protection.papers.title') }));
    papers.getByText('paper.pdf');
    expect(papers.queryByRole('link')).toBeNull();
    expect(screen.queryByRole('link', { name: say('protection.view.act') })).toBeNull();
    expect(screen.queryByRole('link', { name: say('protection.upload.replace') })).toBeNull();
  });
});
