import { merchantKind, thirdPartyMerchantKind } from '#server/importKinds/merchant/merchantKind.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { importKindBench, type SheetValues } from '#tests/support/imports/importKindBench.ts';

/** A contact person as a row has one. */
export const person = {
  firstName: 'Liezel',
  lastName: 'Magsino',
  mobileNumber: '639171234567',
  emailAddress: 'liezel@example.test',
};

let made = 0;
/** A code that no other row has. */
const code = () => `IMS-${String(++made).padStart(4, '0')}`;
/** A TIN that no other row has. */
const tin = () => `7${String(++made).padStart(8, '0')}001`;

/** Imports stores, and looks at what came of them; `own` and `foreign` are the codes of two partners. */
export const merchantImports = async (app: TestApp) => {
  const bench = importKindBench(app, merchantKind);
  const thirdParty = importKindBench(app, thirdPartyMerchantKind);
  const codeOf = async (username: string) =>
    (
      await app.admin.query(
        'select p.hsis_code from user_account u join partner p on p.id = u.partner_id where u.username = $1',
        [username],
      )
    ).rows[0].hsis_code;
  const own: string = await codeOf('partner.admin');
  const foreign: string = await codeOf('other.partner');
  const row = (more: SheetValues = {}): SheetValues => ({
    hsisPartnerCode: own,
    hsisSalesroomCode: code(),
    merchantName: 'Magsino Calamba',
    merchantType: 'Physical Store',
    segment: 'Gadgets',
    tinNumber: tin(),
    vatType: 'vat registered',
    contactNumber: '(049) 545 1234',
    numberBuilding: '12',
    street: 'J.P. Rizal Street',
    barangay: 'Real',
    city: 'Calamba',
    province: 'Laguna',
    zipCode: '4027',
    ...more,
  });
  const run = async (rows: SheetValues[], as?: string, on = bench) => {
    const staged = await on.stage(rows, as);
    await on.write(staged.importId, as);
    return { ...staged, states: await on.states(staged.importId) };
  };
  const store = async (salesroom: unknown) => {
    const { rows } = await app.admin.query(
      `select m.id, m.name, m.status, m.merchant_type, m.vat_type, m.tin_number, m.onboarded_by, m.reference_number, m.submitted_by,
         m.is_same_address, m.is_same_bank, m.is_same_contact, m.acquirer_id, m.terminal_ids, m.pos, m.version, p.hsis_code as partner,
         p.onboarded_by as partner_by, c.name as city, a.street_number, a.type,
         (select jsonb_agg(first_name || ' ' || role) from contact_person x where x.merchant_id = m.id) as people,
         (select jsonb_agg(jsonb_build_array(days, opening_hour, closing_hour)) from merchant_schedule s where s.merchant_id = m.id) as hours
       from merchant m join partner p on p.id = m.partner_id left join city c on c.id = m.city_id
       left join address a on a.merchant_id = m.id where m.hsis_salesroom_code = $1`,
      [salesroom],
    );
    return rows[0];
  };
  return { bench, thirdParty, own, foreign, row, run, store };
};
