import type { Merchant, MerchantBusiness, MerchantDetails, MerchantRow } from '#contract/merchants.ts';
import type { MERCHANT_STAFF_FIELDS } from '#domain/access/staffFields.ts';
import { storeBusinessFields, storeDetailFields } from '#domain/fields/store.ts';
import { columnsOf, writtenOf } from '../../db/columns/columnsOf.ts';
import { fromFields, setBy } from '../../db/columns/fromFields.ts';
import { flag, id, int, list, text } from '../../db/columns/kinds.ts';
import { through } from '../../db/columns/nested.ts';
import type { Asker } from '../asker.ts';
import { claimJoin } from '../claims.ts';
import { pageColumns, rowColumns } from '../recordColumns.ts';

type StaffField = (typeof MERCHANT_STAFF_FIELDS)[number];
type Amount = 'minCashAmt' | 'maxCashAmt';
/** What staff set of a store, as the wire names it; amounts as decimal strings. */
export type StoreStaff = Partial<
  Omit<Pick<MerchantDetails & MerchantBusiness, StaffField>, Amount> & Record<Amount, string | null>
>;
/** What other statements read. */
type Parts =
  | 'locationId'
  | 'addresses'
  | 'contactPersons'
  | 'bankDetails'
  | 'mdrRates'
  | 'commodities'
  | 'schedules'
  | 'ecommerceSites'
  | 'attachedDocuments';

const terminalDetails = through(list('m.terminal_ids'), {
  present: (ids) => ids.map((terminalId) => ({ terminalId })),
  write: (terminals) => terminals.map(({ terminalId }) => terminalId),
});
const { isSameAddress, ...DETAILS } = fromFields(setBy(storeDetailFields, 'all'), 'm');
const BUSINESS = fromFields(setBy(storeBusinessFields, 'all'), 'm');
const { accountOwnerCode, ...FILED } = {
  ...fromFields(setBy(storeDetailFields, 'staff'), 'm'),
  terminalDetails,
};
const TAXED = fromFields(setBy(storeBusinessFields, 'staff'), 'm');
const SHARED = {
  isSameAddress,
  isSameBank: flag('m.is_same_bank'),
  isSameContact: flag('m.is_same_contact'),
};

/** What a partner's people write of the section `merchant` too. */
export const STORE_DETAILS =
  writtenOf<Omit<MerchantDetails, StaffField | 'address' | 'isSameAddress'>>('merchant m')(DETAILS);
/** What they write of the section `business-details`. */
export const STORE_BUSINESS = writtenOf<Omit<MerchantBusiness, StaffField>>('merchant m')(BUSINESS);
/** What only staff write of the section `merchant`. */
export const STORE_STAFF = writtenOf<Omit<StoreStaff, keyof MerchantBusiness>>('merchant m')({
  ...FILED,
  accountOwnerCode,
});
/** What only staff write of the section `business-details`. */
export const STORE_TAXES = writtenOf<Pick<StoreStaff, 'isEwt' | 'isTwa'>>('merchant m')(TAXED);

/** A store, `m`, as it stands in a list; `p` is its partner, `c` its city, `v` its province. */
export const storeRow = (asker: Asker) =>
  columnsOf<MerchantRow>(storeRowFrom(asker))({
    ...rowColumns('m', asker),
    hsisSalesRoomCode: FILED.hsisSalesRoomCode,
    merchantName: DETAILS.merchantName,
    partnerId: id('m.partner_id'),
    partnerName: text('p.name'),
    partnerStatus: text('p.status'),
    segment: DETAILS.segment,
    city: text('c.name'),
    province: text('v.name'),
  });
export const storeRowFrom = (asker: Asker): string => `merchant m join partner p on p.id = m.partner_id
  left join city c on c.id = m.city_id left join province v on v.id = m.province_id
  ${claimJoin(asker, 'm.partner_id', 'm.id')}`;

/** A store as its pages show it, without what hangs below it; amounts are decimal strings in pesos. */
export const storePage = (asker: Asker) =>
  columnsOf<Omit<Merchant, Parts>>(storeRowFrom(asker))({
    ...storeRow(asker).columns,
    ...pageColumns('m'),
    ...DETAILS,
    ...BUSINESS,
    ...FILED,
    ...TAXED,
    ...SHARED,
    associateCount: int('(select count(*)::int from associate_merchant am where am.merchant_id = m.id)'),
  });

/** Whether a store, `m`, has its partner's people and nobody of its own. */
export const STORE_SAME_CONTACT = writtenOf<{ isSameContact: boolean }>('merchant m')({
  isSameContact: SHARED.isSameContact,
});

/** What a store, `m`, has of its partner, and not of its own. */
export const STORE_SHARES = columnsOf<{ isSameBank: boolean; isSameContact: boolean }>('merchant m')({
  isSameBank: SHARED.isSameBank,
  isSameContact: SHARED.isSameContact,
});

/** What a new store is written with, besides who made it and when. */
export const NEW_STORE = writtenOf<
  Omit<MerchantDetails & MerchantBusiness, StaffField | 'address' | 'isSameAddress'> &
    StoreStaff &
    Record<'isSameAddress' | 'isSameBank' | 'isSameContact', boolean> &
    Record<'accountOwnerName' | 'regionId' | 'provinceId' | 'cityId', string | null>
>('merchant m')({
  ...DETAILS,
  ...BUSINESS,
  ...STORE_STAFF.columns,
  ...TAXED,
  ...SHARED,
  accountOwnerName: text('m.account_owner_name'),
  regionId: text('m.region_id'),
  provinceId: text('m.province_id'),
  cityId: text('m.city_id'),
});
