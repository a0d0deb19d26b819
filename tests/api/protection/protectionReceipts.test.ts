import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProtectionRow, ProtectionTotals } from '#contract/finance/protection.ts';
import { centavosOf } from '#domain/money.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { protectionBench } from '#tests/support/settlement/protectionBench.ts';

let app: TestApp;
let bench: ReturnType<typeof protectionBench>;
beforeAll(async () => {
  app = await startTestApp();
  bench = protectionBench(app);
});
afterAll(() => app.stop());

const ask = async <T>(text: string, values: unknown[] = []) =>
  (await app.admin.query(text, values)).rows as T[];

/** Receipts whose figures are not those of the partner's lines of the month, months without one, and months that are not over. */
const WRONG = `with owed as (select l.partner_id, date_trunc('month', l.day::timestamp)::date as month, count(*) as lines,
      count(distinct l.merchant_id) as stores, sum(l.gross) as gross, sum(l.commission) as commission,
      coalesce(sum(l.withholding_tax) filter (where l.is_twa), 0) as withheld, sum(l.net) as net
    from disbursement_line l group by 1, 2)
  select o.* from owed o full join protection_receipt r on r.partner_id = o.partner_id and r.month = o.month
  where (r.line_count, r.store_count, r.gross, r.commission, r.withholding_tax, r.net)
      is distinct from (o.lines, o.stores, o.gross, o.commission, o.withheld, o.net)
    and o.month < '2026-11-01'`;

describe('the receipts of the demo', () => {
  it('are one for every partner and closed month, with the figures of its lines', async () => {
    expect(await ask(WRONG)).toEqual([]);
    const [found] = await ask<{ n: number; months: number; late: number }>(
      `select count(*)::int as n, count(distinct month)::int as months,
        count(*) filter (where month >= '2026-11-01')::int as late from protection_receipt`,
    );
    expect(found?.n).toBeGreaterThan(20);
    expect(found?.months).toBeGreaterThan(1);
    expect(found?.late).toBe(0);
  });

  it('are pending and uploaded, some replaced with a reason, each with its file', async () => {
    const [found] = await ask<Record<string, number>>(
      `select count(*) filter (where r.state = 'PENDING')::int as pending, count(*) filter (where r.state = 'UPLOADED')::int as uploaded,
        count(*) filter (where r.upload_count > 1)::int as replaced,
        count(*) filter (where r.upload_count <> (select count(*) from protection_upload u where u.receipt_id = r.id))::int as wrong
       from protection_receipt r`,
    );
    expect(found?.pending).toBeGreaterThan(0);
    expect(found?.uploaded).toBeGreaterThan(0);
    expect(found?.replaced).toBeGreaterThan(0);
    expect(found?.wrong).toBe(0);
    const kinds = await ask<{ kind: string }>(
      `select distinct f.media_type as kind from protection_upload u join file f on f.id = u.file_id and f.purpose = 'protection' order by 1`,
    );
    expect(kinds.map(({ kind }) => kind)).toEqual(['application/pdf', 'image/png']);
  });
});

