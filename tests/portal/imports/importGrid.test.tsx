import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { COLUMN, importBench, PARTNER_HEADER, partnerLine } from '#tests/support/imports/importBench.ts';
import {
  cell,
  chooseCell,
  confirmChange,
  grid,
  importPage,
  partnerCsv,
  tab,
  typeInCell,
} from '#tests/support/imports/importPage.ts';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { click } from '#tests/support/portal/portalActions.ts';
import { say } from '#tests/support/portal/portalText.ts';

const ZIP = COLUMN.zipCode ?? 0;
const PHONE = COLUMN.phoneNumber ?? 0;
const MOBILE = COLUMN.mobileNumber ?? 0;
const CODE = COLUMN.hsisPartnerCode ?? 0;
const HEADERS = PARTNER_HEADER.split(',');
const KEY = HEADERS[CODE] ?? '';
const OTHER = 'sbo.reviewer';

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

/** An import of partners whose phone numbers are all to be fixed. */
const withPhones = (prefix: string, rows: number) =>
  page.open(
    'sheet.csv',
    partnerCsv(
      ...Array.from({ length: rows }, (_, at) => partnerLine(`${prefix}${at}`, { phoneNumber: 'none' })),
    ),
  );
const withZips = (prefix: string, ...zips: string[]) =>
  page.open(
    'sheet.csv',
    partnerCsv(...zips.map((zipCode, at) => partnerLine(`${prefix}${at}`, { zipCode }))),
  );
const saves = (id: string) => portal.callsOf('POST', `/api/batch-processing/imports/${id}/cells`);
const texts = async (id: string, column: number) =>
  (await bench.rows(id, { only: 'all' })).map(({ cells }) => cells[column]?.text);
const paste = async (row: number, field: string, text: string) =>
  fireEvent.paste(await chooseCell(row, field), { clipboardData: { getData: () => text } });
const dialog = () => screen.findByRole('dialog');

describe('the columns of the sheet', () => {
  it('stand in the order of the file, with problems and the key marked', async () => {
    await withPhones('GCA', 2);
    const heads = within(await grid()).getAllByRole('columnheader');
    expect(heads.slice(2).map(({ textContent }) => textContent)).toEqual(HEADERS);
    const named = (name: string) => heads.find(({ textContent }) => textContent === name);
    await waitFor(() => expect(named(HEADERS[PHONE] ?? '')?.getAttribute('data-problems')).toBe('2'));
    expect(named(KEY)?.getAttribute('aria-label')).toBe(`${KEY}, ${say('imports.key.column')}`);
  });

  it('are reached problem after problem by F8 and by the button', async () => {
    await withZips('GCB', '1', '2');
    const first = await chooseCell(2, 'partnerName');
    fireEvent.keyDown(first, { key: 'F8' });
    await waitFor(async () => expect(document.activeElement).toBe(await cell(2, 'zipCode')));
    await click(say('imports.grid.nextProblem'));
    await waitFor(async () => expect(document.activeElement).toBe(await cell(3, 'zipCode')));
    fireEvent.keyDown(await cell(3, 'zipCode'), { key: 'F8' });
    await waitFor(async () => expect(document.activeElement).toBe(await cell(2, 'zipCode')));
  });
});

describe('a pasted block', () => {
  it('is shown with its columns and rows before it is taken, and goes into the columns of the file', async () => {
    const id = await withPhones('GPA', 3);
    await paste(2, 'phoneNumber', [1, 2, 3].map((n) => `(049) 545 123${n}\t0917 123 456${n}`).join('\n'));
    const box = await dialog();
    expect(within(box).getByText(new RegExp(`Columns: ${HEADERS[PHONE]}, ${HEADERS[MOBILE]}`))).toBeTruthy();
    expect(box.textContent).toContain('3 rows of the file: 2–4');
    expect(box.textContent).toContain('0917 123 4561');
    expect(saves(id)).toHaveLength(0);
    await confirmChange(6);
    await waitFor(async () =>
      expect(await texts(id, MOBILE)).toEqual([1, 2, 3].map((n) => `0917 123 456${n}`)),
    );
    expect(saves(id)).toHaveLength(1);
    expect(await texts(id, CODE)).toEqual(['GPA0', 'GPA1', 'GPA2']);
  });

  it('changes nothing when it is not taken, and is taken with Enter', async () => {
    const id = await withZips('GPB', '1', '2');
    await paste(2, 'zipCode', '4026\n4027\n');
    fireEvent.keyDown(await dialog(), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await texts(id, ZIP)).toEqual(['1', '2']);
    expect(document.activeElement).toBe(await cell(2, 'zipCode'));
    await paste(2, 'zipCode', '4026\n4027\n');
    fireEvent.keyDown(within(await dialog()).getByRole('region'), { key: 'Enter' });
    await waitFor(async () => expect(await texts(id, ZIP)).toEqual(['4026', '4027']));
  });

  it('changes the key of rows only after a confirmation of its own', async () => {
    const id = await withZips('GPC', '1', '2');
    await paste(2, 'hsisPartnerCode', '09171234567\n09171234568\n');
    const box = await dialog();
    expect(within(box).getByText(/identifies the row/)).toBeTruthy();
    const confirm = within(box).getByRole<HTMLButtonElement>('button', { name: 'Change 2 cells' });
    expect(confirm.disabled).toBe(true);
    fireEvent.keyDown(within(box).getByRole('checkbox'), { key: 'Enter' });
    expect(await texts(id, CODE)).toEqual(['GPC0', 'GPC1']);
    fireEvent.click(within(box).getByRole('checkbox', { name: `Change ${KEY} in 2 rows` }));
    await confirmChange(2);
    await waitFor(async () => expect(await texts(id, CODE)).toEqual(['09171234567', '09171234568']));
  });

  it('says which rows of the file it fills where only rows with problems are shown', async () => {
    await page.open(
      'sheet.csv',
      partnerCsv(
        partnerLine('GPD0', { zipCode: '1' }),
        partnerLine('GPD1'),
        partnerLine('GPD2', { zipCode: '2' }),
      ),
    );
    await paste(2, 'zipCode', '4026\n4027\n4028\n');
    const box = await dialog();
    expect(box.textContent).toContain('2 rows of the file: 2, 4');
    expect(within(box).getByText(say('imports.preview.skipsRows'))).toBeTruthy();
    expect(within(box).getByText(/1 row of the block is beyond the last row/)).toBeTruthy();
  });
});

