import type { Locator, Page } from '@playwright/test';
import * as XLSX from 'xlsx';
import type { ImportField } from '#domain/imports/fields/fields.ts';
import { choose } from './files.ts';
import { expect, type Portal } from './journey.ts';

const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** What a row holds in place of the example of its column. */
export type Given = Partial<Record<string, string>>;

/** A row of a sheet that has nothing wrong but for what is given. */
export const lineOf = (fields: readonly ImportField[], given: Given): string[] =>
  fields.map(({ key, example }) => given[key] ?? example);

const workbook = (headers: readonly string[], rows: readonly string[][]): Buffer => {
  const book = XLSX.utils.book_new();
  XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet([[...headers], ...rows]), 'Rows');
  return XLSX.write(book, { type: 'buffer', bookType: 'xlsx' });
};
export const sheetFile = (name: string, buffer: Buffer) => ({ name, mimeType: XLSX_TYPE, buffer });

interface Sheet {
  /** What is imported, as its page calls it. */
  kind: string;
  name: string;
  fields: readonly ImportField[];
  rows: readonly string[][];
}

/** Drops a sheet where an import begins, and waits until its rows are checked. */
export const beginImport = async (page: Page, { kind, name, fields, rows }: Sheet) => {
  const headers = fields.map(({ header }) => header);
  const file = sheetFile(name, workbook(headers, rows));
  await choose(page.getByRole('button', { name: `Choose a file: ${kind}` }), file);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('grid')).toBeVisible();
};
export const cellOf = (page: Page, row: number, text: string): Locator =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: new RegExp(`${row}$`) }) })
    .getByRole('gridcell', { name: text });
export const inBar = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
export const askName = (rows: number) => `Have ${rows} ${rows === 1 ? 'row' : 'rows'} confirmed`;
/** Hands what is ready to a second person. */
export const askForConfirmation = async (page: Page, rows: number) => {
  await inBar(page, askName(rows)).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: askName(rows) })
    .click();
};
/** Where a second person, on a page of their own, looks at what waits on this one. */
export const openRequest = async (page: Page, colleague: Page, portal: Portal, changes: RegExp) => {
  const request = page.getByRole('link', { name: 'Go to the request' });
  await expect(request).toBeVisible();
  await portal.open((await request.getAttribute('href')) ?? '', colleague);
  await expect(colleague.getByRole('region', { name: 'The changes that matter' })).toContainText(changes);
  await expect(colleague.getByRole('region', { name: 'Rows to confirm' })).toContainText(changes);
};
/** Confirms it there. */
export const approveRequest = async (colleague: Page) => {
  await colleague.getByRole('button', { name: 'Approve' }).click();
  const dialog = colleague.getByRole('dialog', { name: 'Approve this change?' });
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(colleague.getByText('Approved', { exact: true })).toBeVisible();
};
/** Puts one value into all rows whose city nobody knows. */
export const fixCities = async (page: Page, rows: number) => {
  const cause = page.getByRole('listitem').filter({ hasText: 'City:' });
  await cause.getByRole('button', { name: 'Fix all…' }).click();
  const dialog = page.getByRole('dialog');
  const field = dialog
    .getByRole('combobox', { name: 'City' })
    .or(dialog.getByRole('textbox', { name: 'City' }));
  await field.fill('City of Calamba');
  const option = page.getByRole('option', { name: /City of Calamba/ }).first();
  if (await field.getAttribute('role')) await option.click();
  await dialog.getByRole('button', { name: `Change ${rows} rows` }).click();
};
/** Types another text into a cell. */
export const retype = async (page: Page, cell: Locator, text: string) => {
  await cell.click();
  await page.keyboard.press('F2');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
};
