import * as XLSX from 'xlsx';
import { centavosOf, formatPeso } from '#domain/money.ts';
import { choose, download } from '../setup/files.ts';
import { expect, rowIn, test } from '../setup/journey.ts';

type Row = Record<string, string | number | undefined>;

/** The rows of the bank's file; the sheet before them says what it is. */
const rowsOf = (content: Buffer): Row[] => {
  const { Sheets, SheetNames } = XLSX.read(content);
  const sheet = Sheets[SheetNames[1] ?? ''];
  return sheet ? XLSX.utils.sheet_to_json<Row>(sheet) : [];
};
const bookOf = (rows: readonly Row[]): Buffer => {
  const book = XLSX.utils.book_new();
  XLSX.utils.book_append_sheet(book, XLSX.utils.json_to_sheet([...rows]), 'Answer');
  return XLSX.write(book, { type: 'buffer', bookType: 'xlsx' });
};
const centavos = ({ Amount }: Row): bigint => centavosOf(Number(Amount).toFixed(2)) ?? 0n;
const sumOf = (rows: readonly Row[]): string =>
  formatPeso(rows.reduce((sum, row) => sum + centavos(row), 0n));

/** As the bank answers: all paid, but one that it gives back. */
const answerTo = ([first = {}, ...others]: readonly Row[]): Row[] => [
  { ...first, Result: 'RETURNED', 'Return reason': 'The account was closed' },
  ...others.map((row) => ({ ...row, Result: 'PAID', 'Bank reference': `BT-${row.Reference}` })),
];

test('a file of payouts is released by a second person, and the bank’s answer says what is paid and what came back', {
  tag: '@job',
}, async ({ page, portal }) => {
  const approve = async () => {
    await page.getByRole('button', { name: 'Approve' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  const { count } = await rowIn("select count(*)::text as count from payout where status = 'SCHEDULED'");
  await portal.signIn('finance.officer');
  await portal.open('/finance-management/payout-files');
  await page.getByRole('button', { name: 'New bank file' }).click();
  const dialog = page.getByRole('dialog', { name: 'Make a bank file of the scheduled payouts?' });
  await expect(dialog).toContainText(`${count} payouts, ₱`);
  await dialog.getByRole('button', { name: 'Make the file' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^File \d+$/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download for the bank' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Approve' })).toBeDisabled();
  const path = new URL(page.url()).pathname;

  await portal.signIn('finance.second');
  await portal.open(path);
  await expect(page.getByRole('region', { name: 'Before you release' })).toContainText('Largest payouts (5)');
  await approve();
  await expect(page.getByText('Sent, not answered')).toBeVisible();

  const file = await download(page.getByRole('button', { name: 'Download for the bank' }));
  expect(file.name).toMatch(/^payouts-\d{4}-\d\d-\d\d-file-\d+\.xlsx$/);
  const rows = rowsOf(file.content);
  expect(rows).toHaveLength(Number(count));
  const stand = page.getByRole('region', { name: 'Totals' });
  await expect(stand.getByRole('row', { name: /^In this file/ })).toContainText(sumOf(rows));
  const [first = {}, ...paid] = rows;
  expect(first['Account number']).toMatch(/^\d{6,}$/);

  const answer = page.getByRole('region', { name: 'Answer of the bank' });
  await choose(answer.getByRole('button', { name: /^Choose/ }), {
    name: 'answer.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: bookOf(answerTo(rows)),
  });
  await expect(answer).toContainText('The account was closed');
  await answer.getByRole('button', { name: `Take in ${count} answers` }).click();
  await expect(stand.getByRole('row', { name: /^Paid/ })).toContainText(sumOf(paid));
  await portal.signIn('finance.officer');
  await portal.open(path);
  await approve();
  await expect(stand.getByRole('row', { name: /^Returned/ })).toContainText(sumOf([first]));
  await expect(page.getByText('Answered', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Open its payouts' }).click();
  await page.getByRole('button', { name: 'Status', exact: true }).click();
  const filter = page.getByRole('dialog', { name: 'Filter by Status' });
  await filter.getByRole('checkbox', { name: 'Returned' }).check();
  await filter.getByRole('button', { name: 'Apply' }).click();
  const back = page.locator('[data-row-link]');
  await expect(back).toHaveCount(1);
  await expect(back).toHaveText(String(first.Payee));
  await back.click();
  await expect(page.getByRole('heading', { level: 1, name: String(first.Payee) })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Resend payout' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('The account was closed');
  await expect(page.getByRole('region', { name: 'Payout breakdown' })).toContainText(sumOf([first]));
});
