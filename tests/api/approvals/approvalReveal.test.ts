import { PassThrough } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT_PERMISSIONS } from '#tests/access/accountPermissions.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { bankBench, HOUR_MS, OLD, PARTNER, STORE } from './bankBench.ts';

const NEW = '000033334444';

let app: TestApp;
let bench: Awaited<ReturnType<typeof bankBench>>;
beforeAll(async () => {
  app = await startTestApp();
  bench = await bankBench(app);
});
beforeEach(() => bench.reset());
afterAll(() => app.stop());

const reveal = (as: string, id: string, headers: Record<string, string> = {}) =>
  app.call('POST', `/api/approval-requests/${id}/reveal`, { as, headers });
const looks = async (id: string) =>
  (
    await app.admin.query(
      `select actor, partner_id, merchant_id, after from audit.entry where event_type = 'REVEAL' and target = 'approval_request' and key = $1 order by id`,
      [id],
    )
  ).rows;

describe('the full account numbers of a request', () => {
  it('are shown, old and new, to whoever may decide, and each look is in the trail without them', async () => {
    const id = await bench.asked();
    const { status, body } = await reveal('sbo.reviewer', id);
    expect([status, body]).toEqual([
      200,
      { data: { list: [{ field: 'accountNumber', before: OLD, after: NEW }] } },
    ]);
    await reveal('sbo.second', id);
    const trail = await looks(id);
    expect(trail.map(({ actor }) => actor)).toEqual(['sbo.reviewer', 'sbo.second']);
    for (const row of trail)
      expect(row).toEqual({ actor: expect.any(String), partner_id: '1', merchant_id: null, after: {} });
  });

  it('tell two apart that end alike, and name the one that stays when only its bank changes', async () => {
    const alike = await bench.asked('sales.admin', {
      bankDetails: bench.account({ accountNumber: '999911112222' }),
    });
    expect((await reveal('sbo.reviewer', alike)).body.data.list).toEqual([
      { field: 'accountNumber', before: OLD, after: '999911112222' },
    ]);
    await bench.decide('sales.admin', 'withdraw', alike);
    const moved = { bankId: bench.banks[1]?.id, bankBranchId: null, accountNumber: OLD };
    const id = await bench.asked('sales.admin', { bankDetails: bench.account(moved) });
    expect((await reveal('sbo.reviewer', id)).body.data.list).toEqual([
      { field: 'accountNumber', before: OLD, after: OLD },
    ]);
  });

  it('of a store that goes over to its partner’s account are the store’s and the partner’s', async () => {
    await app.admin.query('update merchant set is_same_bank = false where id = 1');
    await app.admin.query(
      `insert into bank_account (partner_id, merchant_id, bank_id, account_name, account_number, account_type)
       values (1, 1, $1, 'Store', '5555666677', 'SAVINGS')`,
      [bench.banks[0]?.id],
    );
    const id = await bench.asked('sales.admin', { isSameBank: true }, STORE);
    expect((await reveal('sbo.reviewer', id)).body.data.list).toEqual([
      { field: 'accountNumber', before: '5555666677', after: OLD },
    ]);
  });

  it('are nothing for the maker, nor for anybody who may not decide', async () => {
    const id = await bench.asked('sbo.reviewer');
    const own = await reveal('sbo.reviewer', id);
    expect([own.status, own.body.error]).toEqual([422, 'rule_own_request']);
    for (const as of Object.keys(ACCOUNT_PERMISSIONS)) {
      if (as.startsWith('sbo.')) continue;
      const { status, body } = await reveal(as, id);
      // People who refund payments or edit roles see the requests about these alone.
      const seesOthers = as.startsWith('finance.') || ['it.support', 'it.second'].includes(as);
      expect([as, status]).toEqual([as, seesOthers ? 404 : 403]);
      // The id of a request is drawn, and may hold any four digits.
      expect(JSON.stringify({ ...body, requestId: '' })).not.toMatch(/2222|4444/);
    }
    expect(await looks(id)).toEqual([]);
    expect((await reveal('sbo.second', id)).status).toBe(200);
    expect((await reveal('sbo.second', '999999')).status).toBe(404);
  });

  it('are shown while an approved change may still be refused, and not once it has ended', async () => {
    const id = await bench.scheduled();
    expect((await reveal('sbo.second', id)).status).toBe(200);
    app.clock.advance(25 * HOUR_MS);
    await bench.runDue();
    const late = await reveal('sbo.second', id);
    expect([late.status, late.body.error]).toEqual([422, 'rule_request_final']);
  });

  it('are none of rates, which are read as they are', async () => {
    const rates = [{ type: 'HCPAY', mdrRate: '2', effectiveFrom: '2026-11-21' }];
    const { body } = await bench.changeRates('sales.admin', PARTNER, rates);
    const id = body.data.approvalRequestId;
    expect((await reveal('sbo.reviewer', id)).body).toEqual({ data: { list: [] } });
    expect(await looks(id)).toEqual([]);
  });

  it('are kept nowhere: in no log, no stored answer, no entry of the trail, no cache', async () => {
    const written: string[] = [];
    const stream = new PassThrough().on('data', (chunk) => written.push(String(chunk)));
    const { log } = app.deps;
    Object.assign(app.deps, { log: pino({ level: 'trace' }, stream) });
    const from = await bench.one<{ id: string }>('select coalesce(max(id), 0) as id from audit.entry');
    try {
      const id = await bench.asked();
      const answer = await reveal('sbo.reviewer', id, { 'Idempotency-Key': 'reveal-once' });
      expect(answer.body.data.list[0].after).toBe(NEW);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      const again = await reveal('sbo.reviewer', id, { 'Idempotency-Key': 'reveal-once' });
      expect(again.headers.get('idempotent-replayed')).toBeNull();
      expect(await looks(id)).toHaveLength(2);
    } finally {
      Object.assign(app.deps, { log });
    }
    expect(written.join('')).toContain('/reveal');
    const { rows: keys } = await app.admin.query('select * from idempotency_key');
    const { rows: trail } = await app.admin.query('select * from audit.entry where id > $1', [from.id]);
    expect(trail.length).toBeGreaterThan(1);
    expect(written.join('') + JSON.stringify([keys, trail])).not.toMatch(
      /000033334444|0000-3333-4444|000011112222/,
    );
  });
});
