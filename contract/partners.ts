import { z } from 'zod';
import { any, call } from './call.ts';
import { data, id, idParams, instant, version } from './envelope.ts';
import { filter, listOf, listQuery } from './list.ts';

export const PARTNER_STATUSES = ['A', 'I', 'B', 'C'] as const;

const accountOwner = z.object({ code: z.string(), name: z.string() }).nullable();

const partnerRow = z.object({
  id,
  hsisCode: z.string(),
  name: z.string(),
  status: z.enum(PARTNER_STATUSES),
  tinNumber: z.string().nullable(),
  businessEntity: z.string().nullable(),
  isPartnerBrand: z.boolean(),
  accountOwner,
  merchantCount: z.number().int(),
  dtimeUpdated: instant,
  updatedBy: z.string().nullable(),
});
export type PartnerRow = z.infer<typeof partnerRow>;

const partner = partnerRow.extend({
  onBoardedBy: z.string(),
  vatType: z.string().nullable(),
  businessArea: z.string().nullable(),
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
  notes: z.string().nullable(),
  dtimeCreated: instant,
  version,
});
export type Partner = z.infer<typeof partner>;

export const PARTNER_SORTS = ['name', 'hsisCode', 'status', 'dtimeUpdated', 'id'] as const;
export const partnerFilters = {
  id: filter.ids(),
  partnerName: filter.text(),
  hsisCode: filter.text(),
  tinNumber: filter.text(),
  status: filter.oneOf(PARTNER_STATUSES),
};

export const partners = {
  listPartners: call('GET', '/api/partners', any('PAR_VIEW', 'MER_VIEW', 'PM_VIEW', 'PRO_VIEW'))
    .input(z.object({ query: listQuery(partnerFilters, PARTNER_SORTS) }))
    .output(listOf(partnerRow)),
  getPartner: call('GET', '/api/partners/{id}', any('PAR_VIEW', 'MER_VIEW', 'PM_VIEW'))
    .input(z.object({ params: idParams }))
    .output(data(partner)),
};

const merchantRow = z.object({
  id,
  hsisSalesRoomCode: z.string(),
  merchantName: z.string(),
  status: z.enum(PARTNER_STATUSES),
  partnerId: id,
  partnerName: z.string(),
  segment: z.string().nullable(),
  city: z.string().nullable(),
  province: z.string().nullable(),
  dtimeUpdated: instant,
  updatedBy: z.string().nullable(),
});
export type MerchantRow = z.infer<typeof merchantRow>;

const merchant = merchantRow.extend({
  vatType: z.string().nullable(),
  businessArea: z.string().nullable(),
  accountOwner,
  onBoardedBy: z.string(),
  tinNumber: z.string().nullable(),
  /** Decimal strings in pesos. */
  minCashAmt: z.string().nullable(),
  maxCashAmt: z.string().nullable(),
  isEwt: z.boolean(),
  isTwa: z.boolean(),
  barangay: z.string().nullable(),
  street: z.string().nullable(),
  zipCode: z.string().nullable(),
  dtimeCreated: instant,
  version,
});
export type Merchant = z.infer<typeof merchant>;

export const MERCHANT_SORTS = ['merchantName', 'hsisSalesRoomCode', 'status', 'dtimeUpdated', 'id'] as const;
export const merchantFilters = {
  id: filter.ids(),
  merchantName: filter.text(),
  hsisSalesRoomCode: filter.text(),
  partnerId: filter.ids(),
  status: filter.oneOf(PARTNER_STATUSES),
  regionId: filter.place(),
  provinceId: filter.place(),
  cityId: filter.place(),
};

export const merchants = {
  listMerchants: call(
    'GET',
    '/api/merchants',
    any('PAR_VIEW', 'MER_VIEW', 'PM_VIEW', 'PRO_VIEW', 'UR_VIEW', 'UR_CREATE'),
  )
    .input(z.object({ query: listQuery(merchantFilters, MERCHANT_SORTS) }))
    .output(listOf(merchantRow)),
  getMerchant: call('GET', '/api/merchants/{id}', any('PAR_VIEW', 'MER_VIEW', 'PM_VIEW'))
    .input(z.object({ params: idParams }))
    .output(data(merchant)),
};
