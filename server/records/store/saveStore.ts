import type { MerchantBusiness, MerchantDetails } from '#contract/merchants.ts';
import { MERCHANT_STAFF_FIELDS } from '#domain/access/staffFields.ts';
import { cashLimitProblems } from '#domain/records/cashLimits.ts';
import { IN_APPLICATION, needsSecondPerson } from '#domain/review/applicationStatus.ts';
import { columnsOf, writtenOf } from '../../db/columns/columnsOf.ts';
import { flag, text } from '../../db/columns/kinds.ts';
import type { Tx } from '../../db/context.ts';
import type { Subject } from '../lock/subject.ts';
import type { Work } from '../lock/work.ts';
import { ownerProblems, readAccountOwners } from '../parts/accountOwners.ts';
import { writeAddresses } from '../parts/addresses.ts';
import { codeProblems } from '../parts/codeProblems.ts';
import { type Problems, refuseProblems } from '../parts/problems.ts';
import { refuseStaffFields } from '../parts/refuseStaffFields.ts';
import { refuseTakenTins, whenTaken } from '../parts/refuseTakenTins.ts';
import { updateRow } from '../parts/updateRow.ts';
import { STORE_BUSINESS, STORE_DETAILS, STORE_STAFF, STORE_TAXES, type StoreStaff } from './storeColumns.ts';
import { type StorePlace, storePlace } from './storePlace.ts';
import { staffAfter, staffPart } from './storeStaff.ts';

const TAXES = ['isEwt', 'isTwa'] as const;

interface Before {
  staff: StoreStaff;
  ownerName: string | null;
  isSameAddress: boolean;
}

const BEFORE = columnsOf<StoreStaff & Omit<Before, 'staff'>>('merchant m')({
  ...STORE_STAFF.columns,
  ...STORE_TAXES.columns,
  ownerName: text('m.account_owner_name'),
  isSameAddress: flag('m.is_same_address'),
});
const SHARED = writtenOf<Pick<Before, 'isSameAddress'>>('merchant m')({
  isSameAddress: BEFORE.columns.isSameAddress,
});
const OF_STAFF = writtenOf<Omit<StoreStaff, keyof MerchantBusiness> & Pick<Before, 'ownerName'>>(
  'merchant m',
)({ ...STORE_STAFF.columns, ownerName: BEFORE.columns.ownerName });
const READ = `select ${BEFORE.select} from merchant m where m.id = $1`;

const readBefore = async (tx: Tx, id: string): Promise<Before> => {
  const [row] = await BEFORE.read(tx, { name: 'merchant-staff-fields', text: READ, values: [id] });
  if (!row) throw new Error('The store is locked and yet not there');
  const { ownerName, isSameAddress, ...staff } = row;
  return { staff, ownerName, isSameAddress };
};

type Saved = Pick<Subject, 'id' | 'partnerId' | 'merchantId' | 'status'>;

const NEEDS_CODE = {
  en: 'A store that was active keeps a code',
  fil: 'May code ang tindahang naging aktibo',
};

const codeLost = (body: MerchantDetails, { staff }: Before, { status }: Saved): Problems =>
  body.hsisSalesRoomCode === null && staff.hsisSalesRoomCode && !IN_APPLICATION.includes(status)
    ? { hsisSalesRoomCode: NEEDS_CODE }
    : {};

