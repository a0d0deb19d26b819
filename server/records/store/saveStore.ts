import type { MerchantBusiness, MerchantDetails } from '#contract/merchants.ts';
import { MERCHANT_STAFF_FIELDS } from '#domain/access/staffFields.ts';
import { cashLimitProblems } from '#domain/records/cashLimits.ts';
import { IN_APPLICATION } from '#domain/review/applicationStatus.ts';
import type { Tx } from '../../db/context.ts';
import type { Subject, Work } from '../lock/lockRecord.ts';
import { ownerProblems, readAccountOwners } from '../parts/accountOwners.ts';
import { writeAddresses } from '../parts/addresses.ts';
import { codeProblems } from '../parts/codeProblems.ts';
import { type Problems, refuseProblems } from '../parts/problems.ts';
import { refuseStaffFields } from '../parts/refuseStaffFields.ts';
import { refuseTakenTins, whenTaken } from '../parts/refuseTakenTins.ts';
import { updateRow } from '../parts/updateRow.ts';
import {
  businessColumns,
  businessStaffColumns,
  detailColumns,
  detailStaffColumns,
  type StaffValues,
  staffAfter,
  staffPart,
} from './storeColumns.ts';
import { type StorePlace, storePlace } from './storePlace.ts';

interface Before {
  staff: StaffValues;
  ownerName: string | null;
  isSameAddress: boolean;
}

const READ = `select hsis_salesroom_code as "hsisSalesRoomCode", business_area as "businessArea",
  account_owner_code as "accountOwnerCode", min_cash_amt as "minCashAmt", max_cash_amt as "maxCashAmt",
  acquirer_id as "acquirerId", terminal_ids as "terminalIds", pos, is_ewt as "isEwt", is_twa as "isTwa",
  account_owner_name as "ownerName", is_same_address as "isSameAddress" from merchant where id = $1`;

const readBefore = async (tx: Tx, id: string): Promise<Before> => {
  type Row = StaffValues & { terminalIds: string[]; ownerName: string | null; isSameAddress: boolean };
  const [row] = await tx.query<Row>({ name: 'merchant-staff-fields', text: READ, values: [id] });
  if (!row) throw new Error('The store is locked and yet not there');
  const { terminalIds, ownerName, isSameAddress, ...staff } = row;
  const terminalDetails = terminalIds.map((terminalId) => ({ terminalId }));
  return { staff: { ...staff, terminalDetails }, ownerName, isSameAddress };
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
    minCashAmt: minCashAmt === undefined ? asAmount(before.staff.minCashAmt) : minCashAmt,
    maxCashAmt: maxCashAmt === undefined ? asAmount(before.staff.maxCashAmt) : maxCashAmt,
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

const asAmount = (value: StaffValues['minCashAmt']): string | null =>
  typeof value === 'string' ? value : null;

/** The section `merchant` as columns; those of staff only from staff. */
const columnsOfDetails = (
  isStaff: boolean,
  body: MerchantDetails,
  staff: StaffValues,
  { place, ownerName }: { place: StorePlace; ownerName: string | null },
) => ({
  ...detailColumns(body),
  is_same_address: place.isShared,
  ...(isStaff ? detailStaffColumns(staff, ownerName) : {}),
});

/** The section `business-details` as columns; those of staff only from staff. */
const columnsOfBusiness = (isStaff: boolean, body: MerchantBusiness, staff: StaffValues) => ({
  ...businessColumns(body),
  ...(isStaff ? businessStaffColumns(staff) : {}),
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
  refuseProblems(...(checked?.problems ?? []), await codeProblems(tx, vat));
  if (business)
    await refuseTakenTins(tx, 'merchant', [{ tin: business.tinNumber, path: 'tinNumber', id: store.id }]);
  const isStaff = user.type === 'INTERNAL';
  const staff = staffAfter(body, before.staff);
  await updateRow(tx, 'merchant', store.id, {
    ...(details && checked ? columnsOfDetails(isStaff, details, staff, checked) : {}),
    ...(business ? columnsOfBusiness(isStaff, business, staff) : {}),
  }).catch(whenTaken());
  const { partnerId, merchantId } = store;
  const address = checked?.place.address;
  if (address)
    await writeAddresses(tx, [{ owner: { partnerId, merchantId }, type: 'BUSINESS_PLACE', input: address }]);
};
