import { merchantFields } from '#domain/imports/fields/merchantFields.ts';
import { expect, rowsIn, test } from '../setup/journey.ts';
import {
  approveRequest,
  askForConfirmation,
  beginImport,
  cellOf,
  fixCities,
  type Given,
  lineOf,
  openRequest,
  retype,
} from '../setup/sheet.ts';

const ROWS = 50;

test('fifty stores are imported: what is wrong is mended or left out, a second person confirms, and they are there', {
  tag: '@job',
}, async ({ page, portal, beside }) => {
  const stamp = Date.now().toString(36).toUpperCase();
  const code = (n: number) => `J${stamp}-${n}`;
  const name = (n: number) => `Tindahan ${stamp} ${String(n).padStart(2, '0')}`;
  const tin = (n: number) => `7${String(Date.now() * 100 + n).slice(-8)}001`;
  // The first row of the sheet holds the headers: the n-th store is row n + 1.
  const wrong: Readonly<Record<number, Given>> = {
    2: { zipCode: '40Z7' },
    9: { city: 'Calambaa' },
    10: { city: 'Calambaa' },
    11: { city: 'Calambaa' },
    20: { merchantName: '' },
    50: { hsisSalesroomCode: code(49) },
  };
  const rows = Array.from({ length: ROWS }, (_, at) => at + 1).map((n) =>
    lineOf(merchantFields, {
      ...{ hsisSalesroomCode: code(n), merchantName: name(n), tinNumber: tin(n), middleName: 'Reyes' },
      ...wrong[n],
    }),
  );
  await portal.signIn('sales.admin');
  await portal.open('/batch-processing/merchant');
  await beginImport(page, { kind: 'Merchants', name: 'stores.xlsx', fields: merchantFields, rows });
  await expect(page.getByText('44 rows are ready · 6 wait to be fixed')).toBeVisible();
  await retype(page, cellOf(page, 3, '40Z7'), '4027');
  await expect(page.getByText('45 rows are ready · 5 wait to be fixed')).toBeVisible();
  await fixCities(page, 3);
  await expect(page.getByText('48 rows are ready · 2 wait to be fixed')).toBeVisible();
  await retype(page, cellOf(page, 21, 'Fill this in'), name(20));
  await expect(page.getByText('49 rows are ready · 1 waits to be fixed')).toBeVisible();
  const twice = page.getByRole('listitem').filter({ hasText: 'The same as row 50' });
  await twice.getByRole('button', { name: /^Leave out: / }).click();
  await expect(page.getByText('49 rows are ready', { exact: true })).toBeVisible();
  await askForConfirmation(page, 49);
  await expect(page.getByText('Waits for a second person')).toBeVisible();

  const office = await beside('sbo.reviewer');
  await openRequest(page, office, portal, new RegExp(stamp));
  await approveRequest(office);

  await expect(page.getByText('49 records were created')).toBeVisible();
  await expect(page.getByText('1 row was left out')).toBeVisible();
  await portal.open(`/partner-management/list/merchants?filter=${JSON.stringify({ q: code(20) })}`);
  await page.getByRole('link', { name: name(20), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: name(20) })).toBeVisible();
  await expect(page.getByText('Active', { exact: true }).first()).toBeVisible();
  expect(await rowsIn('select 1 from merchant where hsis_salesroom_code like $1', [`J${stamp}-%`])).toBe(49);
});