describe('the list of receipts', () => {
  it('is of one state or of both, the latest month first', async () => {
    const all = await bench.list('?limit=100');
    const pending = await bench.list('?state=PENDING&limit=100');
    const uploaded = await bench.list('?state=UPLOADED&limit=100');
    expect(pending.total + uploaded.total).toBe(all.total);
    expect(pending.list.every(({ state, fileName }: ProtectionRow) => state === 'PENDING' && !fileName)).toBe(
      true,
    );
    expect(
      uploaded.list.every(({ uploadCount, fileName }: ProtectionRow) => uploadCount > 0 && fileName),
    ).toBe(true);
    const months = all.list.map(({ month }: ProtectionRow) => month);
    expect(months).toEqual([...months].sort().reverse());
  });

  it('is narrowed to months, which are written YYYY/MM [monthFilter.set]', async () => {
    const one = await bench.list('?month=2026/10&limit=100');
    expect(one.total).toBeGreaterThan(0);
    expect(new Set(one.list.map(({ month }: ProtectionRow) => month))).toEqual(new Set(['2026/10']));
    const two = await bench.list(`?month[in]=2026/10,2026/09&limit=100`);
    expect(two.total).toBeGreaterThan(one.total);
    expect(new Set(two.list.map(({ month }: ProtectionRow) => month))).toEqual(
      new Set(['2026/10', '2026/09']),
    );
    expect((await bench.list('?month=1999/01')).total).toBe(0);
  });

  it.each(['2026-10', '2026/13', '2026/1', 'x', '2026/10,', ''])('refuses the month %j', async (month) => {
    const { status, body } = await bench.ask(`?month[in]=${encodeURIComponent(month)}`);
    expect(status).toBe(400);
    expect(JSON.stringify(body.fields)).toContain('month');
  });

  it('tells of the last twelve months where nobody chooses, and of whatever month what is pending', async () => {
    const old = await bench.owe('2024/03');
    expect((await bench.list(`?partnerId=${old.partnerId}&limit=100`)).list).not.toContainEqual(
      expect.objectContaining({ id: old.id }),
    );
    expect((await bench.list(`?partnerId=${old.partnerId}&state=PENDING&limit=100`)).list).toContainEqual(
      expect.objectContaining({ id: old.id, month: '2024/03' }),
    );
    expect((await bench.list(`?id=${old.id}`)).total).toBe(1);
    expect((await bench.list('?month=2024/03')).list).toEqual([expect.objectContaining({ id: old.id })]);
  });

  it('is searched by partner', async () => {
    const [{ name } = { name: '' }] = await ask<{ name: string }>(
      'select p.name from partner p join protection_receipt r on r.partner_id = p.id order by r.id limit 1',
    );
    const found = await bench.list(`?q[like]=${encodeURIComponent(name.slice(0, 12))}&limit=100`);
    expect(found.list.map(({ partnerName }: ProtectionRow) => partnerName)).toContain(name);
    expect((await bench.list('?q[like]=Nobodyhasthisname')).total).toBe(0);
  });

  it('comes to the sums that stand above it', async () => {
    const query = '?month[in]=2026/10,2026/09';
    const { list } = await bench.list(`${query}&limit=100`);
    const totals = (await bench.ask(`/totals${query}`)).body.data as ProtectionTotals;
    const sum = (of: (row: ProtectionRow) => string) =>
      (list as ProtectionRow[]).reduce((all, row) => all + (centavosOf(of(row)) ?? 0n), 0n);
    expect(totals.count).toBe(list.length);
    expect(centavosOf(totals.gross)).toBe(sum(({ gross }) => gross));
    expect(centavosOf(totals.net)).toBe(sum(({ net }) => net));
    expect(totals.byMonth.map(({ month }) => month)).toEqual(['2026/10', '2026/09']);
    expect(totals.byMonth.reduce((all, { count }) => all + count, 0)).toBe(totals.count);
    const none = (await bench.ask('/totals?month=1999/01')).body.data;
    expect(none).toMatchObject({ count: 0, gross: '0.00', byMonth: [] });
  });
});

describe('a receipt', () => {
  it('is answered with its papers, the last one first', async () => {
    const [{ id } = { id: '' }] = await ask<{ id: string }>(
      'select id from protection_receipt where upload_count > 1 order by id limit 1',
    );
    const receipt = await bench.one(id);
    expect(receipt.uploads.map(({ number }) => number)).toEqual([2, 1]);
    expect(receipt.uploads[0]?.reason).toBeTruthy();
    expect(receipt.uploads[1]?.reason).toBeNull();
    expect(receipt.fileName).toBe(receipt.uploads[0]?.name);
  });

  it.each(['0', '999999999', 'x', '1.5', '-1'])('of the id %j is not found', async (id) => {
    expect((await bench.ask(`/${id}`)).status).toBe(404);
    expect((await bench.view(id)).status).toBe(404);
  });

  it('keeps its figures, its papers and itself, whoever writes', async () => {
    for (const text of [
      'update protection_receipt set gross = gross + 1',
      'delete from protection_receipt',
      `update protection_upload set reason = 'something else'`,
      'delete from protection_upload',
    ])
      await expect(ask(text)).rejects.toThrow('What is settled stands');
  });
});
