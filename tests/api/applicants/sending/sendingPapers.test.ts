import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { partnerPayload } from '#tests/support/records/payloads.ts';
import { sendingBench } from './sendingBench.ts';

let app: TestApp;
let bench: ReturnType<typeof sendingBench>;
beforeAll(async () => {
  app = await startTestApp();
  bench = sendingBench(app);
});
afterAll(() => app.stop());
beforeEach(() => app.clearLimits());

const partners = async () => (await app.admin.query('select count(*)::int as n from partner')).rows;

describe('an application', () => {
  it('needs the documents of its kind of business, and names each that is missing with what to do', async () => {
    const who = await bench.applicant();
    const partnerId: string = (await bench.partner(who)).body.data.id;
    const refused = async () => {
      const { status, body } = await bench.complete(who, []);
      return [status, body.error, body.fields];
    };
    const upload = (name: string) => `${name} is missing: photograph or upload it`;
    const bir = { 'documents.BIR_2303': upload('BIR 2303 certificate of registration') };
    const before = await partners();
    expect(await refused()).toEqual([
      422,
      'rule_application_incomplete',
      {
        ...bir,
        'documents.DTI': upload('DTI certificate of business name registration'),
        'documents.SIGNATORY_ID': upload('Government ID of the authorized signatory'),
      },
    ]);
    await bench.papers(who.as, partnerId, ['DTI', 'SEC', 'SIGNATORY_ID']);
    expect(await refused()).toEqual([422, 'rule_application_incomplete', bir]);
    expect(await partners()).toEqual(before);
    const uploadId = await bench.upload(who.as);
    await bench.attach(who.as, 'partners', partnerId, { documentCode: 'BIR_2303', uploadId });
    await app.call('POST', `/api/self-service/uploads/${uploadId}/discard`, { as: who.as });
    expect(await refused()).toEqual([422, 'rule_application_incomplete', bir]);
    await bench.papers(who.as, partnerId, ['BIR_2303']);
    expect((await bench.complete(who, [])).status).toBe(200);
  });

  it('is not complete with one of a store in the place of one of the business', async () => {
    const who = await bench.applicant();
    const partnerId: string = (await bench.partner(who)).body.data.id;
    const storeId: string = (await bench.store(who, partnerId)).body.data.id;
    await bench.papers(who.as, partnerId, ['BIR_2303', 'SIGNATORY_ID']);
    const uploadId = await bench.upload(who.as);
    await bench.attach(who.as, 'merchants', storeId, { documentCode: 'DTI', uploadId });
    expect(Object.keys((await bench.complete(who, [storeId])).body.fields)).toEqual(['documents.DTI']);
  });

  it('needs none when the staff sends it, and tells them which are missing', async () => {
    const body = await partnerPayload(app.admin, {
      businessType: 'CORPORATION',
      dtiRegistrationNumber: null,
      secRegistrationNumber: 'CS201612345',
    });
    const answer = await app.call('POST', '/api/partners/v3', { as: 'sbo.reviewer', body });
    expect([answer.status, answer.body.data?.missingDocuments]).toEqual([
      200,
      ['SEC', 'BIR_2303', 'SIGNATORY_ID'],
    ]);
  });
});
