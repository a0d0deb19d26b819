import { screen, waitFor, within } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { branchCells } from '#tests/support/imports/branchBook.ts';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { click, fill } from '#tests/support/portal/portalActions.ts';
import { applicationPages, said } from './applicationPages.ts';

let portal: Portal;
let page: ReturnType<typeof applicationPages>;
beforeAll(async () => {
  portal = await openPortal();
  page = applicationPages(portal);
});
afterEach(async () => {
  sessionStorage.clear();
  await portal.tidy();
});
afterAll(() => portal.close());

const CALLS = '/api/self-service/drafts/:number/branch-sheets';
const many = (count: number, from = 0) => Array.from({ length: count }, (_, at) => branchCells(from + at));
const verdict = async (text: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name: text });
  await waitFor(() => expect(document.activeElement).toBe(heading));
};
const addMany = (count: number) => click(said('add.many', { count }));
const added = async (count: number, name = 'stores.xlsx') => {
  const text = await screen.findByText(said(count === 1 ? 'added.one' : 'added.many', { count, name }));
  await waitFor(() => expect(document.activeElement?.contains(text)).toBe(true));
};
const callsOf = (verb: 'check' | 'add') =>
  portal.calls.filter(({ path }) => path.endsWith(`/branch-sheets/${verb}`));
const openRow = async (name: string) => {
  const summary = (await screen.findByText(name)).closest('summary');
  summary?.click();
  return within(summary?.closest('li') ?? document.body);
};

