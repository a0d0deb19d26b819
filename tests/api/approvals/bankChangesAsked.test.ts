import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { bankBench, HOUR_MS, OLD, PARTNER, STORE } from './bankBench.ts';

let app: TestApp;
let bench: Awaited<ReturnType<typeof bankBench>>;
beforeAll(async () => {
  app = await startTestApp();
  bench = await bankBench(app);
});
beforeEach(() => bench.reset());
afterAll(() => app.stop());

describe('a store', () => {
  it('gets an account of its own, and shares its partner’s again, each by a second person', async () => {
    const id = await bench.scheduled(
      'sales.admin',
      { bankDetails: bench.account(), isSameBank: false },
      STORE,
    );
    expect((await bench.request(id)).diff).toEqual([
      { field: 'isSameBank', before: 'true', after: 'false' },
      { field: 'accountNumber', before: '********2222', after: '********4444' },
    ]);
    app.clock.advance(25 * HOUR_MS);
    await bench.runDue();
    expect(await bench.numbers('merchant_id = 1')).toEqual(['000033334444']);
    expect(await bench.numbers()).toEqual([OLD]);
    const back = await bench.scheduled('sales.admin', { isSameBank: true }, STORE);
    app.clock.advance(25 * HOUR_MS);
    await bench.runDue();
    expect((await bench.request(back)).state).toBe('APPLIED');
    expect(await bench.numbers('merchant_id = 1')).toEqual([]);
    expect(await bench.one('select is_same_bank as same from merchant where id = 1')).toEqual({ same: true });
  });

  it('has either an account of its own or its partner’s', async () => {
    for (const body of [{ isSameBank: false }, { isSameBank: true, bankDetails: bench.account() }]) {
      const { status, body: answer } = await bench.saveBank('sales.admin', STORE, body);
      expect([status, Object.keys(answer.fields)]).toEqual([400, ['bankDetails']]);
    }
  });
});

describe('people of the partner', () => {
  it('ask for a change of their own, follow it and withdraw it', async () => {
    const id = await bench.asked('partner.admin');
    expect(await bench.request(id, 'partner.admin')).toMatchObject({ id, maker: 'partner.admin' });
    expect((await bench.notices('sbo.second'))[0]).toMatch(/^Waits for a second person: Bank account, /);
    expect((await bench.decide('partner.admin', 'approve', id)).status).toBe(403);
    expect((await bench.decide('head.office', 'withdraw', id)).body.error).toBe('rule_not_own_request');
    const { body } = await bench.decide('partner.admin', 'withdraw', id);
    expect(body.data.state).toBe('WITHDRAWN');
    const again = await bench.asked('partner.admin');
    await bench.decide('sbo.reviewer', 'refuse', again);
    expect((await bench.notices('partner.admin'))[0]).toMatch(/^Refused: Bank account, /);
  });

  it('of another partner, and of a store of its own, see nothing of it', async () => {
    const id = await bench.asked('partner.admin');
    for (const as of ['other.partner', 'store.manager']) {
      expect((await app.call('GET', `/api/approval-requests/${id}`, { as })).status, as).toBe(404);
      expect((await app.call('GET', '/api/approval-requests', { as })).body.data.total, as).toBe(0);
    }
    expect((await bench.decide('other.partner', 'withdraw', id)).status).toBe(404);
    expect((await bench.saveBank('other.partner', PARTNER, { bankDetails: bench.account() })).status).toBe(
      404,
    );
  });

  it('of a store see what is asked for their store', async () => {
    const id = await bench.asked('sales.admin', { bankDetails: bench.account(), isSameBank: false }, STORE);
    expect((await bench.request(id, 'store.manager')).diff).toContainEqual({
      field: 'accountNumber',
      before: '********2222',
      after: '********4444',
    });
    expect((await bench.saveBank('store.manager', STORE, { isSameBank: true })).status).toBe(403);
  });

  it('reach nothing that a checker writes, even past the call', async () => {
    const id = await bench.asked('partner.admin');
    const asPartner = (text: string) =>
      app.pools.partner.connect().then(async (client) => {
        try {
          await client.query('begin');
          await client.query(`select set_config('app.partner_id', '1', true)`);
          return await client.query(text, [id]);
        } finally {
          await client.query('rollback');
          client.release();
        }
      });
    const approve = `update approval_request set state = 'SCHEDULED', checker_id = 1, effective_at = now() where id = $1`;
    await expect(asPartner(approve)).rejects.toThrow('permission denied');
    await expect(asPartner(`update approval_request set state = 'APPLIED' where id = $1`)).rejects.toThrow(
      'check constraint',
    );
    await expect(asPartner(`update approval_request set command = '{}' where id = $1`)).rejects.toThrow(
      'permission denied',
    );
  });
});
