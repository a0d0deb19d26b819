import type { MerchantBusiness, MerchantDetails } from '#contract/merchants.ts';
import { keptStaffFields, MERCHANT_STAFF_FIELDS } from '#domain/access/staffFields.ts';
import { formatMoney, parseMoney } from '#domain/money.ts';
import type { StoreStaff } from './storeColumns.ts';

type Body = Partial<MerchantDetails & MerchantBusiness>;

const amount = (value: Body['minCashAmt']): string | null | undefined => {
  if (value === null || value === undefined) return value;
  const centavos = value === '' ? null : parseMoney(value);
  return centavos === null ? null : formatMoney(centavos);
};

/** The staff's part of a body, its amounts written as they are stored. */
export const staffPart = (body: Body): StoreStaff =>
  Object.fromEntries(
    MERCHANT_STAFF_FIELDS.flatMap((field) => {
      const value = field === 'minCashAmt' || field === 'maxCashAmt' ? amount(body[field]) : body[field];
      return value === undefined ? [] : [[field, value]];
    }),
  );

/** The staff's values after an edit: what the body leaves out stays. */
export const staffAfter = (body: Body, before: StoreStaff): StoreStaff =>
  keptStaffFields<StoreStaff>(MERCHANT_STAFF_FIELDS, staffPart(body), before);
