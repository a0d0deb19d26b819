import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import type { Answer } from '#tests/support/app/client.ts';
import { payloadPlace } from '#tests/support/records/payloads.ts';
import { sendingBench } from './sendingBench.ts';

let app: TestApp;
let bench: ReturnType<typeof sendingBench>;
let who: Awaited<ReturnType<ReturnType<typeof sendingBench>['sent']>>;
beforeAll(async () => {
  app = await startTestApp();
  bench = sendingBench(app);
  who = await bench.sent();
});
afterAll(() => app.stop());
beforeEach(() => app.clearLimits());

const rows = async (text: string, values: unknown[] = []) => (await app.admin.query(text, values)).rows;
const refusal = ({ status, body }: Answer) => [status, body.error, Object.keys(body.fields ?? {})];

describe('a partner that an applicant sends', () => {
  it.each([
    ['a rate', { mdrRates: [{ type: 'HCPAY', mdrRate: '0' }] }, 'mdrRates'],
    ['no rates', { mdrRates: [] }, 'mdrRates'],
    ['a status', { status: 'A' }, 'status'],
    ['the status that it has anyway', { status: 'SUBMITTED' }, 'status'],
    ['a flag of the staff’s', { isPartnerBrand: true }, 'isPartnerBrand'],
    ['an owner', { accountOwnerCode: 'HC-1' }, 'accountOwnerCode'],
    ['a code', { hsisCode: 'P1' }, 'hsisCode'],
    ['who made it', { createdBy: 'sbo.reviewer' }, 'createdBy'],
    ['who brought it in', { onBoardedBy: 'Me' }, 'onBoardedBy'],
  ])('may not say %s', async (_, more, field) =>
    expect(refusal(await bench.partner(who, more))).toEqual([400, 'invalid', [field]]),
  );

  it.each(['status', 'isDefaultAccount'])('may not say the %s of its account', async (field) => {
    const bankDetails = { ...(await bench.account()), [field]: field === 'status' ? 'A' : true };
    expect(refusal(await bench.partner(who, { bankDetails }))).toEqual([
      400,
      'invalid',
      [`bankDetails.${field}`],
    ]);
  });

  it.each([
    ['businessType', { businessType: 'NO_SUCH_TYPE' }],
    ['dtiRegistrationNumber', { dtiRegistrationNumber: null }],
    ['secRegistrationNumber', { businessType: 'CORPORATION' }],
    ['tinNumber', { tinNumber: '12345' }],
    ['contactPerson.birthDate', { contactPerson: { birthDate: '2020-01-01' } }],
    ['contactPerson.birthDate', { contactPerson: { birthDate: '1990-02-31' } }],
    ['contactPerson.role', { contactPerson: { role: 'OWNER' } }],
    ['bankDetails.bankId', { bankDetails: { bankId: '999999' } }],
    ['bankDetails.accountNumber', { bankDetails: { accountNumber: '12' } }],
    ['address.barangayId', { address: { barangayId: '0000000000' } }],
    ['address.country', { address: { country: 'US' } }],
    ['address.type', { address: { type: 'Present' } }],
    ['address.zipCode', { address: { zipCodeId: null, zipCode: '12' } }],
    // The town has codes to choose from.
    ['address.zipCode', { address: { zipCodeId: null, zipCode: '4027' } }],
    ['processor.fullName', { processor: { fullName: 'Nena' } }],
  ])('names %s of %j', async (field, more: Record<string, unknown>) => {
    const whole = {
      contactPerson: {
        role: 'AUTHORIZED_SIGNATORY',
        fullName: { firstName: 'Nena', lastName: 'Reyes' },
        contactDetail: { mobileNumber: '639171234567' },
      },
      bankDetails: await bench.account(),
      address: await payloadPlace(app.admin),
    };
    const merged = Object.fromEntries(
      Object.entries(more).map(([key, value]) => [
        key,
        key in whole ? { ...whole[key as keyof typeof whole], ...(value as object) } : value,
      ]),
    );
    const [status, , fields] = refusal(await bench.partner(who, merged));
    expect([status, fields]).toEqual([400, expect.arrayContaining([field])]);
  });

  it('[send.zip] may have a ZIP code that was typed, in a town that has none to choose', async () => {
    const { rows: towns } = await app.admin.query(
      `select c.region_id as "regionId", c.province_id as "provinceId", c.id as "municipalityId", b.id as "barangayId"
       from city c join lateral (select id from barangay where city_id = c.id order by id limit 1) b on true
       where c.name = 'Godod' limit 1`,
    );
    const address = { country: 'PH', type: 'Registration', ...towns[0], zipCode: '7113' };
    expect((await bench.partner(who, { address })).status).toBe(200);
  });
});

