import type { MerchantBusiness, MerchantDetails } from '#contract/merchants.ts';
import { keptStaffFields, MERCHANT_STAFF_FIELDS } from '#domain/access/staffFields.ts';
import { formatMoney, parseMoney } from '#domain/money.ts';

type StaffField = (typeof MERCHANT_STAFF_FIELDS)[number];
type StaffValue = string | boolean | { terminalId: string }[] | null;
/** What staff set of a store, as the wire names it; amounts as decimal strings. */
export type StaffValues = Partial<Record<StaffField, StaffValue>>;

type Amount = string | number | null | undefined;
const amount = (value: Amount): string | null | undefined => {
  if (value === null || value === undefined) return value;
  const centavos = value === '' ? null : parseMoney(value);
  return centavos === null ? null : formatMoney(centavos);
};

/** The staff's part of a body, its amounts written as they are stored. */
export const staffPart = (body: Partial<MerchantDetails & MerchantBusiness>): StaffValues =>
  Object.fromEntries(
    MERCHANT_STAFF_FIELDS.flatMap((field) => {
      const value = field === 'minCashAmt' || field === 'maxCashAmt' ? amount(body[field]) : body[field];
      return value === undefined ? [] : [[field, value]];
    }),
  );

/** The staff's values after an edit: what the body leaves out stays. */
export const staffAfter = (
  body: Partial<MerchantDetails & MerchantBusiness>,
  before: StaffValues,
): StaffValues => keptStaffFields<StaffField, StaffValue>(MERCHANT_STAFF_FIELDS, staffPart(body), before);

/** The columns of the section `merchant` that a partner's people write too. */
export const detailColumns = (body: MerchantDetails) => ({
  name: body.merchantName,
  merchant_type: body.merchantType ?? null,
  segment: body.segment,
  contact_number: body.contactNumber,
  enable_email_dr: body.enableEmailDR,
});

/** The columns of the section `business-details` that a partner's people write too. */
export const businessColumns = (body: MerchantBusiness) => ({
  tin_number: body.tinNumber,
  dti_registration_number: body.dtiRegistrationNumber,
  sec_registration_number: body.secRegistrationNumber,
  vat_type: body.vatType ?? null,
});

/** The columns of the section `merchant` that only staff write. */
export const detailStaffColumns = (staff: StaffValues, ownerName: string | null) => ({
  business_area: staff.businessArea ?? null,
  account_owner_code: staff.accountOwnerCode ?? null,
  account_owner_name: staff.accountOwnerCode ? ownerName : null,
  hsis_salesroom_code: staff.hsisSalesRoomCode ?? null,
  min_cash_amt: staff.minCashAmt ?? null,
  max_cash_amt: staff.maxCashAmt ?? null,
  acquirer_id: staff.acquirerId ?? null,
  terminal_ids: Array.isArray(staff.terminalDetails)
    ? staff.terminalDetails.map(({ terminalId }) => terminalId)
    : [],
  pos: staff.pos ?? null,
});

/** The columns of the section `business-details` that only staff write. */
export const businessStaffColumns = (staff: StaffValues) => ({
  is_ewt: staff.isEwt ?? false,
  is_twa: staff.isTwa ?? false,
});
