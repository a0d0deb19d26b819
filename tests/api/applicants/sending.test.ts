import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { sendingBench } from './sendingBench.ts';

let app: TestApp;
let bench: ReturnType<typeof sendingBench>;
beforeAll(async () => {
  app = await startTestApp();
  bench = sendingBench(app);
});
afterAll(() => app.stop());
beforeEach(() => app.clearLimits());

const rows = async (text: string, values: unknown[] = []) => (await app.admin.query(text, values)).rows;
const counted = async (table: string): Promise<number> =>
  (await rows(`select count(*)::int as n from ${table}`))[0]?.n;
const TABLES = [
  'partner',
  'merchant',
  'address',
  'bank_account',
  'contact_person',
  'associate',
  'notice',
  'application_event',
];
const all = async () =>
  Object.fromEntries(await Promise.all(TABLES.map(async (table) => [table, await counted(table)])));

describe('what an applicant sends', () => {
  it('is no partner and no store before it is complete', async () => {
    const before = await all();
    const { partnerId, storeIds } = await bench.sent([{}, { name: 'Aling Nena, Los Baños' }]);
    expect([partnerId, ...storeIds]).toEqual([
      expect.stringMatching(/^\d+$/),
      expect.stringMatching(/^\d+$/),
      expect.stringMatching(/^\d+$/),
    ]);
    expect(await all()).toEqual(before);
  });

  it('becomes an application under the numbers that it was told', async () => {
    const who = await bench.sent([{}, { name: 'Aling Nena, Los Baños', isSameAddress: true, address: null }]);
    const { status, body } = await bench.complete(who, who.storeIds);
    expect([status, body.data]).toEqual([200, { referenceNumber: who.reference, id: who.partnerId }]);
    const [partner] = await rows('select * from partner where id = $1', [who.partnerId]);
    expect(partner).toMatchObject({
      name: 'Aling Nena Trading',
      status: 'SUBMITTED',
      workflow_status: null,
      reference_number: who.reference,
      hc_agent: true,
      shopping_malls_partner: false,
      digital_pos_partner: true,
      onboarded_by: 'Self-service',
      tin_checked: false,
    });
    const stores = await rows('select * from merchant where partner_id = $1 order by id', [who.partnerId]);
    expect(stores.map(({ id }) => id)).toEqual([...who.storeIds].sort());
  });
});
