import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { COLUMN, importBench, PARTNER_HEADER, partnerLine } from '#tests/support/imports/importBench.ts';
import {
  askName,
  cell,
  chooseCell as choose,
  confirmChange,
  partnerCsv as csv,
  grid,
  importPage,
  tab,
} from '#tests/support/imports/importPage.ts';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { click, fill } from '#tests/support/portal/portalActions.ts';
import { say } from '#tests/support/portal/portalText.ts';
import { chooseFiles } from '#tests/support/portal/portalXhr.ts';

const PAGE = '/batch-processing/partner';
const AS = 'sales.admin';
const IMPORTS = '/api/batch-processing/imports';
const CHOOSE = `${say('imports.upload.choose')}: Partners`;

let portal: Portal;
let bench: ReturnType<typeof importBench>;
let page: ReturnType<typeof importPage>;
beforeAll(async () => {
  portal = await openPortal({ jobs: true });
  bench = importBench(portal.app);
  page = importPage(portal, bench, AS);
});
afterEach(() => portal.tidy());
afterAll(() => portal.close());

/** An import of these lines, on its page; answers its id. */
const openImport = (...lines: string[]): Promise<string> => page.open('sheet.csv', csv(...lines));

describe('the page on which an import begins', () => {
  it('says the limits before a file is chosen and before it is sent, and advises on what is not read', async () => {
    await portal.show(PAGE, { as: AS });
    expect(await screen.findByText(/64 MB, 200,000 rows .* and 100 columns/)).toBeTruthy();
    expect(await screen.findByText('19 columns, 8 required')).toBeTruthy();
    expect(
      screen.getByText(/\.xls, \.xlsb, \.ods or \.fods file of at most 20 MB and 50,000 rows/),
    ).toBeTruthy();
    const accepts = document.querySelector('input[type=file]')?.getAttribute('accept');
    expect(accepts).toBe('.xlsx,.csv,.xls,.xlsb,.ods,.fods');
    chooseFiles(CHOOSE, [new File(['x'], 'old.numbers')]);
    expect(await screen.findByText(/Save the workbook as \.xlsx/)).toBeTruthy();
    const large = new File(['x'], 'large.xls');
    Object.defineProperty(large, 'size', { value: 20 * 1024 * 1024 + 1 });
    chooseFiles(CHOOSE, [large]);
    expect(await screen.findByText('The file is larger than 20 MB')).toBeTruthy();
    expect(portal.callsOf('POST', '/api/batch-processing/partner/upload')).toHaveLength(0);
  });

  it('leads to the import as soon as the server has the file, and lists it afterwards', async () => {
    await portal.show(PAGE, { as: AS });
    await screen.findByText('19 columns, 8 required');
    chooseFiles(CHOOSE, [new File([csv(partnerLine('WBP01'))], 'fresh.csv')]);
    expect(await screen.findByRole('heading', { level: 1, name: 'fresh.csv' })).toBeTruthy();
    await waitFor(() => expect(location.search).toMatch(/^\?import=\d+/));
    await portal.show(PAGE, { as: AS });
    const link = await screen.findByRole('link', { name: 'fresh.csv' });
    expect(link.getAttribute('href')).toMatch(/^\/batch-processing\/partner\?import=\d+$/);
  });

  it('is found under the menu, and a kind that one may not import is no tab', async () => {
    await portal.show('/batch-processing/promo', { as: 'loyalty.editor' });
    expect(await screen.findByRole('heading', { level: 1, name: say('imports.title.promo') })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Partners' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Imports' }).getAttribute('href')).toBe(
      '/batch-processing/promo',
    );
  });
});

