import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import * as XLSX from 'xlsx';
import { partnerFields } from '#domain/imports/fields/partnerFields.ts';
import { expect, test } from './setup/colleague.ts';
import { choose } from './setup/files.ts';
import type { Portal } from './setup/journey.ts';
import { looksRightEverywhere } from './setup/looksRight.ts';
import {
  approveRequest,
  askForConfirmation as ask,
  askName,
  beginImport,
  cellOf,
  fixCities,
  type Given,
  inBar,
  lineOf,
  openRequest,
  retype,
  sheetFile,
} from './setup/sheet.ts';

const PAGE = '/batch-processing/partner';

/** A row of the partner sheet that has nothing wrong and is not the template's example, but for what is given. */
const line = (code: string, given: Given = {}) =>
  lineOf(partnerFields, { middleName: 'Reyes', hsisPartnerCode: code, ...given });
const begin = (page: Page, name: string, rows: readonly string[][]) =>
  beginImport(page, { kind: 'Partners', name, fields: partnerFields, rows });
/** Where a second person, on a page of their own, confirms what waits on this one. */
const confirm = async (page: Page, colleague: Page, portal: Portal, changes: RegExp) => {
  await openRequest(page, colleague, portal, changes);
  await looksRightEverywhere(colleague);
  await approveRequest(colleague);
};

test('a sheet is mended by keyboard, by paste and by one choice for all, confirmed by another, written and taken back', async ({
  page,
  portal,
  colleague,
}, { project }) => {
  const code = (n: number) => `E2E-${project.name}-${n}`.toUpperCase();
  await portal.signIn('sales.admin');
  await portal.open(PAGE);
  await begin(page, 'partners.xlsx', [
    line(code(1)),
    line(code(2), { zipCode: '40Z7' }),
    line(code(3), { partnerName: '' }),
    line(code(4), { partnerName: '' }),
    line(code(5), { city: 'Calambaa' }),
    line(code(6), { city: 'Calambaa' }),
  ]);
  await expect(page.getByText('1 row is ready · 5 wait to be fixed')).toBeVisible();

  await cellOf(page, 3, '40Z7').click();
  await expect(page.getByText('Row 3, Zip Code')).toBeVisible();
  await retype(page, cellOf(page, 3, '40Z7'), '4027');
  await expect(page.getByText('2 rows are ready · 4 wait to be fixed')).toBeVisible();

  await page
    .getByRole('row')
    .filter({ hasText: code(3) })
    .getByRole('gridcell', { name: 'Fill this in' })
    .click();
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'Unang Trading\n"Ikalawang ""Trading"""\n');
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  });
  await page.getByRole('dialog').getByRole('button', { name: 'Change 2 cells' }).click();
  await expect(page.getByText('4 rows are ready · 2 wait to be fixed')).toBeVisible();
  await expect(cellOf(page, 5, 'Ikalawang "Trading"')).toBeVisible();

  await fixCities(page, 2);
  await expect(page.getByText('6 rows are ready')).toBeVisible();

  await page.reload();
  await ask(page, 6);
  await expect(page.getByText('Waits for a second person')).toBeVisible();
  await looksRightEverywhere(page);
  await confirm(page, colleague, portal, /Unang Trading/);
  await expect(page.getByText('6 records were created')).toBeVisible();
  await expect(page.getByRole('link', { name: /Created/ })).toBeVisible();
  await page.getByRole('button', { name: 'Take back', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take back 6 rows' }).click();
  await expect(page.getByRole('heading', { name: 'Taken back' })).toBeVisible();
  await page.getByRole('link', { name: 'All imports' }).click();
  await expect(page.getByRole('link', { name: 'partners.xlsx' }).first()).toBeVisible();
});

test('the rows to fix go out as a file and come back mended into the same import', async ({ page, portal }, {
  project,
}) => {
  const code = (n: number) => `E2F-${project.name}-${n}`.toUpperCase();
  await portal.signIn('sales.admin');
  await portal.open(PAGE);
  await begin(page, 'errors.xlsx', [line(code(1)), line(code(2), { zipCode: '40' }), line(code(3))]);
  await looksRightEverywhere(page);
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download rows to fix' }).click();
  const path = await (await started).path();
  const book = XLSX.read(await readFile(path));
  const sheet = book.Sheets[book.SheetNames[0] ?? ''];
  if (!sheet) throw new Error('the error file has no sheet');
  const rows = XLSX.utils.sheet_to_json<string[]>(sheet, { header: 1, raw: false });
  const zip = rows[0]?.indexOf('Zip Code') ?? -1;
  expect(rows).toHaveLength(2);
  if (rows[1]) rows[1][zip] = '4027';
  const mended = XLSX.utils.book_new();
  XLSX.utils.book_append_sheet(mended, XLSX.utils.aoa_to_sheet(rows), 'Rows');
  const buffer: Buffer = XLSX.write(mended, { type: 'buffer', bookType: 'xlsx' });
  await choose(page.getByRole('button', { name: 'Upload the fixed rows' }), sheetFile('mended.xlsx', buffer));
  await expect(page.getByText('3 rows are ready')).toBeVisible();
});

