import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { DisbursementRow } from '#contract/finance/disbursements.ts';
import type { OffsetRow } from '#contract/finance/offsets.ts';
import { centavosOf, formatPeso } from '#domain/money.ts';
import { MDR_TYPES } from '#domain/records/mdrRates.ts';
import { disbursementPaper } from '#server/areas/disbursements/disbursementPaper.ts';
import { offsetPaper } from '#server/areas/offsets/offsetPaper.ts';
import { makePdf } from '#server/documents/pdf/makePdf.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { uploadBench } from '#tests/support/documents/uploads.ts';
import { makeLine } from '#tests/support/settlement/makeLine.ts';

const DISBURSEMENT = '/api/finance-management/reports/disbursement';
const CLERK = 'finance.officer';

let app: TestApp;
let days: { from: string; to: string };
beforeAll(async () => {
  app = await startTestApp();
  const made: string[] = [];
  for (const of of [
    { gross: 123_456, withheld: 123, isTwa: true },
    { gross: 5_000, refunds: 20_000 },
    // What is told of others is no part of the net.
    { product: 'POS_LOAN', gross: 99, withheld: 77 },
  ]) {
    const { day } = await makeLine(app.admin, of);
    made.push(day);
  }
  days = { from: made[0] ?? '', to: made.at(-1) ?? '' };
});
afterAll(() => app.stop());

const query = (more: Record<string, string> = {}) => ({
  'day[gte]': days.from,
  'day[lte]': days.to,
  ...more,
});
const search = (more?: Record<string, string>) => `?${new URLSearchParams(query(more))}`;
const print = (path: string, as = CLERK) => uploadBench(app).get(path, as);
const list = async (as = CLERK): Promise<DisbursementRow[]> =>
  (await app.call('GET', DISBURSEMENT, { as, query: query({ limit: '100' }) })).body.data.list;

