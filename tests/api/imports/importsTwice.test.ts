import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImportJob, ImportRow } from '#contract/shapes/importShapes.ts';
import { promoFields } from '#domain/imports/fields/promoFields.ts';
import { userRegistrationFields } from '#domain/imports/fields/userRegistrationFields.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { COLUMN, importBench, partnerLine } from '#tests/support/imports/importBench.ts';

let app: TestApp;
let bench: ReturnType<typeof importBench>;
let partnerCode: string;
beforeAll(async () => {
  app = await startTestApp({ jobs: true });
  bench = importBench(app);
  const { rows } = await app.admin.query(
    `select p.hsis_code as code from partner p join merchant m on m.partner_id = p.id
     where m.status = 'A' and m.is_loyalty_merchant and p.status = 'A' and p.hsis_code is not null order by p.id limit 1`,
  );
  partnerCode = rows[0].code;
});
afterAll(() => app.stop());

type Line = Readonly<Record<string, string>>;

const csv = (fields: readonly { key: string; header: string; example: string }[], lines: readonly Line[]) => {
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  return [
    fields.map(({ header }) => quoted(header)).join(','),
    ...lines.map((line) => fields.map(({ key }) => quoted(line[key] ?? '')).join(',')),
  ].join('\n');
};
const checked = async (kind: string, text: string): Promise<ImportJob> => {
  const { body } = await bench.upload(kind, `${kind}.csv`, text);
  return bench.settled(body.data.id);
};
const promo = (code: string, categories: string): Line => ({
  code,
  name: 'Gadget Days',
  categories,
  storeCategory: 'Mobile and Gadgets',
  discountRate: '12.5',
  validFrom: '2027-06-01',
  validTo: '2027-07-31',
  partnerCodes: partnerCode,
  storeName: 'Magsino Gadgets',
});
const person = (username: string, emailAddress: string): Line => ({
  username,
  firstName: 'Liezel',
  lastName: 'Magsino',
  birthDate: '1990-05-17',
  emailAddress,
  mobileNumber: '09171234567',
  accessRole: 'store_frontliner',
  hsisPartnerCode: partnerCode,
});
const place = (fields: readonly { key: string }[], field: string) =>
  fields.findIndex(({ key }) => key === field);
const inShort = (rows: readonly ImportRow[]) =>
  rows.map(({ row, problems }) => [
    row,
    ...problems.map(({ field, message }) => `${field}: ${message.split(':')[0]}`),
  ]);
const mend = async (id: string, row: number, column: number, text: string) => {
  const { status, body } = await bench.edit(id, [{ row, column, text }]);
  expect(status).toBe(200);
  return inShort(body.data.rows).toSorted();
};

describe('what only one row of a file may have', () => {
  it('is told by the check: ranks of promos at the category', async () => {
    const { rows } = await app.admin.query(
      `select r as rank from generate_series(1, 20) r where not exists (select from promo_category where category = 'REWARDS' and rank = r)`,
    );
    const [free, other] = rows.map(({ rank }) => `Smile rewards:${rank}`);
    const job = await checked(
      'promo',
      csv(promoFields, [
        promo('rank-one', `${free}; Cashback`),
        promo('rank-two', `${free}`),
        promo('rank-three', 'Cashback'),
      ]),
    );
    expect(job.counts).toMatchObject({ create: 2, error: 1 });
    expect(inShort(await bench.rows(job.id))).toEqual([[3, 'categories: The same as row 2']]);
    const column = place(promoFields, 'categories');
    expect(await mend(job.id, 2, column, `${other}`)).toEqual([[2], [3]]);
    expect(await mend(job.id, 4, column, `${free}`)).toEqual([[4, 'categories: The same as row 3']]);
  });

  it('follows rows that are mended: the address of a person', async () => {
    const column = (field: string) => place(userRegistrationFields, field);
    const lines = ['one', 'two', 'three'].map((name) => person(`twice.${name}`, 'twice@example.test'));
    const job = await checked(
      'user-registration',
      csv(userRegistrationFields, [...lines, person('twice.four', 'four@example.test')]),
    );
    const same = (row: number, first: number) => [row, `emailAddress: The same as row ${first}`];
    expect(inShort(await bench.rows(job.id))).toEqual([same(3, 2), same(4, 2)]);
    expect(await mend(job.id, 2, column('emailAddress'), 'one@example.test')).toEqual([[2], [3], same(4, 3)]);
    // One in the middle changes nothing for the others, nor does a text that nobody shares.
    expect(await mend(job.id, 4, column('firstName'), 'Lisa')).toEqual([same(4, 3)]);
    expect(await mend(job.id, 5, column('emailAddress'), 'Twice@example.test')).toEqual([same(5, 3)]);
    expect(await mend(job.id, 2, column('emailAddress'), 'TWICE@example.test')).toEqual([
      [2],
      same(3, 2),
      same(4, 2),
      same(5, 2),
    ]);
    expect(await mend(job.id, 3, column('username'), 'twice.four')).toEqual([
      same(3, 2),
      [5, 'null: The same as row 3'],
    ]);
  });

  it('leaves very many that follow a mended one to a worker', async () => {
    const lines = Array.from({ length: 2_002 }, () => partnerLine('MANY01'));
    const job = await bench.partners(lines);
    expect(job.counts).toMatchObject({ create: 1, error: 2_001 });
    const { body } = await bench.edit(job.id, [
      { row: 2, column: COLUMN.hsisPartnerCode ?? -1, text: 'MANY02' },
    ]);
    expect([body.data.import.status, body.data.rows]).toEqual(['checking', []]);
    expect((await bench.settled(job.id)).counts).toMatchObject({ create: 2, error: 2_000 });
  });

  it('follows rows that are mended: the key', async () => {
    const job = await bench.partners(['KEY01', 'key01', 'Key01'].map((code) => partnerLine(code)));
    const same = (row: number, first: number) => [row, `hsisPartnerCode: The same as row ${first}`];
    expect(inShort(await bench.rows(job.id))).toEqual([same(3, 2), same(4, 2)]);
    const code = COLUMN.hsisPartnerCode ?? -1;
    expect(await mend(job.id, 2, code, 'KEY02')).toEqual([[2], [3], same(4, 3)]);
    expect(await mend(job.id, 4, code, 'KEY03')).toEqual([[4]]);
  });
});