describe('a cell that somebody else changed first', () => {
  /** Opens an import, and has somebody else change the ZIP code of row 2 unseen. */
  const changedByOther = async (prefix: string) => {
    const id = await withZips(prefix, '1', '2');
    await cell(2, 'zipCode');
    await bench.edit(id, [{ row: 2, column: ZIP, text: '4026' }], OTHER);
    const input = await typeInCell(2, 'zipCode', '4027');
    fireEvent.keyDown(input, { key: 'Enter' });
    await screen.findByText(/^(?!sbo\.reviewer)\S+ \S+.* changed 1 cell before you/);
    return id;
  };

  it('shows their text and the own one at the cell, and keeps theirs', async () => {
    const id = await changedByOther('GXA');
    const zip = await chooseCell(2, 'zipCode');
    expect(zip.textContent).toContain('4026');
    expect(await screen.findByText(/changed it to “4026”\. Your text is “4027”/)).toBeTruthy();
    const [theirs] = await screen.findAllByRole('button', { name: 'Keep theirs' });
    if (theirs) fireEvent.click(theirs);
    await waitFor(() => expect(screen.queryByText(/changed 1 cell before you/)).toBeNull());
    expect(await texts(id, ZIP)).toEqual(['4026', '2']);
  });

  it('takes the own text once that is said', async () => {
    const id = await changedByOther('GXB');
    const [mine] = await screen.findAllByRole('button', { name: 'Use mine' });
    if (mine) fireEvent.click(mine);
    await waitFor(async () => expect(await texts(id, ZIP)).toEqual(['4027', '2']));
    expect(screen.queryByText(/changed 1 cell before you/)).toBeNull();
  });

  it('is no conflict with what was typed a moment before in the same window', async () => {
    const id = await withZips('GXC', '1');
    for (const text of ['4025', '4026', '4027'])
      fireEvent.keyDown(await typeInCell(2, 'zipCode', text), { key: 'Enter' });
    await waitFor(async () => expect(await texts(id, ZIP)).toEqual(['4027']));
    expect(screen.queryByText(/before you/)).toBeNull();
  });

  it('is skipped when a value replaces all of its kind, which says so', async () => {
    const id = await withZips('GXD', '1', '1');
    await screen.findByText('Rows 2–3');
    await bench.edit(id, [{ row: 2, column: ZIP, text: '12' }], OTHER);
    await click(say('imports.fixAll.button'));
    const box = await dialog();
    fireEvent.change(await within(box).findByRole('textbox'), { target: { value: '4027' } });
    await click('Change 2 rows', 'button', box);
    expect(await screen.findByText(/left as it is: sbo\.reviewer changed it meanwhile/)).toBeTruthy();
    expect(await texts(id, ZIP)).toEqual(['12', '4027']);
  });
});

describe('taking back in the sheet', () => {
  it('says what it takes back, and leaves what somebody else did after it', async () => {
    const id = await withZips('GUA', '1', '2', '3');
    await paste(2, 'zipCode', '4026\n4027\n');
    await confirmChange(2);
    const undo = await screen.findByRole('button', { name: 'Undo paste of 2 cells' });
    await bench.edit(id, [{ row: 4, column: ZIP, text: '4028' }], OTHER);
    fireEvent.click(undo);
    await waitFor(async () => expect(await texts(id, ZIP)).toEqual(['1', '2', '4028']));
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: say('imports.grid.undo') }).disabled).toBe(
        true,
      ),
    );
    expect(await tab(say('imports.grid.problems'), 2)).toBeTruthy();
  });
});