describe('an import whose columns are not all known', () => {
  it('names what is missing, refuses a field twice, and goes on once all is matched', async () => {
    const header = PARTNER_HEADER.replace('Partner Name', 'Wxyz');
    const text = [header, partnerLine('WBM01'), partnerLine('WBM02')].join('\n');
    const { body } = await bench.upload('partner', 'strange.csv', text);
    await portal.show(`${PAGE}?import=${body.data.id}`, { as: AS });
    expect(await screen.findByText(say('imports.match.missing', { fields: 'Partner Name' }))).toBeTruthy();
    const column = screen.getByText('Wxyz', { selector: 'li *' }).closest('li');
    expect(column?.textContent?.match(/Magsino Trading Corporation/g)).toHaveLength(1);
    const go = () => screen.getByRole<HTMLButtonElement>('button', { name: say('imports.match.go') });
    expect(go().disabled).toBe(true);
    const pick = async (option: RegExp) => {
      const select = screen.getByRole('combobox', { name: say('imports.match.fieldOf', { name: 'Wxyz' }) });
      fireEvent.mouseDown(select);
      await click(option, 'option');
    };
    await pick(/^Street/);
    expect(await screen.findByText(say('imports.match.twiceBlocks'))).toBeTruthy();
    await pick(/^Partner Name/);
    await waitFor(() => expect(go().disabled).toBe(false));
    await click(say('imports.match.go'));
    expect(await screen.findByText(say('imports.match.count', { matched: 19, total: 19 }))).toBeTruthy();
  });
});

describe('the sheet of an import', () => {
  it('shows the rows with problems, each problem in words at its cell', async () => {
    await openImport(partnerLine('WBG01'), partnerLine('WBG02', { zipCode: '40' }));
    expect(await screen.findByText('Row 3')).toBeTruthy();
    expect((await cell(3, 'zipCode')).textContent).toBe('40. A ZIP code has 4 digits');
    expect((await cell(3, 'zipCode')).getAttribute('aria-invalid')).toBe('true');
    expect(within(await grid()).getAllByRole('row')).toHaveLength(2);
    expect(await tab(say('imports.grid.problems'), 1)).toBeTruthy();
  });

  it('is mended by typing; the row is checked at once and stays until it is left', async () => {
    const id = await openImport(partnerLine('WBK01'), partnerLine('WBK02', { zipCode: '40' }));
    const zip = await choose(3, 'zipCode');
    fireEvent.keyDown(zip, { key: '4' });
    const input = await within(zip).findByRole('textbox');
    fireEvent.change(input, { target: { value: '4027' } });
    fireEvent.keyDown(input, { key: 'Enter' });
    await waitFor(async () => expect((await cell(3, 'zipCode')).getAttribute('aria-invalid')).toBeNull());
    expect(within(await grid()).getByText(say('imports.grid.fixed'))).toBeTruthy();
    expect(portal.callsOf('POST', `${IMPORTS}/${id}/cells`)).toHaveLength(1);
    expect(await bench.read(id)).toMatchObject({ counts: { create: 2, error: 0 } });
    fireEvent.keyDown(await cell(3, 'zipCode'), { key: 'z', ctrlKey: true });
    await waitFor(async () => expect((await bench.read(id)).counts.error).toBe(1));
  });

  it('takes a block from the clipboard, quoted cells too, and fills down', async () => {
    const id = await openImport(
      partnerLine('WBC01', { partnerName: '' }),
      partnerLine('WBC02', { partnerName: '' }),
      partnerLine('WBC03', { partnerName: '' }),
    );
    const first = await choose(2, 'partnerName');
    const clipboardData = { getData: () => '"Two ""Quoted"" Words"\nSecond Trading\n' };
    fireEvent.paste(first, { clipboardData });
    await confirmChange(2);
    await waitFor(async () => expect((await cell(2, 'partnerName')).textContent).toBe('Two "Quoted" Words'));
    await waitFor(async () => expect((await bench.read(id)).counts.error).toBe(1));
    const third = await choose(4, 'partnerName');
    fireEvent.keyDown(third, { key: 'd', ctrlKey: true });
    await waitFor(async () => expect((await bench.read(id)).counts.error).toBe(0));
    expect((await cell(4, 'partnerName')).textContent).toBe('Second Trading');
  });

  it('keeps what could not be saved, says so, and saves it on a second try', async () => {
    const id = await openImport(partnerLine('WBF01', { zipCode: '40' }));
    const stop = portal.fault.on('POST', `${IMPORTS}/${id}/cells`, '500');
    const zip = await choose(2, 'zipCode');
    fireEvent.paste(zip, { clipboardData: { getData: () => '4027' } });
    expect(await screen.findByText(/is not saved and stays here/)).toBeTruthy();
    expect((await cell(2, 'zipCode')).textContent).toContain('4027');
    stop();
    await click(say('common.retry'));
    await waitFor(async () => expect((await bench.read(id)).counts.error).toBe(0));
    await waitFor(() => expect(screen.queryByText(/is not saved and stays here/)).toBeNull());
  });

  it('saves what was typed without a connection once there is one again', async () => {
    const id = await openImport(partnerLine('WBO01', { zipCode: '40' }));
    const zip = await choose(2, 'zipCode');
    const stop = portal.fault.on('POST', `${IMPORTS}/${id}/cells`, 'offline');
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    fireEvent.paste(zip, { clipboardData: { getData: () => '4027' } });
    expect(await screen.findByText(/is not saved and stays here/)).toBeTruthy();
    stop();
    onLine.mockRestore();
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(screen.queryByText(/is not saved and stays here/)).toBeNull());
    await waitFor(async () => expect((await bench.read(id)).counts.error).toBe(0));
  });

  it('mends all cells with the same text by one choice', async () => {
    const id = await openImport(...['1', '2', '3'].map((n) => partnerLine(`WBA0${n}`, { zipCode: '40' })));
    await click(say('imports.fixAll.button'));
    const dialog = await screen.findByRole('dialog');
    fireEvent.change(await within(dialog).findByRole('textbox'), { target: { value: '4027' } });
    await click('Change 3 rows', 'button', dialog);
    await waitFor(async () => expect((await bench.read(id)).counts).toMatchObject({ error: 0, create: 3 }));
    expect(await screen.findByText(say('imports.grid.allFixed'))).toBeTruthy();
  });

  it('finds and replaces inside texts of a column', async () => {
    const id = await openImport(partnerLine('WBR01', { zipCode: 'x4027' }));
    await click(say('imports.find.title'));
    const dialog = await screen.findByRole('dialog');
    fireEvent.mouseDown(within(dialog).getByRole('combobox'));
    await click('Zip Code', 'option');
    await fill(say('imports.find.from'), 'x');
    fireEvent.click(within(dialog).getByRole('checkbox'));
    await click(say('imports.find.confirm'), 'button', dialog);
    await waitFor(async () => expect((await bench.read(id)).counts.error).toBe(0));
  });
});

