import type { Merchant, MerchantRow } from '#contract/partners.ts';

/** Columns of a store in a list; `m` is the store, `p` its partner, `c` its city, `v` its province. */
export const ROW_COLUMNS = `m.id, m.hsis_salesroom_code as "hsisSalesRoomCode", m.name as "merchantName", m.status,
  m.partner_id as "partnerId", p.name as "partnerName", m.segment, c.name as city, v.name as province,
  m.updated_at as "dtimeUpdated", m.updated_by as "updatedBy"`;

export const ROW_FROM = `merchant m join partner p on p.id = m.partner_id
  left join city c on c.id = m.city_id left join province v on v.id = m.province_id`;

export interface RowOfMerchant extends Omit<MerchantRow, 'dtimeUpdated'> {
  dtimeUpdated: Date;
}

export const COLUMNS = `${ROW_COLUMNS}, m.vat_type as "vatType", m.business_area as "businessArea",
  m.account_owner_code as "ownerCode", m.account_owner_name as "ownerName", m.onboarded_by as "onBoardedBy",
  m.tin_number as "tinNumber", m.min_cash_amt as "minCashAmt", m.max_cash_amt as "maxCashAmt", m.is_ewt as "isEwt",
  m.is_twa as "isTwa", b.name as barangay, m.street, m.zip_code as "zipCode", m.created_at as "dtimeCreated", m.version`;

export const FROM = `${ROW_FROM} left join barangay b on b.id = m.barangay_id`;

export interface WholeMerchant extends Omit<Merchant, 'accountOwner' | 'dtimeUpdated' | 'dtimeCreated'> {
  ownerCode: string | null;
  ownerName: string | null;
  dtimeUpdated: Date;
  dtimeCreated: Date;
}

/** A store as it stands in a list. */
export const presentRow = (row: RowOfMerchant): MerchantRow => ({
  id: row.id,
  hsisSalesRoomCode: row.hsisSalesRoomCode,
  merchantName: row.merchantName,
  status: row.status,
  partnerId: row.partnerId,
  partnerName: row.partnerName,
  segment: row.segment,
  city: row.city,
  province: row.province,
  dtimeUpdated: row.dtimeUpdated.toISOString(),
  updatedBy: row.updatedBy,
});

/** A store with all that its page shows; amounts are decimal strings in pesos. */
export const present = (row: WholeMerchant): Merchant => ({
  ...presentRow(row),
  vatType: row.vatType,
  businessArea: row.businessArea,
  accountOwner: row.ownerCode === null ? null : { code: row.ownerCode, name: row.ownerName ?? row.ownerCode },
  onBoardedBy: row.onBoardedBy,
  tinNumber: row.tinNumber,
  minCashAmt: row.minCashAmt,
  maxCashAmt: row.maxCashAmt,
  isEwt: row.isEwt,
  isTwa: row.isTwa,
  barangay: row.barangay,
  street: row.street,
  zipCode: row.zipCode,
  dtimeCreated: row.dtimeCreated.toISOString(),
  version: row.version,
});