describe('a report on paper', () => {
  it('is a PDF of the days that are asked for, noted in the trail', async () => {
    const { status, content, headers } = await print(`${DISBURSEMENT}/print${search()}`);
    expect(status).toBe(200);
    expect(Buffer.from(content).subarray(0, 5).toString()).toBe('%PDF-');
    expect(Buffer.from(content).toString('latin1')).toContain('/MediaBox [0 0 841.89 595.28]');
    expect(headers.get('content-disposition')).toContain(`disbursement-report-${days.from}-${days.to}.pdf`);
    const { rows } = await app.admin.query(
      `select actor from audit.entry where event_type = 'DOWNLOAD' and target = 'disbursements' order by id desc limit 1`,
    );
    expect(rows[0]).toEqual({ actor: CLERK });
    const offsets = await print(`/api/offset-report/print${search()}`);
    expect([offsets.status, Buffer.from(offsets.content).subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  });

  it('is in the order of the list that it is taken of', async () => {
    const { day } = await makeLine(app.admin, { gross: 1_000, refunds: 2_000 });
    // The moment stands on the paper.
    const stands = vi.spyOn(Date, 'now').mockReturnValue(Date.now());
    for (const [path, by] of [
      [DISBURSEMENT, 'net'],
      ['/api/offset-report', 'original'],
    ] as const) {
      const bytes = async (sort: string) => {
        const { status, content } = await print(`${path}/print${search({ sort, 'day[lte]': day })}`);
        expect(status, path).toBe(200);
        return Buffer.from(content).toString('base64');
      };
      expect(await bytes('-day')).toBe(await bytes('-day'));
      expect(await bytes(by), path).not.toBe(await bytes(`-${by}`));
      expect((await print(`${path}/print${search({ sort: 'status' })}`)).status).toBe(400);
    }
    stands.mockRestore();
  });

  it('has the sums of the page, and the same bytes for the same rows', async () => {
    const { body } = await app.call('GET', `${DISBURSEMENT}/totals`, { as: CLERK, query: query() });
    const rows = await list();
    const paper = disbursementPaper(rows, { days, products: [], language: 'en' });
    const peso = (name: 'gross' | 'refunds' | 'net' | 'commission' | 'withholdingTax' | 'ewt') =>
      formatPeso(centavosOf(body.data[name]) ?? 0n);
    const [table] = paper.tables;
    const facts = Object.fromEntries(paper.facts.map(({ label, value }) => [label, value]));
    expect(facts).toMatchObject({
      ...{ Lines: String(body.data.lineCount), Gross: peso('gross'), Net: peso('net') },
      ...{ Refunded: peso('refunds'), Commission: peso('commission'), 'EWT withheld': peso('ewt') },
      'Withheld of commission': peso('withholdingTax'),
    });
    expect(peso('withholdingTax')).toBe('₱1.23');
    expect(table?.totals).toContain('₱1.23');
    expect(table?.rows).toHaveLength(body.data.lineCount);
    expect(table?.totals?.at(-1)).toBe(peso('net'));
    const printed = { language: 'en', at: '2026-11-25T00:00:00Z', by: 'x' } as const;
    const report = { kind: 'report', report: { ...paper, printed } } as const;
    expect(Buffer.from(await makePdf(report)).equals(Buffer.from(await makePdf(report)))).toBe(true);
  });

  it('has each line that owes as the page of what is owed tells of it, and what they come to', async () => {
    const { body } = await app.call('GET', '/api/offset-report', {
      as: CLERK,
      query: query({ limit: '100' }),
    });
    const rows: OffsetRow[] = body.data.list;
    expect(rows.length).toBeGreaterThan(0);
    const { facts, tables } = offsetPaper(rows, { days, language: 'en' });
    const pesos = (name: 'original' | 'applied' | 'rest') => rows.map((row) => centavosOf(row[name]) ?? 0n);
    const sum = (name: 'original' | 'applied' | 'rest') =>
      formatPeso(pesos(name).reduce((one, other) => one + other, 0n));
    expect(facts.map(({ value }) => value)).toEqual([
      String(body.data.total),
      sum('original'),
      sum('applied'),
      sum('rest'),
    ]);
    expect(tables[0]?.rows.map((cells) => cells.slice(5, 8))).toEqual(
      rows.map(({ original, applied, rest }) =>
        [original, applied, rest].map((value) => formatPeso(centavosOf(value) ?? 0n)),
      ),
    );
    for (const name of ['original', 'applied', 'rest'] as const)
      expect(tables[0]?.totals).toContain(sum(name));
  });

  it('counts its lines in thousands, as the page does', async () => {
    const [row] = await list();
    const { body } = await app.call('GET', '/api/offset-report', { as: CLERK, query: query() });
    const owed: OffsetRow = body.data.list[0];
    if (!row) throw new Error('a line was made');
    const many = <T>(one: T): T[] => Array.from({ length: 1550 }, () => one);
    const papers = [
      disbursementPaper(many(row), { days, products: [], language: 'fil' }),
      offsetPaper(many(owed), { days, language: 'en' }),
    ];
    for (const { facts } of papers) expect(facts[0]?.value).toBe('1,550');
  });

  it('says of a withholding only where it is part of the net', async () => {
    const [row] = await list();
    if (!row) throw new Error('a line was made');
    const of = (isTwa: boolean) => {
      const rows = [{ ...row, isTwa, withholdingTax: '12.34' }];
      return disbursementPaper(rows, { days, products: MDR_TYPES, language: 'fil' }).tables[0];
    };
    expect(of(true)?.rows[0]).toContain('₱12.34');
    expect(of(false)?.rows[0]).not.toContain('₱12.34');
    expect(of(false)?.totals).not.toContain('₱12.34');
  });

  it('shows people of a partner theirs, and no product whose report one does not read', async () => {
    expect((await list('other.partner')).length).toBe(0);
    const theirs = await print(`${DISBURSEMENT}/print${search()}`, 'other.partner');
    const all = await print(`${DISBURSEMENT}/print${search()}`);
    expect(theirs.status).toBe(200);
    expect(theirs.content.byteLength).toBeLessThan(all.content.byteLength);
    expect((await print(`${DISBURSEMENT}/print${search()}`, 'store.manager')).status).toBe(403);
  });

  it('of more than 2,000 lines is refused, by the way that has no limit', async () => {
    await app.admin.query('begin');
    await app.admin.query(`insert into disbursement_line (run_id, day, partner_id, merchant_id, product, rate_set, terms, item_from, item_to,
        payment_count, refund_count, gross, refunds, base, commission, tax_on_commission, withholding_tax, ewt, non_twa_net, twa_net, net,
        mdr_percent, is_ewt, is_twa, payee_name, payout_id)
      select run_id, day, partner_id, merchant_id, product, 'many ' || n, terms, item_from, item_to, payment_count, refund_count, gross,
        refunds, base, commission, tax_on_commission, withholding_tax, ewt, non_twa_net, twa_net, net, mdr_percent, is_ewt, is_twa,
        payee_name, payout_id
      from disbursement_line, generate_series(1, 2000) n where rate_set = 'made' and product = 'POS_LOAN'`);
    await app.admin.query('commit');
    const { body, status } = await app.call('GET', `${DISBURSEMENT}/print`, { as: CLERK, query: query() });
    expect([status, body.error]).toEqual([422, 'rule_report_long']);
    expect(body.message).toContain('xlsx');
    const most = await print(`${DISBURSEMENT}/print${search({ transactionType: 'HCPAY' })}`);
    expect(most.status).toBe(200);
  });
});
