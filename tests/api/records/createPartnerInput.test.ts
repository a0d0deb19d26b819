import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import {
  applicationBody,
  type PlaceBody,
  personBody,
  placeIn,
  storeBody,
} from '#tests/support/records/partnerBodies.ts';

let app: TestApp;
let calamba: PlaceBody;
let cebu: PlaceBody;
beforeAll(async () => {
  app = await startTestApp();
  calamba = await placeIn(app.admin, 'City of Calamba');
  cebu = await placeIn(app.admin, 'City of Cebu');
});
afterAll(() => app.stop());

const post = (body: unknown, headers: Record<string, string> = {}, as = 'sales.admin') =>
  app.call('POST', '/api/partners', { as, body, headers });
const body = (more: object = {}) => applicationBody(app.admin, more);
const counts = async () =>
  (
    await app.admin.query(
      `select (select count(*) from partner) as partners, (select count(*) from merchant) as merchants,
         (select count(*) from address) as addresses, (select count(*) from associate) as associates`,
    )
  ).rows[0];

describe('bad input names its field and writes nothing', () => {
  const manila = () => placeIn(app.admin, 'City of Manila');
  type Case = [string, () => object | Promise<object>, string];
  const owned = (n: number, more: () => object | Promise<object>) => async () => ({
    merchants: await Promise.all(
      Array.from({ length: n }, async (_, at) =>
        at === n - 1 ? storeBody(calamba, await more()) : storeBody(calamba),
      ),
    ),
  });

  it.each<Case>([
    ['a TIN of ten digits', () => ({ tinNumber: '1234567890' }), 'tinNumber'],
    ['no SEC number of a corporation', () => ({ secRegistrationNumber: '' }), 'secRegistrationNumber'],
    [
      'no DTI number of a sole proprietorship',
      () => ({ businessEntity: 'SOLE_PROPRIETORSHIP' }),
      'dtiRegistrationNumber',
    ],
    ['an unknown business entity', () => ({ businessEntity: 'CLUB' }), 'businessEntity'],
    ['an unknown VAT type', () => ({ vatType: 'NONE' }), 'vatType'],
    ['an unknown area', () => ({ businessArea: 'MOON' }), 'businessArea'],
    ['an unknown type', () => ({ partnerType: 'FRIEND' }), 'partnerType'],
    ['an unknown category', () => ({ partnerCategoryId: 'X' }), 'partnerCategoryId'],
    ['an unknown employee', () => ({ accountOwnerCode: 'EMP00000' }), 'accountOwnerCode'],
    ['a brand that is none', () => ({ partnerBrandId: '999999' }), 'partnerBrandId'],
    ['an end before the start', () => ({ startDate: '2026-02-01', endDate: '2026-01-31' }), 'endDate'],
    ['a day that is none', () => ({ startDate: '2026-02-30' }), 'startDate'],
    ['an id in the body', () => ({ id: '7' }), 'id'],
    [
      'a barangay that is not in the city',
      () => ({ address: { ...calamba, barangayId: cebu.barangayId } }),
      'address.barangayId',
    ],
    [
      'a ZIP code of another city',
      () => ({ address: { ...calamba, zipCodeId: cebu.zipCodeId } }),
      'address.zipCodeId',
    ],
    ['no ZIP code', () => ({ address: { ...calamba, zipCodeId: null } }), 'address.zipCodeId'],
    [
      'a city that is not in the province',
      () => ({ address: { ...cebu, municipalityId: calamba.municipalityId } }),
      'address.municipalityId',
    ],
    [
      'a sub-municipality outside Manila',
      async () => ({ address: { ...calamba, subMunicipalityId: (await manila()).subMunicipalityId } }),
      'address.subMunicipalityId',
    ],
    [
      'no sub-municipality in Manila',
      async () => ({ address: { ...(await manila()), subMunicipalityId: null } }),
      'address.subMunicipalityId',
    ],
    [
      'a bank branch of another bank',
      async () => {
        const { rows } = await app.admin.query(
          'select b.id as "bankId", (select id from bank_branch r where r.bank_id <> b.id limit 1) as "bankBranchId" from bank b limit 1',
        );
        return { bankDetails: { ...(await body()).bankDetails, ...rows[0] } };
      },
      'bankDetails.bankBranchId',
    ],
    [
      'an unknown bank',
      async () => ({ bankDetails: { ...(await body()).bankDetails, bankId: '9999' } }),
      'bankDetails.bankId',
    ],
    [
      'a malformed bank',
      async () => ({ bankDetails: { ...(await body()).bankDetails, bankId: 'BPI' } }),
      'bankDetails.bankId',
    ],
    [
      'a short account number',
      async () => ({ bankDetails: { ...(await body()).bankDetails, accountNumber: '12 345' } }),
      'bankDetails.accountNumber',
    ],
    [
      'a signatory who is a minor',
      () => ({ authorizedSignatory: personBody('AUTHORIZED_SIGNATORY', 'Ana', { birthDate: '2010-01-01' }) }),
      'authorizedSignatory.birthDate',
    ],
    [
      'a second signatory',
      () => ({ contactPersons: [personBody('AUTHORIZED_SIGNATORY', 'Ana')] }),
      'contactPersons.0.role',
    ],
    ['a rate above 100', () => ({ mdrRates: [{ type: 'HCPAY', mdrRate: '100.001' }] }), 'mdrRates.0.mdrRate'],
    [
      'a rate type twice',
      () => ({
        mdrRates: [
          { type: 'HCPAY', mdrRate: '1' },
          { type: 'HCPAY', mdrRate: '2' },
        ],
      }),
      'mdrRates.1.type',
    ],
    [
      'a closing hour before the opening hour',
      owned(2, () => ({ schedules: [{ days: ['Monday'], openingHour: '17:00', closingHour: '08:00' }] })),
      'merchants.1.schedules.0.closingHour',
    ],
    [
      'a day that is named twice',
      owned(1, () => ({
        schedules: [{ days: ['Monday', 'Monday'], openingHour: '08:00', closingHour: '17:00' }],
      })),
      'merchants.0.schedules.0.days',
    ],
    [
      'words for the landline of a person',
      () => ({
        contactPersons: [
          personBody('OWNER', 'Ana', {
            contactDetail: { mobileNumber: '0917 123 4567', landlineNumber: 'call me' },
          }),
        ],
      }),
      'contactPersons.0.contactDetail.landlineNumber',
    ],
    [
      'hours that overlap',
      owned(1, () => ({
        schedules: [
          { days: ['Monday'], openingHour: '08:00', closingHour: '17:00' },
          { days: ['Sunday', 'Monday'], openingHour: '16:00', closingHour: '18:00' },
        ],
      })),
      'merchants.0.schedules.1.openingHour',
    ],
    [
      'a largest amount below the smallest',
      owned(1, () => ({ minCashAmt: '500', maxCashAmt: '499.99' })),
      'merchants.0.maxCashAmt',
    ],
    [
      'an amount beyond all bounds',
      owned(1, () => ({ maxCashAmt: '1000000000000' })),
      'merchants.0.maxCashAmt',
    ],
    [
      'an unknown commodity',
      owned(1, () => ({ commodities: [{ code: 'GOLD', isEnabled: true }] })),
      'merchants.0.commodities.0.code',
    ],
    [
      'a type of another commodity',
      owned(1, () => ({ commodities: [{ code: 'MOBILE', isEnabled: true, types: [{ code: 'TV' }] }] })),
      'merchants.0.commodities.0.types.0.code',
    ],
    ['an unknown merchant type', owned(3, () => ({ merchantType: 'TENT' })), 'merchants.2.merchantType'],
    ['no address of a store', owned(1, () => ({ address: null })), 'merchants.0.address'],
    ['a shared address that is sent', owned(1, () => ({ isSameAddress: true })), 'merchants.0.address'],
    ['no bank of a store of its own', owned(1, () => ({ isSameBank: false })), 'merchants.0.bankDetails'],
    [
      'no contact of a store of its own',
      owned(1, () => ({ isSameContact: false })),
      'merchants.0.contactPerson',
    ],
    [
      'a web shop twice',
      owned(1, () => ({
        ecommerceSites: [{ website: 'https://a.example.test' }, { website: 'https://A.example.test/' }],
      })),
      'merchants.0.ecommerceSites.1.website',
    ],
    [
      'an address of a person that does not fit',
      owned(1, () => ({
        retailerAssociates: [
          { firstName: 'A', lastName: 'B', presentAddress: { ...calamba, provinceId: cebu.provinceId } },
        ],
      })),
      'merchants.0.retailerAssociates.0.presentAddress.provinceId',
    ],
    [
      'an unknown kind of document',
      () => ({ documents: [{ documentCode: 'SELFIE', fileId: '1' }] }),
      'documents.0.documentCode',
    ],
  ])('%s', async (_, more, field) => {
    const before = await counts();
    const { status, body: answer } = await post(await body(await more()));
    expect([status, answer.error, Object.keys(answer.fields ?? {})]).toEqual([400, 'invalid', [field]]);
    expect(await counts()).toEqual(before);
  });

  it('all of it at once', async () => {
    const { body: answer } = await post(
      await body({
        vatType: 'NONE',
        secRegistrationNumber: null,
        merchants: [storeBody(calamba, { minCashAmt: -1 }), storeBody(calamba, { vatType: 'NONE' })],
      }),
    );
    expect(Object.keys(answer.fields).sort()).toEqual([
      'merchants.0.minCashAmt',
      'merchants.1.vatType',
      'secRegistrationNumber',
      'vatType',
    ]);
  });

  it('and says of an end before the start what it has to be', async () => {
    const { body: answer } = await post(await body({ startDate: '2026-02-01', endDate: '2026-01-31' }));
    expect(answer.fields).toEqual({ endDate: 'The end date has to be 02/01/2026, the start date, or later' });
  });

  it('in the reader’s language', async () => {
    const { body: answer } = await post(await body({ vatType: 'NONE' }), { 'Accept-Language': 'fil' });
    expect(answer.fields).toEqual({ vatType: 'Pumili ng value sa listahan' });
  });

  it('a file of somebody else', async () => {
    const before = await counts();
    const { status, body: answer } = await post(
      await body({ documents: [{ documentCode: 'SEC', fileId: '999999' }] }),
    );
    expect([status, answer.error, Object.keys(answer.fields)]).toEqual([
      422,
      'rule_file_gone',
      ['documents.0.fileId'],
    ]);
    expect(await counts()).toEqual(before);
  });
});
