import { monthName } from '#domain/receipts/receiptMonth.ts';
import { download } from '../setup/files.ts';
import { expect, rowIn, test } from '../setup/journey.ts';

/** The latest month that is over, has commission, and of which nobody was receipted. */
const OPEN_MONTH = `select extract(year from of)::text as year, extract(month from of)::text as month
  from (select distinct date_trunc('month', day)::date as of from disbursement_line
    where day < date_trunc('month', now() at time zone 'Asia/Manila')) as months
  where not exists (select from receipt r where r.of_month = of) order by of desc limit 1`;

test('a month is receipted to all partners at once, and the receipts have numbers that follow each other', {
  tag: '@job',
}, async ({ page, portal }) => {
  const { year = '', month = '' } = await rowIn(OPEN_MONTH);
  const name = monthName(Number(month)).en;
  await portal.signIn('finance.officer');
  await portal.open('/official-receipts');
  await page.getByRole('link', { name: 'Receipts of a month' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Receipts of a month' })).toBeVisible();
  for (const [field, value] of [
    ['Month', name],
    ['Year', year],
  ] as const) {
    await page.getByRole('combobox', { name: field }).click();
    await page.getByRole('option', { name: value, exact: true }).click();
  }
  const ofMonth = page.getByRole('region', { name: `Commission of ${name} ${year}` });
  const issue = ofMonth.getByRole('button', { name: /^Issue \d+ receipts$/ });
  const [count = ''] = /\d+/.exec((await issue.textContent()) ?? '') ?? [];
  const fact = ofMonth.locator('dl > div').filter({ hasText: 'They come to' });
  const sum = (await fact.getByRole('definition').textContent()) ?? '';
  expect(sum).toMatch(/^₱[\d,]+\.\d\d$/);
  await issue.click();
  const dialog = page.getByRole('dialog', { name: 'Issue the receipts of this month?' });
  await expect(dialog).toContainText(`${count} partners get a receipt each, of ${sum} together`);
  const [first = ''] = /OR-\d{10}/.exec((await dialog.textContent()) ?? '') ?? [];
  const last = `OR-${String(Number(first.slice(3)) + Number(count) - 1).padStart(10, '0')}`;
  await dialog.getByRole('button', { name: 'Issue them' }).click();
  await expect(page.getByText(`${count} receipts were issued.`)).toBeVisible();
  await expect(ofMonth).toContainText('There is nothing to issue');
  const batch = page.getByRole('region', { name: 'Issued at once' }).getByRole('listitem').first();
  await expect(batch).toContainText(`${count} receipts of ${sum}: ${first} to ${last}`);

  await batch.getByRole('link', { name: 'Show them' }).click();
  await expect(page.getByRole('region', { name: 'What was receipted' })).toContainText(sum);
  await page.getByRole('link', { name: last, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: last })).toBeVisible();
  const original = await download(page.getByRole('button', { name: 'Download the original' }));
  expect(original.name).toBe(`${last}.pdf`);
  expect(original.content.toString('latin1')).toMatch(/^%PDF-.*%%EOF\s*$/s);
});
