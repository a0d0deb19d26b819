import type { MerchantRow } from '#contract/merchants.ts';
import { type Asker, type Claimed, claimColumns, claimJoin, presentClaim } from '../claims.ts';

/** Columns of a store in a list; `m` is the store, `p` its partner, `c` its city, `v` its province. */
export const rowColumns = (asker: Asker): string => `m.id, m.hsis_salesroom_code as "hsisSalesRoomCode",
  m.name as "merchantName", m.status, m.workflow_status as "workflowStatus", m.reference_number as "referenceNumber",
  m.submitted_by as "submittedBy", m.submitted_at as "dtimeSubmitted", ${claimColumns(asker)},
  m.partner_id as "partnerId", p.name as "partnerName", p.status as "partnerStatus", m.tin_number as "tinNumber", m.segment, c.name as city,
  v.name as province, m.updated_at as "dtimeUpdated", m.updated_by as "updatedBy"`;

export const rowFrom = (asker: Asker): string => `merchant m join partner p on p.id = m.partner_id
  left join city c on c.id = m.city_id left join province v on v.id = m.province_id
  ${claimJoin(asker, 'm.partner_id', 'm.id')}`;

type Instants = 'dtimeSubmitted' | 'dtimeUpdated';

export interface RowOfMerchant extends Omit<MerchantRow, 'claimedBy' | Instants>, Claimed {
  dtimeSubmitted: Date | null;
  dtimeUpdated: Date;
}

/** A store as it stands in a list. */
export const presentRow = (row: RowOfMerchant, { now }: Asker): MerchantRow => ({
  id: row.id,
  hsisSalesRoomCode: row.hsisSalesRoomCode,
  merchantName: row.merchantName,
  status: row.status,
  workflowStatus: row.workflowStatus,
  referenceNumber: row.referenceNumber,
  submittedBy: row.submittedBy,
  dtimeSubmitted: row.dtimeSubmitted?.toISOString() ?? null,
  claimedBy: presentClaim(row, now).claimedBy,
  partnerId: row.partnerId,
  partnerName: row.partnerName,
  partnerStatus: row.partnerStatus,
  tinNumber: row.tinNumber,
  segment: row.segment,
  city: row.city,
  province: row.province,
  dtimeUpdated: row.dtimeUpdated.toISOString(),
  updatedBy: row.updatedBy,
});
