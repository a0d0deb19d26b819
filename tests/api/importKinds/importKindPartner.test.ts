import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { partnerFields } from '#domain/imports/fields/partnerFields.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { inShort } from '#tests/support/imports/importKindBench.ts';
import { code, partnerImports, row } from './importPartnerRows.ts';

let app: TestApp;
let bench: ReturnType<typeof partnerImports>['bench'];
let import1: ReturnType<typeof partnerImports>['import1'];
let partner: ReturnType<typeof partnerImports>['partner'];
beforeAll(async () => {
  app = await startTestApp();
  ({ bench, import1, partner } = partnerImports(app));
});
afterAll(() => app.stop());

describe('the partner sheet', () => {
  it('has the 19 columns of the specification [batch.partnerColumns]', () => {
    expect(partnerFields.map(({ header }) => header)).toEqual([
      ...['HSIS Partner Code', 'Partner Name', 'Number/Building', 'Street', 'Barangay', 'City', 'Province'],
      ...['Region', 'Zip Code', 'Country', 'Address Type', 'Email Address', 'Phone Number', 'Mobile Number'],
      ...['First Name', 'Middle Name', 'Last Name', 'Contact Person Type', 'Partner Brand'],
    ]);
  });

  it('makes an active partner with its address and contact [batch.partnerStatus]', async () => {
    const wanted = row();
    const { verdicts, states } = await import1([wanted]);
    expect(verdicts.map(inShort)).toEqual([[]]);
    expect(states).toEqual(['created']);
    expect(await partner(wanted.hsisPartnerCode)).toMatchObject({
      name: 'Magsino Trading Corporation',
      status: 'A',
      is_partner_brand: false,
      onboarded_by: '3rd Party',
      version: 1,
      created_by: 'sales.admin',
      addresses: [
        [
          ...['REGISTRATION', 'Region IV-A (CALABARZON)', 'Laguna', 'City of Calamba', 'Real', '4027'],
          ...[null, 'Rizal Building', 'J.P. Rizal Street'],
        ],
      ],
      people: [
        [
          'CONTACT_PERSON',
          'Liezel',
          'Santos',
          'Magsino',
          '639171234567',
          '0495451234',
          'liezel@example.test',
        ],
      ],
    });
  });

  it('fills in what an empty type means', async () => {
    const wanted = row({
      addressType: null,
      contactPersonType: null,
      partnerBrand: null,
      numberBuilding: '12-B',
    });
    await import1([wanted]);
    const { addresses, people, is_partner_brand: isBrand } = await partner(wanted.hsisPartnerCode);
    expect([addresses[0][0], addresses[0][6], people[0][0], isBrand]).toEqual([
      'REGISTRATION',
      '12-B',
      'CONTACT_PERSON',
      false,
    ]);
  });

  it('is for staff', async () => {
    await expect(bench.stage([row()], 'partner.admin')).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('refuses codes and names that are none', async () => {
    const { verdicts } = await bench.stage([
      row({ hsisPartnerCode: 'P 1', partnerName: 'X', country: 'Japan' }),
    ]);
    expect(verdicts.map(inShort)).toEqual([
      ['hsisPartnerCode not_code', 'partnerName too_short', 'country not_country → Philippines'],
    ]);
  });
});

describe('a partner that is there', () => {
  it('is left alone where nothing differs', async () => {
    const wanted = row();
    await import1([wanted]);
    const again = await import1([{ ...wanted, country: null, middleName: null, partnerBrand: null }]);
    expect(again.states).toEqual(['unchanged']);
    expect((await partner(wanted.hsisPartnerCode)).version).toBe(1);
  });

  it('changes where something does, with before and after', async () => {
    const wanted = row();
    await import1([wanted]);
    const { verdicts, states } = await import1([
      {
        ...wanted,
        partnerName: 'Magsino & Sons',
        mobileNumber: '639181234567',
        barangay: 'Bucal',
        partnerBrand: 'true',
      },
    ]);
    expect(verdicts[0]?.changes?.map(({ field, before, after }) => [field, before, after])).toEqual([
      ['partnerName', 'Magsino Trading Corporation', 'Magsino & Sons'],
      ['partnerBrand', 'No', 'Yes'],
      ['barangay', 'Real', 'Bucal'],
      ['mobileNumber', '639171234567', '639181234567'],
    ]);
    expect(verdicts.map(inShort)).toEqual([['partnerName renames']]);
    expect(states).toEqual(['updated']);
    const now = await partner(wanted.hsisPartnerCode);
    expect([now.name, now.version, now.is_partner_brand, now.addresses[0][4], now.people[0][4]]).toEqual([
      'Magsino & Sons',
      2,
      true,
      'Bucal',
      '639181234567',
    ]);
  });

  it('gets a second address and another person', async () => {
    const wanted = row();
    await import1([wanted]);
    const { importId, states } = await import1([
      { ...wanted, addressType: 'WAREHOUSE', contactPersonType: 'OWNER', firstName: 'Arnel' },
    ]);
    expect(states).toEqual(['updated']);
    const both = await partner(wanted.hsisPartnerCode);
    expect([both.addresses.length, both.people.length]).toEqual([2, 2]);
    await bench.reverse(importId);
    const one = await partner(wanted.hsisPartnerCode);
    expect([one.addresses.length, one.people.length]).toEqual([1, 1]);
  });

  it('is found by its code in small letters', async () => {
    const wanted = row();
    await import1([wanted]);
    const { states } = await import1([
      { ...wanted, hsisPartnerCode: wanted.hsisPartnerCode?.toLowerCase() ?? '' },
    ]);
    expect(states).toEqual(['unchanged']);
  });

  it('stays with who may not change it, or while nobody may', async () => {
    const wanted = row();
    await import1([wanted]);
    const changed = { ...wanted, partnerName: 'Another Name' };
    await app.admin.query(`update partner set status = 'B' where hsis_code = $1`, [wanted.hsisPartnerCode]);
    const blocked = await bench.stage([changed]);
    expect(blocked.verdicts.map(inShort)).toEqual([['hsisPartnerCode not_editable']]);
    expect(blocked.verdicts[0]?.problems[0]?.params).toEqual({ status: 'B' });
    const looker = await bench.stage([changed], 'antifraud.reviewer');
    expect(looker.verdicts.map(inShort)).toEqual([['hsisPartnerCode may_not_update']]);
  });

  it('keeps its signatory, who is changed with the bank details', async () => {
    const wanted = row({ contactPersonType: 'AUTHORIZED_SIGNATORY' });
    expect((await import1([wanted])).states).toEqual(['created']);
    const { verdicts } = await bench.stage([{ ...wanted, firstName: 'Rodel' }]);
    expect(verdicts.map(inShort)).toEqual([['contactPersonType signatory_elsewhere']]);
  });

  it('takes the stores along that share its address', async () => {
    const wanted = row();
    await import1([wanted]);
    const { id } = await partner(wanted.hsisPartnerCode);
    const { rows } = await app.admin.query(
      `with store as (insert into merchant (partner_id, hsis_salesroom_code, name, is_same_address) values ($1, $2, 'Store', true)
         returning id, partner_id)
       insert into address (partner_id, merchant_id, type, region_id, province_id, city_id, barangay_id)
       select a.partner_id, store.id, 'BUSINESS_PLACE', a.region_id, a.province_id, a.city_id, a.barangay_id
       from store join address a on a.partner_id = store.partner_id returning merchant_id`,
      [id, code()],
    );
    const cityOf = async () =>
      (
        await app.admin.query(
          `select c.name from merchant m join address a on a.merchant_id = m.id join city c on c.id = a.city_id
           where m.id = $1 and m.city_id = a.city_id`,
          [rows[0].merchant_id],
        )
      ).rows[0].name;
    const { importId } = await import1([
      { ...wanted, city: 'Cebu City', province: 'Cebu', region: null, barangay: 'Lahug', zipCode: '6000' },
    ]);
    expect(await cityOf()).toBe('City of Cebu');
    await bench.reverse(importId);
    expect(await cityOf()).toBe('City of Calamba');
  });
});
