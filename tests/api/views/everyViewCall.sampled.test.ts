import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { View } from '#contract/people/views.ts';
import { NOT_IN_VIEW } from '#domain/access/view/viewAs.ts';
import { VIEW_HEADER } from '#domain/access/view/viewHeader.ts';
import { type ContractCall, callsOf } from '#tests/access/contractCalls.ts';
import { prepareRecords, type Records } from '#tests/access/records.ts';
import { fillPath, sampleFor } from '#tests/access/sampleRequests.ts';
import { FILES, KEPT_IN_VIEW, OWN, READ_IN_VIEW } from '#tests/access/viewCalls.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { drawn } from '#tests/support/drawn.ts';
import { viewBench } from '#tests/support/viewBench.ts';

// What sessions of applicants, or keys of machines, alone open knows no user, in a view or not.
const isOfApplicants = ({ meta }: ContractCall): boolean =>
  meta.access === 'otp' || meta.access === 'machine';
const CALLS = callsOf().filter((call) => !isOfApplicants(call));
const OF_APPLICANTS = callsOf().filter(isOfApplicants);
const READS = Object.entries(READ_IN_VIEW).flatMap(([area, names]) => names.map((name) => `${area}.${name}`));
const byId = (id: string): ContractCall => callsOf().find((call) => call.id === id) as ContractCall;
const WRITES = CALLS.filter(({ id, method }) => method !== 'GET' && !KEPT_IN_VIEW.includes(id));
/** A whole mobile number as it is stored, or as it is read. */
const WHOLE = /\b639\d{9}\b|\(63\) \d{3} \d{3} \d{4}/;

let app: TestApp;
let records: Records;
let views: Record<'staff' | 'partner' | 'store' | 'partnerRole' | 'storeRole', View>;

beforeAll(async () => {
  app = await startTestApp();
  records = await prepareRecords(app);
  const { view, roleView, placeOf } = viewBench(app);
  views = {
    staff: await view('sales.admin', 'sbo.reviewer'),
    partner: await view('sales.admin', 'partner.admin'),
    store: await view('sales.admin', 'store.manager'),
    partnerRole: await roleView('sales.admin', 'HEAD_OFFICE_1', await placeOf('partner.admin')),
    storeRole: await roleView('sales.admin', 'STORE_FRONTLINER', await placeOf('store.manager')),
  };
});
beforeEach(() => app.clearLimits());
afterAll(() => app.stop());

const ask = async (call: ContractCall, view: View) => {
  const sample = await sampleFor(call.id, { app, records, account: 'sales.admin' });
  return app.call(call.method, fillPath(call.path, sample.params), {
    ...sample,
    as: 'sales.admin',
    headers: { ...sample.headers, [VIEW_HEADER]: view.id },
  });
};

/** Everything that was written anywhere so far, by how often. */
const written = async (): Promise<unknown> => {
  const { rows } = await app.admin.query(
    `select (select count(*) from audit.entry) as trail, (select count(*) from idempotency_key) as keys, (select count(*) from draft) as drafts,
       (select count(*) from user_preference) as preferences, (select count(*) from job) as jobs, (select count(*) from file) as files`,
  );
  return rows[0];
};

const answered = new Set<string>();

/** The views that a call is made in: one of them in `npm test`, the others in `npm run test:full`. */
const viewsOf = (id: string): View[] =>
  drawn(Object.entries(views), 1, ([name]) => `${id} ${name}`).map(([, view]) => view);

describe('a view', () => {
  it.each(WRITES.map(({ id }) => id))('is refused %s, which writes', async (id) => {
    const sent = await sampleFor(id, { app, records, account: 'sales.admin' });
    const before = await written();
    const call = byId(id);
    for (const view of viewsOf(id)) {
      const { status, body } = await app.call(call.method, fillPath(call.path, sent.params), {
        ...sent,
        as: 'sales.admin',
        headers: { ...sent.headers, 'Idempotency-Key': crypto.randomUUID(), [VIEW_HEADER]: view.id },
      });
      expect([status, body.error, body.message]).toEqual([403, 'forbidden', NOT_IN_VIEW.write.en]);
    }
    expect(await written()).toEqual(before);
  });

  it.each(OF_APPLICANTS.map(({ id }) => id))('is nobody to %s, which is of applicants alone', async (id) => {
    for (const view of viewsOf(id))
      expect(await ask(byId(id), view)).toMatchObject({ status: 401, body: { error: 'invalid_token' } });
  });

  it.each(FILES)('is refused %s, which hands out a file', async (id) => {
    for (const view of viewsOf(id))
      expect(await ask(byId(id), view)).toMatchObject({
        status: 403,
        body: { message: NOT_IN_VIEW.file.en },
      });
  });

  it.each(OWN)('is refused %s, which answers what is one person’s own', async (id) => {
    for (const view of viewsOf(id))
      expect(await ask(byId(id), view)).toMatchObject({ status: 403, body: { message: NOT_IN_VIEW.own.en } });
  });

  it.each(READS)('is answered %s as the rights of both allow, with no number in full', async (id) => {
    for (const view of viewsOf(id)) {
      const { status, body } = await ask(byId(id), view);
      expect([200, 403, 404, 422], JSON.stringify(body)).toContain(status);
      if (status === 403) expect(body.error).toBe('forbidden');
      if (status === 200) answered.add(`${id} ${view.name}`);
      // Messages of the demo are open to anyone; they are none of the records that a view reads.
      if (id !== 'demo.getOutbox') expect(JSON.stringify(body)).not.toMatch(WHOLE);
    }
  });

  it('was answered in a third of the cases', () => {
    const asked = READS.reduce((sum, id) => sum + viewsOf(id).length, 0);
    expect(answered.size).toBeGreaterThan(asked / 3);
  });
});
