import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { read as readBook, utils } from 'xlsx';
import type { PayeeStatement } from '#contract/finance/settlements.ts';
import { centavosOf } from '#domain/money.ts';
import { type SettlementBench, startSettlement } from './settlementBench.ts';

const BASE = '/api/finance-management/payouts';
let bench: SettlementBench;
beforeAll(async () => {
  bench = await startSettlement();
});
afterAll(() => bench.stop());

const of = (pesos: string) => centavosOf(pesos) ?? 0n;
const statement = (id: string, query: Record<string, string> = {}, as = 'finance.officer') =>
  bench.app.call('GET', `${BASE}/${id}/statement`, { as, query });
const read = async (id: string, query: Record<string, string> = {}): Promise<PayeeStatement> => {
  const { status, body } = await statement(id, query);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
};
/** A payout of the first partner that was made of more than its own day. */
const carrying = async () => {
  const [row] = await bench.ask<{ id: string; day: string }>(
    `select id, day::text from payout where partner_id = 1 and carry_in < 0 order by id desc limit 1`,
  );
  if (!row) throw new Error('nobody carries');
  return row;
};
const file = async (id: string, format: string, query: Record<string, string> = {}) => {
  const { accessToken } = await bench.app.login('accounting');
  const search = new URLSearchParams({ ...query, format });
  const response = await fetch(`${bench.app.url}${BASE}/${id}/statement/file?${search}`, {
    headers: { Authorization: `Bearer ${accessToken}` },
  });
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
};

describe('who is paid', () => {
  interface Last {
    payoutId: string;
    merchantId: string | null;
    owed: string;
  }
  const payees = async (query: Record<string, string>, as = 'finance.officer'): Promise<Last[]> => {
    const { status, body } = await bench.app.call('GET', '/api/finance-management/payees', { as, query });
    expect(status, JSON.stringify(body)).toBe(200);
    return body.data.list;
  };

  it('is found by the partner: itself first, then its stores with an account of their own, each by its last payout', async () => {
    const found = await payees({ partnerId: '1' });
    const last = await bench.ask<{ id: string; merchant: string | null; owed: string }>(
      `select distinct on (coalesce(merchant_id, 0)) id::text, merchant_id::text as merchant, carry_out::text as owed from payout
       where partner_id = 1 order by coalesce(merchant_id, 0), id desc`,
    );
    expect(found.map(({ payoutId }) => payoutId).sort()).toEqual(last.map(({ id }) => id).sort());
    expect(found.map(({ merchantId }) => merchantId === null).lastIndexOf(true)).toBe(0);
    for (const { payoutId, owed } of found)
      expect(of(owed)).toBe(BigInt(last.find(({ id }) => id === payoutId)?.owed ?? 'none'));
    expect(await payees({ partnerId: '1' }, 'accounting')).toEqual(found);
    expect(await payees({ partnerId: '1' }, 'other.partner')).toEqual([]);
  });

  it('is of a store itself, where it has an account, and its partner', async () => {
    const [own] = await bench.ask<{ partner: string; store: string }>(
      `select partner_id::text as partner, merchant_id::text as store from payout where merchant_id is not null order by id desc limit 1`,
    );
    const found = await payees({ partnerId: own?.partner ?? '', merchantId: own?.store ?? '' });
    expect(found[0]?.merchantId).toBe(own?.store);
    expect(found.slice(1).every(({ merchantId }) => merchantId === null)).toBe(true);
    const foreign = await payees({
      partnerId: own?.partner === '1' ? '2' : '1',
      merchantId: own?.store ?? '',
    });
    expect(foreign).toEqual([]);
  });
});

describe('the statement of a payee', () => {
  it('ties out, day by day and as a whole, and goes on where the one before it ended', async () => {
    const { id, day } = await carrying();
    const before = await read(id, { from: bench.day(-200), to: bench.day(-60) });
    const after = await read(id, { from: bench.day(-59), to: bench.day(0) });
    for (const { opening, nets, amount, closing, days } of [before, after]) {
      expect(of(opening) + of(nets)).toBe(of(amount) + of(closing));
      expect(days.reduce((sum, row) => sum + of(row.nets), 0n)).toBe(of(nets));
      expect(days.reduce((sum, row) => sum + of(row.amount), 0n)).toBe(of(amount));
    }
    expect(after.opening).toBe(before.closing);
    const own = await read(id, { from: day, to: day });
    expect(of(own.opening)).toBeLessThan(0n);
    expect(own.days.map((row) => row.id)).toEqual([id]);
  });

  it('is of the last 31 days where nobody chooses, and of 366 at most', async () => {
    const { id } = await carrying();
    const { from, to } = await read(id);
    expect((Date.parse(to) - Date.parse(from)) / 86_400_000).toBe(30);
    expect((await statement(id, { from: '2020-01-01', to: '2026-01-01' })).status).toBe(400);
    expect((await statement(id, { from: '2026-02-02', to: '2026-02-01' })).status).toBe(400);
    const none = await read(id, { from: '2020-01-01', to: '2020-01-02' });
    expect(none).toMatchObject({ opening: '0.00', closing: '0.00', days: [] });
  });

  it('is seen by its payee, and by nobody else of partners', async () => {
    const { id } = await carrying();
    expect((await statement(id, {}, 'accounting')).status).toBe(200);
    expect((await statement(id, {}, 'other.partner')).status).toBe(404);
    expect((await statement(id, {}, 'frontliner')).status).toBe(403);
  });

  it('is a workbook and a PDF too, which stand in the trail', async () => {
    const { id, day } = await carrying();
    const days = { from: day, to: day };
    const { status, bytes } = await file(id, 'xlsx', days);
    expect(status).toBe(200);
    const { Sheets, SheetNames } = readBook(bytes);
    const rows = utils.sheet_to_json<Record<string, unknown>>(Sheets[SheetNames[1] ?? ''] ?? {});
    const own = await read(id, days);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.['Net of the day']).toBe(Number(own.nets));
    const paper = await file(id, 'pdf', days);
    expect(paper.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    const entries = await bench.ask<{ actor: string }>(
      `select actor from audit.entry where event_type = 'DOWNLOAD' and target = 'payout' and key = $1`,
      [id],
    );
    expect(entries.map(({ actor }) => actor)).toEqual(['accounting', 'accounting']);
  });
});