describe('who applies', () => {
  const contactOf = async (partnerId: string) =>
    rows(
      `select role, first_name, last_name, mobile_number, email from contact_person where partner_id = $1 order by role`,
      [partnerId],
    );
  const processorOf = async (partnerId: string) =>
    (
      await rows(
        `select processor_business_name as business, processor_job_title as job, processor_name as name, processor_mobile as mobile,
         created_by, submitted_by from partner where id = $1`,
        [partnerId],
      )
    )[0];

  it('[selfService.processor] is whoever proved the number, whatever the body says, and is the contact', async () => {
    const own = await bench.sent([], {
      processor: {
        registeredBusinessName: 'Another Business',
        jobTitle: 'Clerk',
        fullName: 'Ben dela Cruz',
        mobileNumber: '639170000000',
      },
    });
    await bench.complete(own, []);
    expect(await processorOf(own.partnerId)).toEqual({
      business: 'Aling Nena Trading',
      job: 'Clerk',
      name: 'Ben dela Cruz',
      mobile: own.mobile,
      created_by: `applicant:${own.reference}`,
      submitted_by: `applicant:${own.reference}`,
    });
    expect(await contactOf(own.partnerId)).toEqual([
      {
        role: 'AUTHORIZED_SIGNATORY',
        first_name: 'Nena',
        last_name: 'Magsino',
        mobile_number: '639171234567',
        email: null,
      },
      {
        role: 'CONTACT_PERSON',
        first_name: 'Ben',
        last_name: 'dela Cruz',
        mobile_number: own.mobile,
        email: null,
      },
    ]);
  });

  it('[selfService.processor] is who signs where nobody is named', async () => {
    const own = await bench.sent([]);
    await bench.complete(own, []);
    expect(await processorOf(own.partnerId)).toMatchObject({
      name: 'Nena Magsino',
      job: 'Owner',
      mobile: own.mobile,
    });
  });

  it('[selfService.createdBy] is told by the server: another one is refused', async () => {
    const own = await bench.sent([{ createdBy: null }]);
    const said = (createdBy: string) => bench.store(own, own.partnerId, { branch: 'branch-0', createdBy });
    expect(refusal(await said('sbo.reviewer'))).toEqual([400, 'invalid', ['createdBy']]);
    expect(refusal(await said(`applicant:${who.reference}`))).toEqual([400, 'invalid', ['createdBy']]);
    expect((await said(`applicant:${own.reference}`)).status).toBe(200);
    await bench.complete(own, own.storeIds);
    expect(await rows('select created_by from merchant where partner_id = $1', [own.partnerId])).toEqual([
      { created_by: `applicant:${own.reference}` },
    ]);
  });

  it('is told nothing of the TINs of others; staff are', async () => {
    const tinNumber = '555666777000';
    const first = await bench.sent([], { tinNumber });
    await bench.complete(first, []);
    const second = await bench.sent([], { tinNumber });
    expect((await bench.complete(second, [])).status).toBe(200);
    const path = `/api/partner-management/get-details/${second.partnerId}/partner/workflow`;
    const { body } = await app.call('GET', path, { as: 'sbo.reviewer' });
    expect(body.data.sameTins).toMatchObject([{ id: first.partnerId }]);
  });
});

