import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { problemSentence } from '#domain/imports/problems.ts';
import { COLUMN, importBench, PARTNER_HEADER, partnerLine } from '#tests/support/imports/importBench.ts';
import {
  askName,
  cell,
  chooseCell,
  confirmChange,
  grid,
  importPage,
  partnerCsv,
  tab,
  typeInCell,
  workbookOf,
} from '#tests/support/imports/importPage.ts';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { click } from '#tests/support/portal/portalActions.ts';
import { say } from '#tests/support/portal/portalText.ts';

const LEAVE = say('imports.leaveOut.rows');
const ZIP = COLUMN.zipCode ?? 0;

let portal: Portal;
let bench: ReturnType<typeof importBench>;
let page: ReturnType<typeof importPage>;
beforeAll(async () => {
  portal = await openPortal({ jobs: true });
  bench = importBench(portal.app);
  page = importPage(portal, bench, 'sales.admin');
});
afterEach(() => portal.tidy());
afterAll(() => portal.close());

const openImport = (...lines: string[]) => page.open('sheet.csv', partnerCsv(...lines));
const leavings = (id: string) => portal.callsOf('POST', `/api/batch-processing/imports/${id}/left-out`);
const leaveTool = () => screen.getByRole<HTMLButtonElement>('button', { name: LEAVE });
const groupButton = (message: string) => `${say('imports.leaveOut.group')}: ${message}`;
/** The ZIP codes of an import as its rows hold them now. */
const zips = async (id: string) =>
  Object.fromEntries(
    (await bench.rows(id, { only: 'all' })).map(({ row, cells }) => [row, cells[ZIP]?.text]),
  );
const write = async (id: string, rows: number) => {
  await click(askName(rows));
  await click(askName(rows), 'button', await screen.findByRole('dialog'));
  await page.confirmed(id);
};

describe('the rows to fix as a file of their own', () => {
  const mended = async (...lines: string[]) => {
    await screen.findByText(say('imports.errorFile.upload'));
    const input = document.querySelector<HTMLInputElement>('main input[type=file]');
    if (!input) throw new Error('no field for files');
    const rows = lines.map((line, at) => `${at + 2},${line}`);
    const file = new File([[`Row,${PARTNER_HEADER}`, ...rows].join('\n')], 'fixed.csv');
    fireEvent.change(input, { target: { files: [file] } });
  };

  it('say once they are uploaded how many are fixed, and how many still wait', async () => {
    const bad = { zipCode: '1' };
    await openImport(partnerLine('WEF01', bad), partnerLine('WEF02', bad));
    await mended(partnerLine('WEF01', bad), partnerLine('WEF02', bad));
    await screen.findByText('No row is fixed by this file: 2 still wait.');
    await mended(partnerLine('WEF01'), partnerLine('WEF02', bad));
    await screen.findByText('1 row is fixed; still to fix: 1.');
    await mended(partnerLine('WEF01'), partnerLine('WEF02'));
    await screen.findByText('1 row is fixed; nothing is left to fix.');
    await screen.findByText('2 rows are ready');
  });
});

