import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { centavosOf, formatPeso } from '#domain/money.ts';
import { quarterDays } from '#domain/settlement/certificates/quarter.ts';
import { exportBench } from '#tests/api/lists/exportBench.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ jobs: true });
});
afterAll(() => app.stop());

const COLUMNS = ['vendorTin', 'atc', 'taxAmount', 'certificate', 'companyName'];
interface Row {
  tin: string;
  atc: string;
  tax: bigint;
  certificate: string;
}
const exported = async (quarter: string, format: 'csv' | 'xlsx') =>
  (
    await exportBench(app).exported('finance.officer', {
      ...{ resource: 'alphalist', query: `quarter=${quarter}`, columns: COLUMNS, format },
    })
  ).bytes;
const rowsOf = async (quarter: string): Promise<Row[]> => {
  const lines = (await exported(quarter, 'csv')).toString().trim().split(/\r?\n/).slice(1);
  return lines.map((line) => {
    const [tin = '', atc = '', tax = '', certificate = ''] = line.replaceAll('"', '').split(',');
    return { tin, atc, tax: centavosOf(tax) ?? 0n, certificate };
  });
};
const sum = (rows: readonly Row[]): bigint => rows.reduce((all, { tax }) => all + tax, 0n);
/** What the settlement lines of some days come to, by tax code. */
const lineTaxes = async (from: string, to: string): Promise<Map<string, bigint>> => {
  const { rows } = await app.admin.query<{ atc: string; tax: string }>(
    `select atc_code as atc, sum(ewt)::text as tax from disbursement_line where day between $1 and $2 and atc_code is not null group by 1`,
    [from, to],
  );
  return new Map(rows.map(({ atc, tax }) => [atc, BigInt(tax)]));
};
const total = (taxes: ReadonlyMap<string, bigint>): bigint =>
  [...taxes.values()].reduce((all, tax) => all + tax, 0n);

describe.each(['2026-Q3', '2026-Q4'])('the returns of %s', (quarter) => {
  it('are the sums of the settlement lines by tax code, certified or not', async () => {
    const { from, to } = quarterDays(quarter);
    const [rows, lines] = [await rowsOf(quarter), await lineTaxes(from, to)];
    expect(sum(rows)).toBe(total(lines));
    expect(sum(rows)).toBeGreaterThan(0n);
    for (const [atc, tax] of lines) expect(sum(rows.filter((row) => row.atc === atc)), atc).toBe(tax);
    const { body } = await app.call('GET', '/api/finance-management/certificates/standing', {
      as: 'finance.officer',
      query: { quarter },
    });
    expect(centavosOf(body.data.tax)).toBe(total(lines));
  });

  it('name payees without a certificate or a TIN with their amounts', async () => {
    const rows = await rowsOf(quarter);
    const certified = rows.filter(({ certificate }) => certificate === 'With certificate');
    const { rows: issued } = await app.admin.query<{ payee: string }>(
      'select distinct tin_root as payee from certificate_2307 where quarter = $1',
      [quarter],
    );
    expect(new Set(certified.map(({ tin }) => tin))).toEqual(new Set(issued.map(({ payee }) => payee)));
    const without = rows.filter(({ certificate }) => certificate !== 'With certificate');
    expect(without.length).toBeGreaterThan(0);
    for (const { tin, certificate } of without) expect(tin === '').toBe(certificate === 'Without TIN');
    const { from, to } = quarterDays(quarter);
    const { rows: noTin } = await app.admin.query<{ tax: string }>(
      `select coalesce(sum(l.ewt), 0)::text as tax from disbursement_line l join payout o on o.id = l.payout_id
       join partner p on p.id = o.partner_id left join merchant m on m.id = o.merchant_id
       where l.day between $1 and $2 and l.atc_code is not null and num_nonnulls(l.payee_tin, m.tin_number, p.tin_number) = 0`,
      [from, to],
    );
    const named = without.filter(({ certificate }) => certificate === 'Without TIN');
    expect(sum(named)).toBe(BigInt(noTin[0]?.tax ?? 0));
  });

  it('reconcile to the lines on the first sheet of the workbook, with the months that 0619-E remits', async () => {
    const rows = await rowsOf(quarter);
    const { from } = quarterDays(quarter);
    const month = from.slice(0, 7);
    const first = total(await lineTaxes(from, `${month}-31`));
    const sheet = Buffer.from(
      unzipSync(await exported(quarter, 'xlsx'))['xl/worksheets/sheet1.xml'] ?? [],
    ).toString();
    const texts = [...sheet.matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(([, text = '']) => text);
    const taxOf = (label: string) => texts[texts.indexOf(label) + 1]?.split(' / ')[0];
    expect(taxOf('Settlement lines (1601-EQ)')).toBe(formatPeso(sum(rows)));
    for (const cover of ['With certificate', 'Without certificate', 'Without TIN'])
      expect(taxOf(cover), cover).toBe(formatPeso(sum(rows.filter((row) => row.certificate === cover))));
    expect(taxOf(`0619-E ${month}`)).toBe(formatPeso(first));
  });
});
