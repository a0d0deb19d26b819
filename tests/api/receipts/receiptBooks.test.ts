import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { read as readBook, utils } from 'xlsx';
import { OTHERS, type ReceiptBench, startReceiptBench } from './receiptBench.ts';

let bench: ReceiptBench;
beforeAll(async () => {
  bench = await startReceiptBench();
});
afterAll(() => bench.app.stop());

type Cells = (string | number)[];
const book = async (path: string) => {
  const { accessToken } = await bench.app.login('finance.officer');
  const response = await fetch(`${bench.app.url}/api/official-receipts/${path}`, {
    headers: { Authorization: `Bearer ${accessToken}` },
  });
  const none: Cells[][] = [];
  if (response.status !== 200) return { status: response.status, sheets: none };
  const { Sheets, SheetNames } = readBook(Buffer.from(await response.arrayBuffer()));
  const sheets = SheetNames.map((name) => utils.sheet_to_json<Cells>(Sheets[name] ?? {}, { header: 1 }));
  return { status: response.status, sheets };
};
const MOST = 10_000;
/** Writes rows once more, `n` from one number to another, with other values in some columns; what they lead to is left out. */
const copy = async (
  table: string,
  which: string,
  numbers: [number, number],
  values: Record<string, string>,
) => {
  const { admin } = bench.app;
  const { rows } = await admin.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' and is_identity = 'NO'`,
    [table],
  );
  const names = rows.map(({ name }) => `"${name}"`);
  const written = rows.map(({ name }) => values[name] ?? `x."${name}"`);
  await admin.query(`alter table ${table} disable trigger user`);
  await admin.query(
    `insert into ${table} (${names}) select ${written} from (select * from ${table} where ${which}) x, generate_series(${numbers}) n`,
  );
  await admin.query(`alter table ${table} enable trigger user`);
};
const rowsOf = (sheets: Cells[][]) => sheets.flat();

describe('the books of receipts', () => {
  it('register every number in its order, a cancelled one at 0.00, and say that there is no gap', async () => {
    const made = [await bench.issued('others', OTHERS), await bench.issued('others', OTHERS)];
    const [first] = made;
    const { body } = await bench.cancel(first);
    await bench.decide(body.data.cancellation.approvalRequestId, 'approve', 'finance.second');
    const { status, sheets } = await book(`generate-report?dateIssued=${bench.today}`);
    expect(status).toBe(200);
    const rows = rowsOf(sheets);
    const ours = rows.filter(([number]) => String(number).startsWith('T-'));
    expect(ours.map(([number]) => number)).toEqual(made.map(({ orNumber }) => orNumber));
    const amounts = ours.map((row) => row.slice(7, 14).map(Number));
    expect(amounts).toEqual([
      [0, 0, 0, 0, 0, 0, 0],
      [892.86, 107.14, 0, 0, 1000, 0, 1000],
    ]);
    expect(ours[0]).toContain('A zero too many');
    expect(rows.flat().some((cell) => /^no gaps: \d+$/.test(String(cell)))).toBe(true);
    expect((await book('generate-report?dateIssued[gte]=2020-01-01&dateIssued[lte]=2026-01-01')).status).toBe(
      400,
    );
  });

  it('hold the closed lines of a month behind its receipt, which come to its gross, of all and of one', async () => {
    const { rows: found } = await bench.app.admin.query<{ orNumber: string; gross: string; day: string }>(
      `select or_number as "orNumber", gross::text as gross, day::text as day from receipt
       where type = 'PROFIT_SHARING' and status = 'ISSUED' order by id limit 1`,
    );
    const { orNumber, gross, day } = found[0] as { orNumber: string; gross: string; day: string };
    const sumIn = (sheets: Cells[][]) =>
      rowsOf(sheets)
        .filter(([number, , , , total]) => number === orNumber && typeof total === 'number')
        .reduce((sum, row) => sum + Math.round((Number(row[10]) + Number(row[11])) * 100), 0);
    const one = await book(`view/transaction/download/${orNumber}`);
    expect(sumIn(one.sheets)).toBe(Number(gross));
    const kept = rowsOf(one.sheets).filter(([number]) => number === orNumber);
    expect(new Set(kept.map(([, , status]) => status))).toEqual(new Set(['Issued']));
    const all = await book(`view/transaction/download?dateIssued=${day}`);
    expect(sumIn(all.sheets)).toBe(Number(gross));
    expect((await book('view/transaction/download/T-9999999999')).status).toBe(404);
  });

  it('with more than 10,000 rows are refused, and name the export', async () => {
    const { rows: found } = await bench.app.admin.query<{
      orNumber: string;
      month: string;
      partnerId: string;
    }>(
      `select or_number as "orNumber", of_month::text as month, partner_id as "partnerId" from receipt
       where type = 'PROFIT_SHARING' and status = 'ISSUED' order by id limit 1`,
    );
    const { orNumber, month, partnerId } = found[0] as { orNumber: string; month: string; partnerId: string };
    const day = '2020-05-05';
    const receipts = (from: number, to: number) =>
      copy('receipt', `or_number = '${orNumber}'`, [from, to], {
        ...{
          day: `'${day}'`,
          number: '500000 + n',
          or_number: `'M-' || n`,
          of_month: `'2020-05-01'`,
          batch_id: 'null',
        },
        verify_code: `left(translate(md5(n::text), '0189', 'ghij'), 26)`,
      });
    await receipts(1, MOST);
    await copy(
      'disbursement_line',
      `id = (select min(id) from disbursement_line where partner_id = ${partnerId} and day between '${month}'
        and '${month}'::date + 27)`,
      [1, MOST],
      { rate_set: `'many ' || n` },
    );
    const register = `generate-report?dateIssued=${day}`;
    const { status, sheets } = await book(register);
    expect([status, rowsOf(sheets).filter(([number]) => String(number).startsWith('M-')).length]).toEqual([
      200,
      MOST,
    ]);
    await receipts(MOST + 1, MOST + 1);
    const lines = [orNumber, `?dateIssued=${day}`].map((which) => `view/transaction/download/${which}`);
    for (const path of [register, ...lines].map((one) => one.replace('/?', '?'))) {
      const { status, body } = await bench.app.call('GET', `/api/official-receipts/${path}`, {
        as: 'finance.officer',
      });
      expect([path, status, body.error]).toEqual([path, 422, 'rule_report_long']);
      expect(body.message).toMatch(/10,000 rows.*export the list/);
    }
  });
});