describe('rows that nobody wants', () => {
  it('are left out by their cause or in the sheet, and taken in again', async () => {
    await openImport(partnerLine('WBL01'), partnerLine('WBL02', { zipCode: '1' }), partnerLine('WBL03'));
    await click(new RegExp(`^${say('imports.leaveOut.group')}`));
    expect(await screen.findByText('1 row is left out')).toBeTruthy();
    expect(await screen.findByText('2 rows are ready')).toBeTruthy();
    await tab('Left out', 1);
    fireEvent.click(await tab('All rows', 3));
    await chooseCell(4, 'partnerName');
    await click(LEAVE);
    fireEvent.click(await tab('Left out', 2));
    await chooseCell(3, 'partnerName');
    await click(say('imports.leaveOut.rowsBack'));
    await tab('Left out', 1);
    expect(await screen.findByText('1 row is ready · 1 waits to be fixed')).toBeTruthy();
  });

  it('are told by where they are: one is a row, several are rows', async () => {
    await openImport(
      partnerLine('WBN01', { zipCode: '1' }),
      partnerLine('WBN02', { zipCode: '1' }),
      partnerLine('WBN03', { partnerName: '' }),
    );
    expect(await screen.findByText('Rows 2–3')).toBeTruthy();
    expect(screen.getByText('Row 4')).toBeTruthy();
    expect(screen.queryByText('Rows 4')).toBeNull();
  });

  it('are all taken in again at one stroke, on the tab that shows them', async () => {
    const id = await openImport(...['1', '2', '3'].map((n) => partnerLine(`WBT0${n}`, { zipCode: n })));
    await click(groupButton('A ZIP code has 4 digits'));
    expect(await screen.findByText('3 rows are left out', { selector: '[role=status]' })).toBeTruthy();
    expect(screen.getByRole('button', { name: say('imports.write.again') })).toBeTruthy();
    expect(screen.queryByRole('button', { name: say('imports.leaveOut.allBack') })).toBeNull();
    fireEvent.click(await tab('Left out', 3));
    await click(say('imports.leaveOut.allBack'));
    expect(await screen.findByText('3 wait to be fixed')).toBeTruthy();
    expect(screen.queryByRole('button', { name: say('imports.leaveOut.allBack') })).toBeNull();
    expect((await bench.read(id)).counts).toMatchObject({ leftOut: 0, error: 3 });
  });

  it('may be taken in again when all the others are in, and then written', async () => {
    const id = await openImport(partnerLine('WBD01'), partnerLine('WBD02'));
    fireEvent.click(await tab('All rows', 2));
    await chooseCell(3, 'partnerName');
    await click(LEAVE);
    await screen.findByText('1 row is ready');
    await write(id, 1);
    expect(await screen.findByRole('heading', { name: say('imports.report.title.done') })).toBeTruthy();
    expect(screen.queryByRole('button', { name: say('imports.write.again') })).toBeNull();
    fireEvent.click(await tab('Left out', 1));
    await click(say('imports.leaveOut.allBack'));
    await write(id, 1);
    expect(await screen.findByText('2 records were created')).toBeTruthy();
    expect(await bench.read(id)).toMatchObject({ status: 'done', counts: { created: 2, leftOut: 0 } });
  });

  it('are told when they are hidden in the spreadsheet, and left out by that', async () => {
    const lines = [PARTNER_HEADER, partnerLine('WBH01'), partnerLine('WBH02'), partnerLine('WBH03')];
    const id = await page.open('hidden.xlsx', workbookOf({ Partners: lines }, [3]));
    const message = problemSentence('hidden_row').en;
    expect(await screen.findByRole('heading', { name: message })).toBeTruthy();
    fireEvent.click(await tab(say('imports.totals.warnings'), 1));
    await waitFor(async () => expect(within(await grid()).getAllByRole('row')).toHaveLength(2));
    expect(within(await grid()).getByText(message)).toBeTruthy();
    await click(groupButton(message));
    expect(await screen.findByText('2 rows are ready')).toBeTruthy();
    const [left] = await bench.rows(id, { only: 'leftOut' });
    expect(left?.row).toBe(3);
  });

  it('are not said to be left out when all of their cause are in already', async () => {
    const lines = [PARTNER_HEADER, partnerLine('WBI01'), partnerLine('WBI02', { zipCode: '40' })];
    const id = await page.open('in.xlsx', workbookOf({ Partners: lines }, [2]));
    await write(id, 1);
    await screen.findByText('1 record was created');
    await click(groupButton(problemSentence('hidden_row').en));
    expect(await screen.findByText(say('imports.nothingLeftOut'))).toBeTruthy();
  });
});

