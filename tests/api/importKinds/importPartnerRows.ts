import { partnerKind } from '#server/importKinds/partner/partnerKind.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { importKindBench, type SheetValues } from '#tests/support/imports/importKindBench.ts';

let made = 0;
/** A code that no other row has. */
export const code = () => `IMP-${String(++made).padStart(4, '0')}`;
/** A row of the partner sheet that has nothing wrong, as read. */
export const row = (more: SheetValues = {}): SheetValues => ({
  hsisPartnerCode: code(),
  partnerName: 'Magsino Trading Corporation',
  numberBuilding: 'Rizal Building',
  street: 'J.P. Rizal Street',
  barangay: 'real',
  city: 'CALAMBA CITY',
  province: 'laguna',
  region: 'region 4a',
  zipCode: '4027',
  country: 'PH',
  addressType: 'REGISTRATION',
  emailAddress: 'liezel@example.test',
  phoneNumber: '0495451234',
  mobileNumber: '639171234567',
  firstName: 'Liezel',
  middleName: 'Santos',
  lastName: 'Magsino',
  contactPersonType: 'CONTACT_PERSON',
  partnerBrand: 'false',
  ...more,
});
/** Imports partners, and looks at what came of them. */
export const partnerImports = (app: TestApp) => {
  const bench = importKindBench(app, partnerKind);
  const import1 = async (rows: SheetValues[], as?: string) => {
    const staged = await bench.stage(rows, as);
    await bench.write(staged.importId, as);
    return { ...staged, states: await bench.states(staged.importId) };
  };
  const partner = async (hsisCode: unknown) => {
    const { rows } = await app.admin.query(
      `select p.id, p.name, p.status, p.is_partner_brand, p.onboarded_by, p.version, p.created_by,
         (select jsonb_agg(jsonb_build_array(a.type, r.name, v.name, c.name, b.name, z.zip, a.street_number, a.building_name, a.street_name))
          from address a join region r on r.id = a.region_id join province v on v.id = a.province_id join city c on c.id = a.city_id
          join barangay b on b.id = a.barangay_id left join zip_code z on z.id = a.zip_code_id
          where a.partner_id = p.id and a.merchant_id is null) as addresses,
         (select jsonb_agg(jsonb_build_array(role, first_name, middle_name, last_name, mobile_number, landline_number, email) order by id)
          from contact_person c where c.partner_id = p.id and c.merchant_id is null) as people
       from partner p where hsis_code = $1`,
      [hsisCode],
    );
    return rows[0];
  };
  return { bench, import1, partner };
};
