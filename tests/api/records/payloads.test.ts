import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import type { Answer } from '#tests/support/app/client.ts';
import { merchantPayload, partnerPayload } from '#tests/support/records/payloads.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(() => app.clearLimits());

const partner = async (more: object = {}, as = 'sales.admin', headers = {}): Promise<Answer> =>
  app.call('POST', '/api/partners/v3', { as, headers, body: await partnerPayload(app.admin, more) });
const store = async (partnerId: string, more: object = {}, as = 'sales.admin'): Promise<Answer> =>
  app.call('POST', '/api/merchants/v3', { as, body: await merchantPayload(app.admin, partnerId, more) });
const read = async (path: string) => (await app.call('GET', path, { as: 'sbo.reviewer' })).body.data;
const refusal = ({ status, body }: Answer) => [status, body.error, Object.keys(body.fields ?? {})];

describe('a partner as self-service sends it, by a user', () => {
  it('is taken in like every other one, with rates that wait and its number', async () => {
    const rates = [{ type: 'HCPAY', mdrRate: '2.5' }];
    const { status, body } = await partner({ status: 'SUBMITTED', mdrRates: rates });
    expect([status, body.data]).toEqual([
      200,
      {
        id: expect.any(String),
        referenceNumber: expect.stringMatching(/^SK-\d{4}-\d{6}$/),
        missingDocuments: ['DTI', 'BIR_2303', 'SIGNATORY_ID'],
      },
    ]);
    expect(await read(`/api/partners/${body.data.id}`)).toMatchObject({
      name: 'Aling Nena Trading',
      businessEntity: 'SOLE_PROPRIETORSHIP',
      dtiRegistrationNumber: 'D-12345',
      hcAgent: true,
      digitalPosPartner: true,
      status: 'SUBMITTED',
      referenceNumber: body.data.referenceNumber,
      submittedBy: 'sales.admin',
      onBoardedBy: '3rd Party',
      addresses: [{ type: 'REGISTRATION', country: 'PH', streetName: 'Rizal Street' }],
      contactPersons: [{ role: 'AUTHORIZED_SIGNATORY', birthDate: '1990-01-05' }],
      mdrRates: [{ type: 'HCPAY', mdrRate: '2.500' }],
    });
  });

  it('[selfService.processor] has no processor', async () => {
    const processor = { fullName: 'Ben Cruz' };
    expect(refusal(await partner({ processor }))).toEqual([400, 'invalid', ['processor']]);
    const { body } = await partner();
    const { rows } = await app.admin.query('select processor_name from partner where id = $1', [
      body.data.id,
    ]);
    expect(rows).toEqual([{ processor_name: null }]);
  });

  it('[selfService.bankAccountDefaults] may say of its account what it is anyway, and nothing else', async () => {
    const { bankDetails } = await partnerPayload(app.admin);
    const said = { ...bankDetails, status: 'A', isDefaultAccount: true };
    const { status, body } = await partner({ bankDetails: said });
    expect(status).toBe(200);
    expect((await read(`/api/partners/${body.data.id}`)).bankDetails).toMatchObject([
      { status: 'A', isDefaultAccount: true },
    ]);
    for (const wrong of [{ status: 'I' }, { isDefaultAccount: false }])
      expect(refusal(await partner({ bankDetails: { ...said, ...wrong } }))).toEqual([
        400,
        'invalid',
        [`bankDetails.${Object.keys(wrong)[0]}`],
      ]);
  });

  it.each([
    ['businessType', { businessType: 'NONE' }],
    ['dtiRegistrationNumber', { dtiRegistrationNumber: null }],
    ['mdrRates.0.mdrRate', { mdrRates: [{ type: 'HCPAY', mdrRate: '101' }] }],
    ['status', { status: 'A' }],
    ['hsisCode', { hsisCode: 'P1' }],
  ])('is refused by the names of the payload: %s', async (field, more) =>
    expect(refusal(await partner(more))).toEqual([400, 'invalid', [field]]),
  );

  it('is told of a TIN that is taken', async () => {
    const { tinNumber } = await partnerPayload(app.admin);
    await partner({ tinNumber });
    expect(refusal(await partner({ tinNumber }))).toEqual([422, 'rule_tin_taken', ['tinNumber']]);
  });

  it('is one partner however often the same request is sent', async () => {
    const body = await partnerPayload(app.admin);
    const send = () =>
      app.call('POST', '/api/partners/v3', { as: 'sales.admin', body, headers: { 'idempotency-key': 'v3' } });
    const answers = await Promise.all([send(), send()]);
    expect(answers[0]?.body.data).toEqual(answers[1]?.body.data);
  });
});

describe('a store as self-service sends it, by a user', () => {
  it('joins the application of its partner', async () => {
    const made = (await partner()).body.data;
    const { status, body } = await store(made.id, { referenceNumber: made.referenceNumber });
    expect([status, body.data.referenceNumber]).toEqual([200, made.referenceNumber]);
    expect(await read(`/api/merchants/${body.data.id}`)).toMatchObject({
      merchantName: 'Aling Nena, Calamba',
      partnerId: made.id,
      contactNumber: '639171234567',
      status: 'SUBMITTED',
      schedules: [{ days: ['Monday', 'Friday'] }],
      associateCount: 1,
    });
    const people = await read(`/api/partner-management/associates/${made.id}`);
    expect(people.list).toMatchObject([
      { firstName: 'Ben', lastName: 'Reyes', mobileNumber: '639181234567' },
    ]);
  });

  it('[selfService.createdBy] is made by the user', async () => {
    const made = (await partner()).body.data;
    expect(refusal(await store(made.id, { createdBy: 'x' }))).toEqual([400, 'invalid', ['createdBy']]);
    const { body } = await store(made.id);
    const { rows } = await app.admin.query('select created_by from merchant where id = $1', [body.data.id]);
    expect(rows).toEqual([{ created_by: 'sales.admin' }]);
  });

  it.each([
    ['referenceNumber', { referenceNumber: 'SK-2026-999999' }],
    ['name', { name: 'X' }],
    ['address', { address: null }],
    ['retailerAssociates.0.names.lastName', { retailerAssociates: [{ names: { firstName: 'Ben' } }] }],
  ])('is refused by the names of the payload: %s', async (field, more) => {
    const made = (await partner()).body.data;
    expect(refusal(await store(made.id, more))).toEqual([400, 'invalid', [field]]);
  });

  it('is for a partner that is there', async () => {
    for (const id of ['999999', 'x']) expect((await store(id)).status).toBe(404);
  });
});