describe('writing an import', () => {
  const write = async (rows: number) => {
    await click(askName(rows));
    return screen.findByRole('dialog');
  };

  it('writes the valid rows by default, reports them with links, and takes them back', async () => {
    const id = await openImport(partnerLine('WBW01'), partnerLine('WBW02', { zipCode: '40' }));
    const dialog = await write(1);
    expect(
      within(dialog).getByRole<HTMLInputElement>('radio', { name: /^The 1 valid row now/ }).checked,
    ).toBe(true);
    expect(within(dialog).getByRole<HTMLInputElement>('radio', { name: /^All or nothing/ }).disabled).toBe(
      true,
    );
    expect(within(dialog).getByText(/1 new active partner\./)).toBeTruthy();
    await click(askName(1), 'button', dialog);
    const request = await screen.findByRole('link', { name: say('imports.confirm.request') });
    expect(request.getAttribute('href')).toMatch(/^\/approvals\/\d+$/);
    await page.confirmed(id);
    expect(await screen.findByText('1 record was created')).toBeTruthy();
    expect(await screen.findByText('1 row has to be fixed')).toBeTruthy();
    (await tab('Created', 1)).click();
    const link = await within(await grid()).findByRole('link');
    expect(link.getAttribute('href')).toMatch(/^\/partner-management\/list\/partners\/\d+/);
    await click(say('imports.undo.button'));
    await click('Take back 1 row', 'button', await screen.findByRole('dialog'));
    expect(await screen.findByRole('heading', { name: say('imports.report.title.undone') })).toBeTruthy();
    expect(await bench.read(id)).toMatchObject({ status: 'undone', counts: { reversed: 1 } });
  });

  it('names the earlier import of the same file and wants a plain yes', async () => {
    const text = csv(partnerLine('WBS01'), partnerLine('WBS02', { zipCode: '40' }));
    const first = await bench.upload('partner', 'twice.csv', text);
    const job = await bench.settled(first.body.data.id);
    await portal.show(`${PAGE}?import=${job.id}`, { as: AS });
    await click(askName(1), 'button', await write(1));
    await page.confirmed(job.id);
    await screen.findByText('1 record was created');
    const second = await bench.upload('partner', 'twice.csv', text);
    const again = await bench.settled(second.body.data.id);
    await portal.show(`${PAGE}?import=${again.id}`, { as: AS });
    const link = await screen.findByRole('link', { name: say('imports.same.link', { id: job.id }) });
    expect(link.getAttribute('href')).toBe(`${PAGE}?import=${job.id}`);
    fireEvent.paste(await choose(3, 'zipCode'), { clipboardData: { getData: () => '4027' } });
    const dialog = await write(1);
    const confirm = () => within(dialog).getByRole<HTMLButtonElement>('button', { name: askName(1) });
    expect(confirm().disabled).toBe(true);
    fireEvent.click(within(dialog).getByRole('checkbox', { name: say('imports.same.confirm') }));
    await waitFor(() => expect(confirm().disabled).toBe(false));
    fireEvent.click(confirm());
    await page.confirmed(again.id);
    expect(await screen.findByText('1 record was created')).toBeTruthy();
  });

  it('says who fixed rows meanwhile, and shows them when one asks for it', async () => {
    const id = await openImport(partnerLine('WBO01', { zipCode: '40' }));
    expect((await cell(2, 'zipCode')).getAttribute('aria-invalid')).toBe('true');
    await bench.edit(id, [{ row: 2, column: COLUMN.zipCode ?? 0, text: '4027' }], 'sbo.reviewer');
    fireEvent(document, new Event('visibilitychange'));
    expect(await screen.findByText(say('imports.others.body', { who: 'sbo.reviewer' }))).toBeTruthy();
    expect((await cell(2, 'zipCode')).textContent).toMatch(/^40\./);
    await click(say('imports.others.show'));
    await waitFor(() =>
      expect(screen.queryByText(say('imports.others.body', { who: 'sbo.reviewer' }))).toBeNull(),
    );
    await click(new RegExp(`^${say('imports.grid.all')}`), 'link');
    await waitFor(async () => expect((await cell(2, 'zipCode')).textContent).toBe('4027'));
  });

  it('says what is left of an import whose rows were removed', async () => {
    const { body } = await bench.upload('partner', 'old.csv', csv(partnerLine('WBC01')));
    await bench.settled(body.data.id);
    await portal.app.admin.query('update import_job set cleared_at = now() where id = $1', [body.data.id]);
    await portal.show(`${PAGE}?import=${body.data.id}`, { as: AS });
    expect(await screen.findByText(/nobody had touched it for 90 days/)).toBeTruthy();
    expect(screen.queryByRole('grid')).toBeNull();
    expect(screen.queryByRole('button', { name: askName(1) })).toBeNull();
  });

  it('says who moved an import meanwhile, and does nothing', async () => {
    const id = await openImport(partnerLine('WBV01'));
    const dialog = await write(1);
    await portal.app.admin.query(
      `update import_job set version = version + 1, updated_by = 'sbo.reviewer' where id = $1`,
      [id],
    );
    await click(askName(1), 'button', dialog);
    expect(await screen.findByText(say('imports.moved.title'))).toBeTruthy();
    expect(await screen.findByText(/sbo\.reviewer moved it meanwhile/)).toBeTruthy();
    expect(await bench.read(id)).toMatchObject({ status: 'review', counts: { created: 0 } });
  });
});
