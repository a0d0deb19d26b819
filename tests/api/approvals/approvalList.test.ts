import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { approvalSource } from '#server/approvals/approvalSource.ts';
import { withContext } from '#server/db/context.ts';
import { countStatement, rowsStatement } from '#server/lists/statements.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { approvalBench, type Records } from './approvalBench.ts';

const PARTNER: [Records, string] = ['partners', '1'];
const STORE: [Records, string] = ['merchants', '1'];

let app: TestApp;
let bench: ReturnType<typeof approvalBench>;
beforeAll(async () => {
  app = await startTestApp();
  bench = approvalBench(app);
});
beforeEach(async () => {
  await bench.clear();
  await app.admin.query(`update partner set status = 'A', workflow_status = null where id in (1, 2)`);
});
afterAll(() => app.stop());

const rate = (mdrRate: string, type = 'HCPAY') => ({ type, mdrRate, effectiveFrom: '2026-11-21' });

const asked = async (as = 'sales.admin', of = PARTNER): Promise<string> => {
  const { body } = await bench.changeRates(as, of, [rate('2')]);
  expect(body.data?.approvalRequestId, JSON.stringify(body)).toEqual(expect.any(String));
  return body.data.approvalRequestId;
};
const list = async (as: string, query: Record<string, string> = {}) =>
  (await app.call('GET', '/api/approval-requests', { as, query })).body.data;

describe('the list', () => {
  it('is filtered by state, kind, record and by what waits for the reader', async () => {
    const mine = await asked('sbo.reviewer');
    const others = await asked('sales.admin', STORE);
    const decided = await asked('sales.admin', ['partners', '2']);
    await bench.decide('sbo.second', 'approve', decided);
    const ids = async (as: string, query: Record<string, string>) =>
      (await list(as, query)).list.map(({ id }: { id: string }) => id);
    expect(await ids('sbo.reviewer', {})).toEqual([decided, others, mine]);
    expect(await ids('sbo.reviewer', { sort: 'dtimeMade' })).toEqual([mine, others, decided]);
    expect(await ids('sbo.reviewer', { waiting: 'true' })).toEqual([others]);
    expect(await ids('sbo.second', { waiting: 'true' })).toEqual([others, mine]);
    expect(await ids('sales.admin', { waiting: 'true' })).toEqual([]);
    expect(await ids('sbo.reviewer', { waiting: 'false' })).toEqual([decided, mine]);
    expect(await ids('sbo.reviewer', { state: 'PENDING', kind: 'MDR_RATE' })).toEqual([others, mine]);
    expect(await ids('sbo.reviewer', { kind: 'BANK_ACCOUNT' })).toEqual([]);
    expect(await ids('sbo.reviewer', { partnerId: '2' })).toEqual([decided]);
    expect(await ids('sbo.reviewer', { merchantId: '1' })).toEqual([others]);
    const { body } = await app.call('GET', '/api/approval-requests', {
      as: 'sales.admin',
      query: { state: 'OPEN' },
    });
    expect(Object.keys(body.fields)).toEqual(['state']);
  });

  it('is read by an index, for everybody', async () => {
    await app.admin.query(
      `insert into approval_request (kind, partner_id, subject, command, base_version, diff, maker_id, maker, state)
       select 'BANK_ACCOUNT', 1 + n % 60, 'x', '{}', 1, '[]', 1, 'sales.admin', case when n > 3 then 'VOID' else 'PENDING' end
       from generate_series(1, 6000) n`,
    );
    await app.admin.query('vacuum analyze approval_request');
    const reader = { userId: '1', permissions: new Set(['PM_SBO_REVIEW']) };
    const source = approvalSource(reader);
    const pages = [
      rowsStatement(source, {}, { sort: '-id', limit: 21 }),
      rowsStatement(source, {}, { sort: '-dtimeMade', limit: 21 }),
      rowsStatement(source, { waiting: true }, { sort: '-id', limit: 21 }),
      countStatement(source, { state: 'PENDING' }),
      rowsStatement(source, { partnerId: '1' }, { sort: '-id', limit: 21 }),
    ];
    const actors = [
      { class: 'internal', partnerId: null },
      { class: 'partner', partnerId: '1' },
    ] as const;
    for (const actor of actors)
      for (const { text, values } of pages) {
        const whole = { ...actor, userId: '1', username: 'x', role: null, merchantIds: [] };
        const [row] = await withContext(app.pools, whole, 'plan', (tx) =>
          tx.query<{ 'QUERY PLAN': unknown }>({
            text: `explain (format json) ${text}`,
            values: values ?? [],
          }),
        );
        const plan = JSON.stringify(row);
        expect(plan, `${actor.class}: ${text}`).not.toContain('Seq Scan');
      }
  });
});

describe('the kinds', () => {
  it('say how long an approved change waits before it takes effect', async () => {
    const { body } = await app.call('GET', '/api/approval-kinds', { as: 'partner.admin' });
    expect(body.data.list).toContainEqual({ kind: 'BANK_ACCOUNT', effectAfterHours: 24 });
    expect(body.data.list).toContainEqual({ kind: 'MDR_RATE', effectAfterHours: 0 });
  });
});
