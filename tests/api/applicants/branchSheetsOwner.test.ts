import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { type BranchCells, branchCells } from '#tests/support/imports/branchBook.ts';
import { existingBench } from './sending/existingBench.ts';
import { sheetBench } from './sheetBench.ts';

let app: TestApp;
let bench: ReturnType<typeof existingBench>;
let sheets: ReturnType<typeof sheetBench>;
let own: Awaited<ReturnType<typeof bench.adding>>;
beforeAll(async () => {
  app = await startTestApp();
  bench = existingBench(app);
  sheets = sheetBench(app);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.clearLimits();
  own = await bench.adding();
});

const sql = (text: string, values: unknown[] = []) => app.admin.query(text, values);
/** Gives the first store of the partner a name, and the town of the first row of a sheet. */
const settle = (name: string, more = '') =>
  sql(
    `update merchant m set name = $2, city_id = c.id ${more} from city c join province v on v.id = c.province_id
      where m.id = $1 and c.name = $3 and v.name = $4`,
    [own.storeIds[0], name, branchCells(0)['address.municipality'], branchCells(0)['address.province']],
  );
const problemsOf = async (rows: readonly BranchCells[], mended: Parameters<typeof sheets.check>[2] = {}) => {
  const id = await sheets.ofRows(own, rows);
  const { data } = (await sheets.check(own, id, mended)).body;
  return { id, ...data };
};
const NAME = 'Aling Nena Sari-sari Store 1';

describe('a row of stores for a partner that is there', () => {
  it('is held back where the partner has a store of its name in its town, until it is left out or meant', async () => {
    await settle('ALING NENA SARI SARI STORE 1');
    const rows = [branchCells(0), branchCells(1)];
    const { id, good, rows: told } = await problemsOf(rows);
    expect(good.map(({ row }: { row: number }) => row)).toEqual([3]);
    expect(told).toEqual([
      expect.objectContaining({
        row: 2,
        problems: [
          expect.objectContaining({
            field: 'merchantName',
            message: expect.stringMatching(/^You have a store of this name in this town already/),
            isError: true,
            mayBeMeant: true,
          }),
        ],
      }),
    ]);
    expect((await sheets.add(own, id)).body.data).toMatchObject({ added: 1, good: [] });
    const out = (await sheets.check(own, id, { leftOut: [2] })).body.data;
    expect([out.good, out.rows]).toEqual([[], []]);
    const meant = (await sheets.check(own, id, { meant: [2] })).body.data;
    expect([meant.good.length, meant.rows]).toEqual([1, []]);
    const { data } = (await sheets.add(own, id, { meant: [2] })).body;
    expect([
      data.added,
      data.parts.map(({ values }: { values: { merchantName: string } }) => values.merchantName),
    ]).toEqual([2, [NAME]]);
  });

  it.each([
    ['in another town', `city_id = null`],
    ['that was refused', `status = 'REJECTED'`],
    ['that was cancelled', `status = 'CANCELLED'`],
  ])('is good beside one %s', async (_, more) => {
    await settle(NAME);
    await sql(`update merchant set ${more} where id = $1`, [own.storeIds[0]]);
    expect((await problemsOf([branchCells(0)])).rows).toEqual([]);
  });

  it('is compared with the partner’s own stores alone, and a new partner’s with none', async () => {
    const other = await bench.existing();
    await sql(
      'update merchant set name = $2, city_id = (select city_id from merchant where id = $3) where id = $1',
      [other.storeIds[0], NAME, own.storeIds[0]],
    );
    expect((await problemsOf([branchCells(0)])).rows).toEqual([]);
    const applicant = await bench.applicant();
    const id = await sheets.ofRows(applicant, [branchCells(0)]);
    const { data } = (await sheets.check(applicant, id, { meant: [2] })).body;
    expect([data.good.length, data.rows]).toEqual([1, []]);
  });

  it('that names no place stands where the business does', async () => {
    await sql(
      `update merchant set name = 'Nena Calamba', city_id =
        (select city_id from address where partner_id = $2 and merchant_id is null and type = 'REGISTRATION') where id = $1`,
      [own.storeIds[0], own.partnerId],
    );
    await sql(
      `insert into bank_account (partner_id, bank_id, account_name, account_number, account_type, is_default, status)
      select $1, min(id), 'Nena', '1234567890', 'SAVINGS', true, 'A' from bank on conflict do nothing`,
      [own.partnerId],
    );
    const { rows } = await problemsOf([{ merchantName: 'Nena Calamba' }, { merchantName: 'Nena Bay' }]);
    expect(rows.map(({ row }: { row: number }) => row)).toEqual([2]);
  });

  it('says at the row that the business has no address or account to share, before it is sent', async () => {
    await sql(`delete from address where partner_id = $1 and merchant_id is null and associate_id is null`, [
      own.partnerId,
    ]);
    await sql('delete from bank_account where partner_id = $1 and merchant_id is null', [own.partnerId]);
    const { good, rows } = await problemsOf([
      { merchantName: 'Nena Bay' },
      branchCells(1, {
        'bankInformation.bank': 'BDO Unibank',
        'bankInformation.accountName': 'Nena',
        'bankInformation.accountNumber': '001234567890',
        'bankInformation.accountType': 'Savings',
      }),
    ]);
    expect(
      rows.map(({ row, problems }: { row: number; problems: { field: string }[] }) => [
        row,
        problems.map(({ field }) => field),
      ]),
    ).toEqual([[2, ['address.municipality', 'bankInformation.bank']]]);
    expect(good.map(({ row }: { row: number }) => row)).toEqual([3]);
  });
});
