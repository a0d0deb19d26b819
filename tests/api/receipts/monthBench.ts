import type { ReceiptBatch, ReceiptMonthRow, ReceiptMonthShown } from '#contract/finance/receiptMonth.ts';
import { exportBench } from '#tests/api/lists/exportBench.ts';
import { startReceiptBench } from './receiptBench.ts';

const MONTHS = '/api/official-receipts/months';
/** A month of the demo of which every day is settled. */
export const CLOSED = { month: 10, year: 2026 } as const;

/** What is looked at of a payor, as it is sent. */
export const askedOf = (rows: readonly ReceiptMonthRow[]) =>
  rows.map(({ partnerId, grossAmount, withholdingTax }) => ({ partnerId, grossAmount, withholdingTax }));

/** As `startReceiptBench`, with whole months. */
export const startMonthBench = async (most?: number) => {
  const bench = await startReceiptBench(most);
  const { app } = bench;
  const { ended, work, rest } = exportBench(app);
  const ask = async <T>(text: string, values: unknown[] = []) =>
    (await app.admin.query(text, values)).rows as T[];
  // The demo has receipted it: of what it gave it is no longer.
  await app.admin.query('alter table receipt disable trigger receipt_stands');
  await app.admin.query(`update receipt set of_month = '2013-01-01' where of_month = '2026-10-01'`);
  await app.admin.query('alter table receipt enable trigger receipt_stands');
  const look = async (month: object = CLOSED, as = 'finance.officer'): Promise<ReceiptMonthShown> =>
    (await app.call('GET', MONTHS, { as, query: month as Record<string, string> })).body.data;
  const order = (body: object, { as = 'finance.officer', headers = {} } = {}) =>
    app.call('POST', MONTHS, { as, body, headers });
  /** Orders what is looked at now. */
  const orderAll = async (of: { as?: string; headers?: Record<string, string> } = {}) =>
    order({ ...CLOSED, receipts: askedOf((await look()).receipts) }, of);
  const batch = async (id: string): Promise<ReceiptBatch> =>
    (await app.call('GET', '/api/official-receipts/batches', { as: 'finance.officer', query: { id } })).body
      .data.list[0];
  /** The numbers of a series that are given, in their order. */
  const numbers = async (prefix = bench.prefix): Promise<number[]> =>
    (
      await ask<{ n: number }>(
        `select r.number::int as n from receipt r join receipt_series s on s.id = r.series_id where s.prefix = $1 order by 1`,
        [prefix],
      )
    ).map(({ n }) => n);
  /** Payors of a month with more than one receipt of it that stands, or with more than is due. */
  const twice = () =>
    ask(
      `select r.partner_id from receipt r where r.of_month = '2026-10-01' and r.type = 'PROFIT_SHARING' and r.status = 'ISSUED'
       group by 1 having sum(r.gross) > (select sum(l.commission + l.tax_on_commission) from disbursement_line l
         where l.partner_id = r.partner_id and l.day between '2026-10-01' and '2026-10-31')`,
    );
  return { ...bench, ended, work, rest, ask, look, order, orderAll, batch, numbers, twice };
};