describe('stores out of a spreadsheet', () => {
  it('are added at once: the template, the file, what is wrong in a row and where, the rest later', async () => {
    await page.open();
    await click(said('template.button'));
    await screen.findByText(said('template.done', { name: 'list-of-branches.xlsx' }));
    expect(portal.downloads).toMatchObject([{ name: 'list-of-branches.xlsx' }]);
    const [bad, ...good] = many(4);
    await page.choose([...good, { ...bad, 'address.barangay': 'Nowhere', merchantName: 'Nena Cubao' }]);
    await verdict(said('result.some', { good: 3, count: 4 }));
    screen.getByText(said('result.fix.one'));
    expect(await page.stores()).toEqual([]);

    await addMany(3);
    await added(3);
    expect(await page.stores()).toHaveLength(3);
    const row = await openRow('Nena Cubao');
    const field = await row.findByLabelText('Barangay');
    expect(field).toHaveProperty('value', 'Nowhere');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await fill('Barangay', branchCells(0)['address.barangay'] ?? '');
    await click(said('check'));
    await verdict(said('result.all.one', { name: 'stores.xlsx' }));
    await click(said('add.one'));
    await added(4);
    expect(await page.stores()).toHaveLength(4);

    await click(said('goOn'));
    await screen.findByRole('heading', { level: 1, name: said('step.branch-details-retailer') });
    expect(screen.getByLabelText(said('store.which', { count: 4 }))).toBeTruthy();
  });

  it('are asked for once where the answer is lost or another tab has added them, and are known here all the same', async () => {
    await page.open();
    await page.choose(many(3));
    await verdict(said('result.all.many', { count: 3, name: 'stores.xlsx' }));
    const { as, reference } = page.own();
    const { uploadId } = JSON.parse(sessionStorage.getItem(`suki.sheet.${reference}`) ?? '');
    const body = { uploadId, edits: [], leftOut: [] };
    const path = `/api/self-service/drafts/${reference}/branch-sheets/add`;
    expect((await portal.app.call('POST', path, { as, body })).body.data.parts).toHaveLength(3);
    const button = await screen.findByRole('button', { name: said('add.many', { count: 3 }) });
    for (let press = 0; press < 3; press += 1) button.click();
    await added(3);
    expect(callsOf('add')).toHaveLength(1);
    expect(await page.stores()).toHaveLength(3);
    await screen.findByText(said('added.all.many', { count: 3 }), { exact: false });
  });

  it('wait for what was typed of other stores, which is told apart from a row that is there already', async () => {
    await page.open({
      progress: { left: ['business-details', 'bank-information', 'branch-details/merchant'] },
    });
    const stop = portal.fault.on('POST', '/api/self-service/drafts/:number/parts', '500');
    await page.choose([{ merchantName: 'Aling Nena' }, { merchantName: 'Nena Cubao' }]);
    await screen.findByText(said('failed.unsaved'));
    expect(callsOf('check')).toHaveLength(0);
    stop();
    await click(said('failed.again'));
    await verdict(said('result.some', { good: 1, count: 2 }));
    expect(await page.stores()).toEqual(['Aling Nena']);
    const row = await openRow('Aling Nena');
    await row.findByText(/in the application already/);
    await click(said('row.leaveOut'));
    await click(said('check'));
    expect(await screen.findByRole('button', { name: 'Take it in again' })).toBeTruthy();
    await click(said('add.one'));
    await added(1);
    expect(await page.stores()).toEqual(['Aling Nena', 'Nena Cubao']);
  });

  it('go on by themselves after a cut and when the server puts them off, and keep what was mended through a reload', async () => {
    await page.open();
    let stop = portal.fault.on('POST', '/api/self-service/uploads', 'offline');
    await page.choose([branchCells(0), branchCells(1, { 'schedules.0.days': 'whenever' })]);
    await screen.findByText(new RegExp(said('failed.byItself')));
    stop();
    stop = portal.fault.on(
      'POST',
      '/api/self-service/uploads',
      () => new Response('', { status: 503, headers: { 'retry-after': '1' } }),
      1,
    );
    await new Promise((done) => setTimeout(done, 50));
    window.dispatchEvent(new Event('online'));
    await verdict(said('result.some', { good: 1, count: 2 }));
    await openRow('Aling Nena Sari-sari Store 2');
    await fill('Opening days', 'Daily');
    await portal.reload();
    await verdict(said('result.all.many', { count: 2, name: 'stores.xlsx' }));

    const body = { error: 'too_many', message: 'Too many', retryAfter: 1 };
    stop = portal.fault.on('POST', `${CALLS}/add`, { status: 429, body, headers: { 'retry-after': '1' } }, 1);
    await addMany(2);
    await screen.findByText(/goes on by itself in 0:0/);
    expect(screen.getByText(said('waiting.heard')).getAttribute('role')).toBe('status');
    await added(2);
    expect(screen.queryByRole('alert')).toBeNull();
    stop();
  });

  it('say of a file that is none what to do, before it leaves and after it was read, and in the language chosen', async () => {
    await page.open();
    await page.chooseFile(new File(['x'], 'stores.numbers'));
    await screen.findByText(/choose “Save as”, .xlsx/);
    expect(portal.callsOf('POST', '/api/self-service/uploads')).toHaveLength(0);
    await page.chooseFile(new File(['no workbook'], 'stores.xlsx'));
    expect((await screen.findByRole('alert')).textContent).toContain(said('failed.notSheet'));
    await page.choose([{ contactNumber: '0917 123 4567' }]);
    await screen.findByText(/No column of this file is called “Store name”/);
    expect(screen.queryByText(said('failed.again'))).toBeNull();
    await page.choose([{ merchantName: '', contactNumber: '0917 123 4567' }]);
    await verdict(said('result.none'));
    await openRow(said('row.unnamed'));
    await screen.findByText('Store name is missing');
    await click('Filipino');
    await screen.findByText('Kulang: Pangalan ng tindahan');
    await click('English');
    await screen.findByText('Store name is missing');
  });

  it('are mended in all rows that are wrong alike, and leave nothing on a device that is left', async () => {
    await page.open();
    await page.choose(
      many(14).map((row, at) => (at < 12 ? { ...row, 'schedules.0.days': 'whenever' } : row)),
    );
    await verdict(said('result.some', { good: 2, count: 14 }));
    expect(screen.getAllByText(said('row.wrong.one'))).toHaveLength(10);
    await click(said('list.more', { count: 2 }));
    await openRow('Aling Nena Sari-sari Store 1');
    await fill('Opening days', 'Mon-Sat');
    await click(said('row.all.many', { count: 11, text: 'whenever' }));
    expect(screen.getAllByText(said('row.changed'))).toHaveLength(12);
    expect(sessionStorage.getItem(`suki.sheet.${page.own().reference}`)).toContain('Mon-Sat');
    await click(said('check'));
    await verdict(said('result.all.many', { count: 14, name: 'stores.xlsx' }));
    await click('Leave this device');
    await click('Yes, leave');
    await waitFor(() => expect(location.pathname).toBe('/apply/continue'));
    expect(sessionStorage.getItem(`suki.sheet.${page.own().reference}`)).toBeNull();
  });

  it('are added to a partner in business too, which is asked for the new ones alone', async () => {
    await page.openAdding();
    await screen.findByText(new RegExp(said('firstMore')));
    await page.choose(many(2));
    await verdict(said('result.all.many', { count: 2, name: 'stores.xlsx' }));
    await addMany(2);
    await added(2);
    expect(await page.stores()).toHaveLength(2);
    await click(said('goOn'));
    await screen.findByRole('heading', { level: 1, name: said('step.branch-details-retailer') });
  });

  it('that the partner has already are told, and added when somebody says that they are others', async () => {
    await page.openAdding();
    const { 'address.municipality': town, 'address.province': province, merchantName: name } = branchCells(0);
    await portal.app.admin.query(
      `update merchant m set name = $2, city_id = c.id from city c join province v on v.id = c.province_id
        where c.name = $3 and v.name = $4 and m.partner_id =
          (select d.existing_partner_id from applicant_draft d where d.reference_number = $1)`,
      [page.own().reference, name, town, province],
    );
    await page.choose(many(2));
    await verdict(said('result.some', { good: 1, count: 2 }));
    const row = await openRow(name ?? '');
    expect(row.getByText(/You have a store of this name in this town already/)).toBeTruthy();
    await click(said('row.meant'));
    expect(row.getByText(said('row.changed'))).toBeTruthy();
    await click(said('check'));
    await addMany(2);
    await added(2);
    expect(await page.stores()).toHaveLength(2);
  });

  it('leave room for another store as long as there are fewer than 500, whatever their numbers', async () => {
    await page.open({ 'branch-0': { merchantName: 'First' }, 'branch-499': { merchantName: 'Last' } });
    await click(said('back'), 'link');
    await screen.findByDisplayValue('First');
    await click(said('store.add'));
    screen.getByLabelText(said('store.which', { count: 3 }));
    await fill('Store name', 'Between');
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(async () => expect(await page.stores()).toEqual(['First', 'Between', 'Last']));
  });

  it('stand beside one that was typed, which is taken away like any other', async () => {
    await page.open({ 'branch-0': { merchantName: 'Typed' } });
    await page.choose([{ merchantName: 'Nena Cubao' }, { merchantName: 'Nena Quiapo' }]);
    await verdict(said('result.all.many', { count: 2, name: 'stores.xlsx' }));
    await addMany(2);
    await added(2);
    await click(said('back'), 'link');
    await screen.findByDisplayValue('Typed');
    screen.getByLabelText(said('store.which', { count: 3 }));
    await click(said('store.remove'));
    await screen.findByDisplayValue('Nena Cubao');
    screen.getByLabelText(said('store.which', { count: 2 }));
    await waitFor(async () => expect(await page.stores()).toEqual(['Nena Cubao', 'Nena Quiapo']));
    await click(said('store.remove'));
    await screen.findByDisplayValue('Nena Quiapo');
    expect(screen.queryByText(said('store.remove'))).toBeNull();
  });
});