test(
  'an example row and a duplicate are left out, the rest goes in all or none, and the report tells both',
  { tag: '@phone' },
  async ({ page, portal, colleague }, { project }) => {
    const code = (n: number) => `E2G-${project.name}-${n}`.toUpperCase();
    const causeOf = (message: string) => page.getByRole('listitem').filter({ hasText: message });
    const leaveOut = (message: string) => causeOf(message).getByRole('button', { name: /^Leave out: / });
    await portal.signIn('sales.admin');
    await portal.open(PAGE);
    await begin(page, 'example.xlsx', [
      partnerFields.map(({ example }) => example),
      line(code(1)),
      line(code(2)),
      line(code(2)),
    ]);
    await expect(page.getByText('3 rows are ready · 1 waits to be fixed')).toBeVisible();
    await leaveOut('This reads as the example row of the template').click();
    await expect(page.getByText('2 rows are ready · 1 waits to be fixed')).toBeVisible();
    await leaveOut('The same as row 4').click();
    await expect(page.getByText('2 rows are ready', { exact: true })).toBeVisible();

    await page.getByRole('link', { name: 'Left out 2' }).click();
    await expect(page.getByRole('button', { name: 'Take all in again' })).toBeVisible();
    await expect(page.getByRole('rowheader', { name: '5' })).toBeVisible();
    await looksRightEverywhere(page);

    await inBar(page, askName(2)).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: /^All or nothing/ }).check();
    await dialog.getByRole('button', { name: askName(2) }).click();
    await confirm(page, colleague, portal, /Magsino/);
    await expect(page.getByRole('heading', { name: 'Done', exact: true })).toBeVisible();
    await expect(page.getByText('2 records were created')).toBeVisible();
    await expect(page.getByText('2 rows were left out')).toBeVisible();
  },
);

test('a pasted block goes where it would in the file, shows that first, and leaves the key of rows alone', async ({
  page,
  portal,
}, { project }) => {
  const code = (n: number) => `E2P-${project.name}-${n}`.toUpperCase();
  const phone = (n: number) => `(049) 545 123${n}`;
  const mobile = (n: number) => `0917 123 456${n}`;
  const keys = () => page.getByRole('gridcell', { name: new RegExp(`^E2P-${project.name}-`, 'i') });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await portal.signIn('sales.admin');
  await portal.open(PAGE);
  await begin(
    page,
    'phones.xlsx',
    [1, 2, 3].map((n) => line(code(n), { phoneNumber: 'none' })),
  );
  await expect(page.getByText('3 wait to be fixed')).toBeVisible();
  await expect(page.getByRole('columnheader').nth(2)).toHaveText(partnerFields[0]?.header ?? '');
  await looksRightEverywhere(page);

  await page.evaluate(
    (text) => navigator.clipboard.writeText(text),
    [1, 2, 3].map((n) => `${phone(n)}\t${mobile(n)}`).join('\n'),
  );
  await page.getByRole('button', { name: 'Next problem' }).click();
  await page.keyboard.press('ControlOrMeta+v');
  const dialog = page.getByRole('dialog', { name: 'Paste into these cells?' });
  await expect(dialog.getByText('3 rows of the file: 2–4')).toBeVisible();
  await expect(dialog.getByRole('cell', { name: mobile(1) })).toBeVisible();
  await looksRightEverywhere(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('3 wait to be fixed')).toBeVisible();

  await page.keyboard.press('ControlOrMeta+v');
  await page.keyboard.press('Enter');
  await expect(page.getByText('3 rows are ready')).toBeVisible();
  await expect(keys()).toHaveCount(3);
  await expect(cellOf(page, 2, mobile(1))).toBeVisible();
  await page.getByRole('button', { name: /^Undo paste of 6 cells$/ }).click();
  await expect(page.getByText('3 wait to be fixed')).toBeVisible();
});
