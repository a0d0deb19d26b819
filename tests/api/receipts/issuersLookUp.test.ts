import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { makePerson } from '#tests/support/people.ts';
import { makeRole } from '#tests/support/roles.ts';
import { CASH, type ReceiptBench, startReceiptBench } from './receiptBench.ts';

const AS = 'issues.only';

let bench: ReceiptBench;
beforeAll(async () => {
  bench = await startReceiptBench();
  await makeRole(bench.app, 'Issues receipts', ['HC_PROTECT_CREATE']);
  await makePerson(bench.app, { username: AS, roles: ['Issues receipts'] });
});
beforeEach(() => bench.app.clearLimits());
afterAll(() => bench.app.stop());

const get = (path: string, query: Record<string, string> = {}, as = AS) =>
  bench.app.call('GET', `/api/official-receipts${path}`, { as, query });

it('whoever may only issue looks up payors, contracts and months for it, issues, and sees no receipts of others', async () => {
  const { name } = await bench.partner();
  const payors = await get('/payors', { q: name });
  expect(payors.status).toBe(200);
  const [payor] = payors.body.data.list;
  expect(payor.name).toBe(name);
  const contracts = await get('/contracts', { payorId: payor.id });
  expect(contracts.status).toBe(200);
  expect((await get('/transaction/summary', { payorId: payor.id })).status).toBe(200);
  const of = { payorId: payor.id, paymentChannel: 'BANK', soa: 'SOA-11', month: 9, year: 2026 };
  const contract = contracts.body.data.list[0]?.number ?? '';
  const { status, body } = await bench.issue('collections', { ...CASH, ...of, contract }, { as: AS });
  expect([status, body.fields]).toEqual([200, undefined]);
  expect((await get('')).status).toBe(403);
  expect((await get(`/${body.data.orNumber}`)).status).toBe(403);
});
