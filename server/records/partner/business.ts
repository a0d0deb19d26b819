import type { BusinessDetails } from '#contract/partners.ts';
import { keptStaffFields, PARTNER_STAFF_FIELDS } from '#domain/access/staffFields.ts';
import { formatDate } from '#domain/dates.ts';
import { registrationProblems } from '#domain/records/businessRegistration.ts';
import type { Sentence } from '#domain/text.ts';
import type { Tx } from '../../db/context.ts';
import { knownIds } from '../../http/ids.ts';
import { ownerProblems, readAccountOwners } from '../parts/accountOwners.ts';
import { addressProblems } from '../parts/addresses.ts';
import { type CodeAt, codeProblems } from '../parts/codeProblems.ts';
import type { Problems } from '../parts/problems.ts';

type StaffField = (typeof PARTNER_STAFF_FIELDS)[number];
/** What staff set of a partner, as the wire names it. */
export type StaffValues = Partial<Record<StaffField, string | boolean | null>>;

/** A partner as it stood before an edit, as far as an edit looks at it. */
export interface Before {
  staff: StaffValues;
  ownerName: string | null;
}

export const NOTHING_BEFORE: Before = { staff: {}, ownerName: null };

const READ = `select hsis_code as "hsisCode", business_area as "businessArea", partner_type as "partnerType",
  partner_category_id as "partnerCategoryId", is_partner_brand as "isPartnerBrand", partner_brand_id as "partnerBrandId",
  account_owner_code as "accountOwnerCode", start_date as "startDate", end_date as "endDate", notes,
  account_owner_name as "ownerName" from partner where id = $1`;

/** What staff set of a partner before. */
export const readBefore = async (tx: Tx, id: string): Promise<Before> => {
  const [row] = await tx.query<StaffValues & { ownerName: string | null }>({
    name: 'partner-staff-fields',
    text: READ,
    values: [id],
  });
  const { ownerName = null, ...staff } = row ?? {};
  return { staff, ownerName };
};

const codesOf = (body: BusinessDetails): CodeAt[] => [
  { list: 'business-entity-type', code: body.businessEntity, path: 'businessEntity' },
  { list: 'vat-types', code: body.vatType, path: 'vatType' },
  { list: 'business-areas', code: body.businessArea, path: 'businessArea' },
  { list: 'partner-type', code: body.partnerType, path: 'partnerType' },
  { list: 'partner-category', code: body.partnerCategoryId, path: 'partnerCategoryId' },
];

const NO_BRAND = { en: 'There is no such brand', fil: 'Walang ganitong brand' };
const BRAND = 'select id from partner where id = $1 and is_partner_brand';

const brandProblems = async (tx: Tx, id: string | null | undefined): Promise<Problems> => {
  if (!id) return {};
  const [known] = knownIds([id]);
  const found = known ? await tx.query({ name: 'brand', text: BRAND, values: [known] }) : [];
  return found.length ? {} : { partnerBrandId: NO_BRAND };
};

const endsBefore = (start: string): Sentence => ({
  en: `The end date has to be ${formatDate(start)}, the start date, or later`,
  fil: `Ang petsa ng katapusan ay dapat ${formatDate(start)}, ang petsa ng simula, o mas huli`,
});
const dateProblems = ({ startDate, endDate }: StaffValues): Problems =>
  typeof startDate === 'string' && typeof endDate === 'string' && endDate < startDate
    ? { endDate: endsBefore(startDate) }
    : {};

/** What is wrong with a partner's business details, and the account owners by name. One flush of statements. */
export const businessProblems = async (
  tx: Tx,
  body: BusinessDetails,
  before: Before,
): Promise<{ problems: Problems[]; owners: ReadonlyMap<string, string> }> => {
  const { accountOwnerCode: code } = body;
  const [owners, ...found] = await Promise.all([
    readAccountOwners(tx, [code]),
    codeProblems(tx, codesOf(body)),
    addressProblems(tx, [{ input: body.address, path: 'address' }]),
    brandProblems(tx, body.partnerBrandId),
  ]);
  // Who has owned the account goes on, also when gone from the provider.
  const known =
    code && code === before.staff.accountOwnerCode ? owners.set(code, before.ownerName ?? code) : owners;
  return {
    owners: known,
    problems: [
      registrationProblems(body.businessEntity, {
        dti: body.dtiRegistrationNumber,
        sec: body.secRegistrationNumber,
      }),
      dateProblems(
        keptStaffFields<StaffField, string | boolean | null>(PARTNER_STAFF_FIELDS, body, before.staff),
      ),
      ownerProblems(code, known, 'accountOwnerCode'),
      ...found,
    ],
  };
};

/** The columns of a partner that its own people write too. */
export const businessColumns = (body: BusinessDetails) => ({
  name: body.name,
  business_entity: body.businessEntity,
  tin_number: body.tinNumber,
  dti_registration_number: body.dtiRegistrationNumber,
  sec_registration_number: body.secRegistrationNumber,
  vat_type: body.vatType ?? null,
  hc_agent: body.hcAgent,
  shopping_malls_partner: body.shoppingMallsPartner,
  digital_pos_partner: body.digitalPosPartner,
  enable_email_dr: body.enableEmailDR,
});

/** The columns of a partner that only staff write; what the body leaves out stays. */
export const staffColumns = (body: BusinessDetails, before: Before, owners: ReadonlyMap<string, string>) => {
  const staff = keptStaffFields<StaffField, string | boolean | null>(
    PARTNER_STAFF_FIELDS,
    body,
    before.staff,
  );
  const code = staff.accountOwnerCode;
  return {
    hsis_code: staff.hsisCode ?? null,
    business_area: staff.businessArea ?? null,
    partner_type: staff.partnerType ?? null,
    partner_category_id: staff.partnerCategoryId ?? null,
    is_partner_brand: staff.isPartnerBrand ?? false,
    partner_brand_id: staff.partnerBrandId ?? null,
    account_owner_code: code ?? null,
    account_owner_name: typeof code === 'string' ? (owners.get(code) ?? before.ownerName) : null,
    start_date: staff.startDate ?? null,
    end_date: staff.endDate ?? null,
    notes: staff.notes ?? null,
  };
};
