import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import type { Answer } from '#tests/support/app/client.ts';
import { draftBench } from './draftBench.ts';

let app: TestApp;
let bench: ReturnType<typeof draftBench>;
let own: { as: string; mobile: string; reference: string };
beforeAll(async () => {
  app = await startTestApp();
  bench = draftBench(app);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.clearLimits();
  own = await bench.applicant();
});

const errorOf = ({ status, body }: Answer) => [status, body.error];

describe('an application that is cancelled by whoever writes it', () => {
  it('is gone at once, on every device, but for its number', async () => {
    await bench.page(own.as, own.reference).save('business', { name: 'Nena’s' });
    const phone = (await bench.session({ identifier: own.reference }, own.mobile)).accessToken;
    expect((await bench.post(phone, own.reference, 'cancel')).body.data).toEqual({ done: true });
    for (const as of [own.as, phone]) {
      expect(errorOf(await bench.get(as, own.reference))).toEqual([404, 'not_found']);
      expect((await bench.list(as)).body.data.list).toEqual([]);
    }
    const { rows } = await app.admin.query(
      `select d.state, d.mobile_number, d.email, d.business_name, (select count(*)::int from applicant_draft_part p where p.draft_id = d.id) as parts
       from applicant_draft d where d.reference_number = $1`,
      [own.reference],
    );
    expect(rows).toEqual([
      { state: 'CANCELLED', mobile_number: null, email: null, business_name: null, parts: 0 },
    ]);
    const { referenceNumber } = (await bench.begin(own.as)).body.data;
    expect(referenceNumber > own.reference).toBe(true);
  });
});

describe('what is under way when an application is cancelled', () => {
  it('finds it gone, in whatever order they come, and nothing is saved to it', async () => {
    const phone = (await bench.session({ identifier: own.reference }, own.mobile)).accessToken;
    const page = bench.page(own.as, own.reference);
    const [cancelled, ...others] = await Promise.all([
      bench.post(phone, own.reference, 'cancel'),
      ...Array.from({ length: 6 }, (_, at) => page.save(`branch-${at}`, { at })),
      bench.get(own.as, own.reference),
    ]);
    expect(cancelled.status).toBe(200);
    for (const { status } of others) expect([200, 404]).toContain(status);
    const { rows } = await app.admin.query(
      'select 1 from applicant_draft_part p join applicant_draft d on d.id = p.draft_id where d.reference_number = $1',
      [own.reference],
    );
    expect(rows).toEqual([]);
  });
});

describe('what is kept of an application', () => {
  it('is given to whoever writes it as a file', async () => {
    await bench.page(own.as, own.reference).save('business', { name: 'Nena’s' });
    const { status, headers, body } = await bench.get(own.as, `${own.reference}/export`);
    expect([status, headers.get('content-type'), headers.get('content-disposition')]).toEqual([
      200,
      'application/json',
      expect.stringContaining(`attachment; filename="${own.reference}.json"`),
    ]);
    expect(body).toMatchObject({
      referenceNumber: own.reference,
      mobileNumber: own.mobile,
      parts: [{ values: { name: 'Nena’s' } }],
      sent: null,
    });
  });
});

describe('how somebody gets on', () => {
  const note = (events: unknown) => bench.post(own.as, own.reference, 'events', { events });
  const noted = async () =>
    (
      await app.admin.query(
        `select e.kind, e.section, e.fields, e.seconds from applicant_event e join applicant_draft d on d.id = e.draft_id
         where d.reference_number = $1 order by e.id`,
        [own.reference],
      )
    ).rows;

  const told = (event: object) => ({ id: randomUUID(), section: 'business-details', ...event });
  const errors = (...fields: string[]) => told({ kind: 'errors', fields });

  it('is noted by sections, seconds and the names of fields', async () => {
    const events = [
      told({ kind: 'opened' }),
      errors('businessTin', 'address.region', 'businessTin'),
      told({
        kind: 'errors',
        section: 'branch-details-retailer',
        fields: ['retailerAssociates.0.lastName', 'retailerAssociates.3.lastName'],
      }),
      told({ kind: 'errors', section: 'required-documents', fields: ['BIR_2303'] }),
      told({ kind: 'done', seconds: 95 }),
    ];
    expect((await note(events)).body.data).toEqual({ done: true });
    const nothing = { fields: [], seconds: null };
    expect((await noted()).slice(1)).toEqual([
      { ...nothing, kind: 'opened', section: 'business-details' },
      { ...nothing, kind: 'errors', section: 'business-details', fields: ['businessTin', 'address.region'] },
      {
        ...nothing,
        kind: 'errors',
        section: 'branch-details-retailer',
        fields: ['retailerAssociates.lastName'],
      },
      { ...nothing, kind: 'errors', section: 'required-documents', fields: ['BIR_2303'] },
      { ...nothing, kind: 'done', section: 'business-details', seconds: 95 },
    ]);
  });

  it('is noted once, however often it is told', async () => {
    const [first, second] = [told({ kind: 'opened' }), told({ kind: 'done', seconds: 60 })];
    await note([first]);
    expect((await note([first, second])).body.data).toEqual({ done: true });
    expect((await note([first, second])).body.data).toEqual({ done: true });
    expect((await noted()).slice(1).map(({ kind }) => kind)).toEqual(['opened', 'done']);
  });

  it.each([
    ['a name', [errors('Juan dela Cruz')]],
    ['an address', [errors('juan@example.com')]],
    ['a name without spaces', [errors('Juan')]],
    ['a field of another section', [errors('merchantName')]],
    ['a document that is none', [told({ kind: 'errors', section: 'required-documents', fields: ['Juan'] })]],
    ['a section that is none', [told({ kind: 'opened', section: 'juan-dela-cruz' })]],
    ['an event of the server', [told({ kind: 'submitted' })]],
    ['more than is asked', [told({ kind: 'opened', note: 'x' })]],
    ['no id', [{ kind: 'opened', section: 'business-details' }]],
    ['nothing', []],
  ])('holds nothing that was typed, and nothing that the server says itself: %s', async (_, events) => {
    expect(errorOf(await note(events))).toEqual([400, 'invalid']);
    expect(await noted()).toHaveLength(1);
  });
});