/** What is wrong with the section `merchant`; answers where the store is and the name of its owner. */
const checkDetails = async (
  tx: Tx,
  body: MerchantDetails,
  before: Before,
  store: Saved,
): Promise<{ problems: Problems[]; place: StorePlace; ownerName: string | null }> => {
  const { accountOwnerCode: code, minCashAmt, maxCashAmt } = body;
  const [owners, place, codes] = await Promise.all([
    readAccountOwners(tx, [code]),
    storePlace(tx, store.partnerId, body, before.isSameAddress),
    codeProblems(tx, [
      { list: 'merchant-type', code: body.merchantType, path: 'merchantType' },
      { list: 'business-areas', code: body.businessArea, path: 'businessArea' },
    ]),
  ]);
  const stays = code === undefined || code === before.staff.accountOwnerCode;
  const limits = cashLimitProblems({
    minCashAmt: minCashAmt === undefined ? before.staff.minCashAmt : minCashAmt,
    maxCashAmt: maxCashAmt === undefined ? before.staff.maxCashAmt : maxCashAmt,
  });
  return {
    place,
    ownerName: stays ? before.ownerName : (owners.get(code ?? '') ?? null),
    problems: [
      limits,
      codes,
      place.problems,
      codeLost(body, before, store),
      stays ? {} : ownerProblems(code, owners, 'accountOwnerCode'),
    ],
  };
};

const DATED = {
  en: 'A store that trades is taxed from a day on: change it under Withholding tax',
  fil: 'May araw ng simula ang buwis ng tindahang aktibo: baguhin ito sa Withholding tax',
};

/** Taxes of a store that trades are changed from a day on, by a second person, and not with the rest of it. */
const datedTaxes = (after: StoreStaff, { staff }: Before, { status }: Saved): Problems =>
  needsSecondPerson(status)
    ? Object.fromEntries(TAXES.filter((flag) => after[flag] !== staff[flag]).map((flag) => [flag, DATED]))
    : {};

/** The section `merchant` as columns; those of staff only from staff. */
const columnsOfDetails = (
  isStaff: boolean,
  body: MerchantDetails,
  staff: StoreStaff,
  { place, ownerName }: { place: StorePlace; ownerName: string | null },
) => ({
  ...STORE_DETAILS.write(body),
  ...SHARED.write({ isSameAddress: place.isShared }),
  ...(isStaff ? OF_STAFF.write({ ...staff, ownerName: staff.accountOwnerCode ? ownerName : null }) : {}),
});

/** The section `business-details` as columns; those of staff only from staff. */
const columnsOfBusiness = (isStaff: boolean, body: MerchantBusiness, staff: StoreStaff) => ({
  ...STORE_BUSINESS.write(body),
  ...(isStaff ? STORE_TAXES.write(staff) : {}),
});

/**
 * Writes the sections `merchant` and `business-details` of a locked store, or one of them. 400 with every field that is wrong,
 * 403 for an external user's staff fields, 422 rule_tin_taken, rule_code_taken.
 */
export const saveStore = async (
  { tx, user }: Work,
  store: Saved,
  { details, business }: { details?: MerchantDetails; business?: MerchantBusiness },
): Promise<void> => {
  const before = await readBefore(tx, store.id);
  const body = { ...details, ...business };
  refuseStaffFields(user, MERCHANT_STAFF_FIELDS, staffPart(body), before.staff);
  const checked = details && (await checkDetails(tx, details, before, store));
  const vat = [{ list: 'vat-types', code: business?.vatType, path: 'vatType' }] as const;
  const isStaff = user.type === 'INTERNAL';
  const staff = staffAfter(body, before.staff);
  const taxes = business && isStaff ? datedTaxes(staff, before, store) : {};
  refuseProblems(...(checked?.problems ?? []), await codeProblems(tx, vat), taxes);
  if (business)
    await refuseTakenTins(tx, 'merchant', [{ tin: business.tinNumber, path: 'tinNumber', id: store.id }]);
  await updateRow(tx, 'merchant', store.id, {
    ...(details && checked ? columnsOfDetails(isStaff, details, staff, checked) : {}),
    ...(business ? columnsOfBusiness(isStaff, business, staff) : {}),
  }).catch(whenTaken());
  const { partnerId, merchantId } = store;
  const address = checked?.place.address;
  if (address)
    await writeAddresses(tx, [{ owner: { partnerId, merchantId }, type: 'BUSINESS_PLACE', input: address }]);
};