describe('rows that move up while others go', () => {
  it('are not hit by a second click', async () => {
    const id = await openImport(...['1', '2', '3'].map((n) => partnerLine(`WBX0${n}`, { zipCode: n })));
    await chooseCell(2, 'zipCode');
    fireEvent.click(leaveTool());
    await waitFor(() => expect(leaveTool().disabled).toBe(true));
    fireEvent.click(leaveTool());
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: '2' })).toBeNull());
    expect(await cell(3, 'zipCode')).toBeTruthy();
    expect((await grid()).querySelector('[aria-selected="true"]')).toBeNull();
    expect(leaveTool().disabled).toBe(true);
    expect(leavings(id)).toHaveLength(1);
    expect((await bench.read(id)).counts).toMatchObject({ leftOut: 1, error: 2 });
  });

  it('are not written into by what is typed in the row that goes', async () => {
    const id = await openImport(...['1', '2', '3'].map((n) => partnerLine(`WBY0${n}`, { zipCode: n })));
    await typeInCell(2, 'zipCode', '4027');
    fireEvent.click(leaveTool());
    await tab('Left out', 1);
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: '2' })).toBeNull());
    expect(within(await grid()).queryByRole('textbox')).toBeNull();
    expect(await zips(id)).toEqual({ 2: '4027', 3: '2', 4: '3' });
  });

  it('keep what is typed in them, and lend it to no other', async () => {
    const id = await openImport(...['1', '2', '3'].map((n) => partnerLine(`WBZ0${n}`, { zipCode: n })));
    await cell(2, 'zipCode');
    await bench.edit(id, [{ row: 2, column: ZIP, text: '4026' }], 'sbo.reviewer');
    fireEvent(document, new Event('visibilitychange'));
    await screen.findByText(say('imports.others.body', { who: 'sbo.reviewer' }));
    await typeInCell(3, 'zipCode', '4027');
    await click(say('imports.others.show'));
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: '2' })).toBeNull());
    await waitFor(async () => expect((await bench.read(id)).counts.error).toBe(1));
    expect(within(await grid()).queryByRole('textbox')).toBeNull();
    expect(await zips(id)).toEqual({ 2: '4026', 3: '4027', 4: '3' });
  });
});

describe('the clipboard of the sheet', () => {
  it('copies a block so that spreadsheets and this sheet read it back the same', async () => {
    const id = await openImport(
      partnerLine('WBJ01', { partnerName: '"=1+1"', street: '"5"" Pipe Street"' }),
      partnerLine('WBJ02', { partnerName: '' }),
    );
    const setData = vi.fn();
    fireEvent.click(await tab('All rows', 2));
    fireEvent.copy(await chooseCell(2, 'partnerName'), { clipboardData: { setData } });
    expect(setData).toHaveBeenCalledWith('text/plain', "'=1+1");
    fireEvent.copy(await chooseCell(2, 'street'), { clipboardData: { setData } });
    expect(setData).toHaveBeenLastCalledWith('text/plain', '"5"" Pipe Street"');
    fireEvent.paste(await chooseCell(3, 'partnerName'), { clipboardData: { getData: () => "'=1+1" } });
    await waitFor(async () => expect((await bench.read(id)).counts.error).toBe(0));
    expect((await cell(3, 'partnerName')).textContent).toBe('=1+1');
  });

  it('keeps rows apart that begin with a quote of their own', async () => {
    const id = await openImport(...['1', '2', '3'].map((n) => partnerLine(`WBG0${n}`, { partnerName: '' })));
    const clipboardData = { getData: () => '"Aling" Nena Store\nIkalawa\nIkatlo\n' };
    fireEvent.paste(await chooseCell(2, 'partnerName'), { clipboardData });
    await confirmChange(3);
    await waitFor(async () => expect((await bench.read(id)).counts.error).toBe(0));
    const shown = await Promise.all([2, 3, 4].map((row) => cell(row, 'partnerName')));
    expect(shown.map(({ textContent }) => textContent)).toEqual(['"Aling" Nena Store', 'Ikalawa', 'Ikatlo']);
  });
});
