import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { sendingBench } from './sendingBench.ts';

let app: TestApp;
let bench: ReturnType<typeof sendingBench>;
beforeAll(async () => {
  // Several servers: one has one connection for applicants, and would take them in a row.
  app = await startTestApp({ poolSize: 16 });
  bench = sendingBench(app);
});
afterAll(() => app.stop());
beforeEach(() => app.clearLimits());

const rows = async (text: string, values: unknown[] = []) => (await app.admin.query(text, values)).rows;
const often = <T>(work: () => Promise<T>): Promise<T[]> => Promise.all(Array.from({ length: 8 }, work));

describe('at the same moment', () => {
  it('a draft becomes one application, and everybody is told which', async () => {
    const who = await bench.sent([{}]);
    const other = { as: await bench.secondDevice(who), reference: who.reference };
    const answers = await Promise.all(
      [who, other].map((one) => often(() => bench.complete(one, who.storeIds))),
    );
    for (const { status, body } of answers.flat())
      expect([status, body.data]).toEqual([200, { referenceNumber: who.reference, id: who.partnerId }]);
    for (const table of ['merchant', 'bank_account', 'application_event'])
      expect(await rows(`select 1 from ${table} where partner_id = $1`, [who.partnerId])).toHaveLength(1);
    expect(
      await rows(`select 1 from outbox_message where recipient = $1 and body like '%received%'`, [
        who.mobile,
      ]),
    ).toHaveLength(1);
  });

  it('a partner and a branch keep one number each', async () => {
    const who = await bench.applicant();
    const partners = await often(() => bench.partner(who));
    const ids = new Set(partners.map(({ status, body }) => `${status} ${body.data?.id}`));
    expect(ids.size).toBe(1);
    const { id } = partners[0]?.body.data ?? {};
    const stores = await often(() => bench.store(who, id, { branch: 'branch-3' }));
    expect(new Set(stores.map(({ status, body }) => `${status} ${body.data?.id}`)).size).toBe(1);
  });

  it('what is sent while it becomes an application is part of it or refused, never left over', async () => {
    const who = await bench.sent([{}]);
    const [done, ...late] = await Promise.all([
      bench.complete(who, who.storeIds),
      ...Array.from({ length: 4 }, (_, at) =>
        bench.store(who, who.partnerId, { branch: `branch-${at + 5}` }),
      ),
    ]);
    expect(done?.status).toBe(200);
    for (const { status } of late) expect([200, 422]).toContain(status);
    expect(
      await rows('select 1 from applicant_sending_store where merchant_id = any ($1)', [who.storeIds]),
    ).toEqual([]);
    expect(await rows('select 1 from merchant where partner_id = $1', [who.partnerId])).toHaveLength(1);
  });
});
