import type { BusinessDetails } from '#contract/partners.ts';
import { keptStaffFields, PARTNER_STAFF_FIELDS } from '#domain/access/staffFields.ts';
import { formatDate } from '#domain/day.ts';
import { registrationProblems } from '#domain/records/businessRegistration.ts';
import type { Sentence } from '#domain/sentence.ts';
import { writtenOf } from '../../db/columns/columnsOf.ts';
import { text } from '../../db/columns/kinds.ts';
import type { Tx } from '../../db/context.ts';
import { knownIds } from '../../http/ids.ts';
import { ownerProblems, readAccountOwners } from '../parts/accountOwners.ts';
import { addressProblems } from '../parts/addresses.ts';
import { type CodeAt, codeProblems } from '../parts/codeProblems.ts';
import type { Problems } from '../parts/problems.ts';
import { PARTNER_STAFF, type PartnerStaff } from './partnerColumns.ts';

/** A partner as it stood before an edit, as far as an edit looks at it. */
export interface Before {
  staff: PartnerStaff;
  ownerName: string | null;
}

export const NOTHING_BEFORE: Before = { staff: {}, ownerName: null };

const BEFORE = writtenOf<PartnerStaff & { ownerName: string | null }>('partner p')({
  ...PARTNER_STAFF.columns,
  ownerName: text('p.account_owner_name'),
});
const READ = `select ${BEFORE.select} from partner p where p.id = $1`;

/** What staff set of a partner before. */
export const readBefore = async (tx: Tx, id: string): Promise<Before> => {
  const [row] = await BEFORE.read(tx, { name: 'partner-staff-fields', text: READ, values: [id] });
  const { ownerName = null, ...staff } = row ?? {};
  return { staff, ownerName };
};

/** The staff's values after an edit: what the body leaves out stays. */
const staffAfter = (body: BusinessDetails, { staff }: Before): PartnerStaff =>
  keptStaffFields<PartnerStaff>(PARTNER_STAFF_FIELDS, body, staff);

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
const dateProblems = ({ startDate, endDate }: PartnerStaff): Problems =>
  startDate && endDate && endDate < startDate ? { endDate: endsBefore(startDate) } : {};

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
      dateProblems(staffAfter(body, before)),
      ownerProblems(code, known, 'accountOwnerCode'),
      ...found,
    ],
  };
};

/** The columns of a partner that only staff write; what the body leaves out stays. */
export const staffColumns = (body: BusinessDetails, before: Before, owners: ReadonlyMap<string, string>) => {
  const staff = staffAfter(body, before);
  const code = staff.accountOwnerCode;
  return BEFORE.write({ ...staff, ownerName: code ? (owners.get(code) ?? before.ownerName) : null });
};