describe('a store that an applicant sends', () => {
  const person = { names: { firstName: 'Ben', lastName: 'Cruz' }, isEnabled: true };

  it.each([
    ['a status', { status: 'SUBMITTED' }, 'status'],
    ['a rate', { mdrRates: [] }, 'mdrRates'],
    ['whether tax is withheld', { isEwt: true }, 'isEwt'],
    ['a code', { hsisSalesRoomCode: 'S1' }, 'hsisSalesRoomCode'],
    ['a limit', { maxCashAmt: 1_000_000 }, 'maxCashAmt'],
    ['a terminal', { terminalDetails: [{ terminalId: 'T1' }] }, 'terminalDetails'],
    ['another branch than a draft has', { branch: 'business' }, 'branch'],
    ['the number of another application', { referenceNumber: 'SK-2026-000001' }, 'referenceNumber'],
    ['a name too short', { name: 'X' }, 'name'],
    ['goods that nobody knows', { commodities: [{ code: 'NONE', isEnabled: true }] }, 'commodities.0.code'],
    ['an address beside its partner’s', { isSameAddress: true }, 'address'],
    ['a contact that it shares', { isSameContact: false }, 'contactPerson'],
    [
      'two addresses of one type',
      { retailerAssociates: [{ ...person, addresses: [{ type: 'Present' }, { type: 'Present' }] }] },
      'retailerAssociates.0.addresses.0.regionId',
    ],
    ['a person twice', { retailerAssociates: [person, person] }, 'retailerAssociates.1.names.lastName'],
    [
      'a minor',
      { retailerAssociates: [{ ...person, birthDate: '2020-01-01' }] },
      'retailerAssociates.0.birthDate',
    ],
  ])('may not say %s', async (_, more, field) => {
    const [status, error, fields] = refusal(await bench.store(who, who.partnerId, more));
    expect([status, error, fields]).toEqual([400, 'invalid', expect.arrayContaining([field])]);
  });

  it('names the address of a person by its place', async () => {
    const wrong = { ...(await payloadPlace(app.admin, 'Present')), barangayId: '0000000000' };
    const more = { retailerAssociates: [{ ...person, addresses: [wrong] }] };
    expect(refusal(await bench.store(who, who.partnerId, more))).toEqual([
      400,
      'invalid',
      ['retailerAssociates.0.addresses.0.barangayId'],
    ]);
  });
});

describe('how often an applicant sends', () => {
  it('is 300 stores a minute, so that an application of 200 branches is sent at one go', async () => {
    const send = () => bench.store(who, who.partnerId, { branch: 'branch-0' });
    for (let at = 0; at < 62; at++) expect((await send()).status).toBe(200);
    const { rows: used } = await app.admin.query(
      `update rate_limit set hits = 300 where bucket like 'sent-stores:%' returning hits`,
    );
    expect(used).toHaveLength(1);
    expect((await send()).status).toBe(429);
  });
});

describe('sessions of others', () => {
  it('send nothing: of no draft, of another draft, of an application', async () => {
    const beginner = { as: await bench.prove(bench.newNumber()), reference: who.reference };
    const other = await bench.sent();
    const followed = await bench.application();
    const applicant = { as: await bench.signIn(followed), reference: followed.reference };
    for (const { as } of [beginner, applicant]) {
      expect((await bench.partner({ as })).status).toBe(404);
      expect((await bench.store({ as }, who.partnerId)).status).toBe(404);
    }
    expect((await bench.store(other, who.partnerId)).status).toBe(404);
    for (const one of [beginner, applicant, { as: other.as, reference: who.reference }])
      expect((await bench.complete(one, [])).status).toBe(404);
    expect((await bench.complete(who, other.storeIds)).status).toBe(409);
  });

  it('nobody without one sends anything', async () => {
    const as = undefined as unknown as string;
    for (const { status } of [
      await bench.partner({ as }),
      await bench.store({ as }, who.partnerId),
      await bench.complete({ as, reference: who.reference }, []),
    ])
      expect(status).toBe(401);
  });

  it('leave nothing of what was sent behind when the draft is cancelled', async () => {
    const own = await bench.sent();
    expect((await bench.post(own.as, own.reference, 'cancel')).status).toBe(200);
    expect(await rows('select 1 from applicant_sending where partner_id = $1', [own.partnerId])).toEqual([]);
    expect(
      await rows('select 1 from applicant_sending_store where merchant_id = any ($1)', [own.storeIds]),
    ).toEqual([]);
    expect((await bench.complete(own, own.storeIds)).status).toBe(404);
  });
});
