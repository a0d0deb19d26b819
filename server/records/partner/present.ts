import type { PartnerRow } from '#contract/partners.ts';
import { type Asker, type Claimed, claimColumns, claimJoin, presentClaim } from '../claims.ts';

/** Columns of a partner in a list; `p` is the partner. */
export const rowColumns = (asker: Asker): string => `p.id, p.hsis_code as "hsisCode", p.name, p.status,
  p.workflow_status as "workflowStatus", p.reference_number as "referenceNumber", p.submitted_by as "submittedBy",
  p.submitted_at as "dtimeSubmitted", ${claimColumns(asker)}, p.tin_number as "tinNumber",
  p.business_entity as "businessEntity", p.is_partner_brand as "isPartnerBrand",
  p.account_owner_code as "ownerCode", p.account_owner_name as "ownerName",
  (select count(*)::int from merchant m where m.partner_id = p.id) as "merchantCount",
  p.updated_at as "dtimeUpdated", p.updated_by as "updatedBy"`;

export const rowFrom = (asker: Asker): string => `partner p ${claimJoin(asker, 'p.id')}`;

type Instants = 'dtimeSubmitted' | 'dtimeUpdated';

export interface RowOfPartner extends Omit<PartnerRow, 'accountOwner' | 'claimedBy' | Instants>, Claimed {
  ownerCode: string | null;
  ownerName: string | null;
  dtimeSubmitted: Date | null;
  dtimeUpdated: Date;
}

/** A partner as it stands in a list. */
export const presentRow = (row: RowOfPartner, { now }: Asker): PartnerRow => ({
  id: row.id,
  hsisCode: row.hsisCode,
  name: row.name,
  status: row.status,
  workflowStatus: row.workflowStatus,
  referenceNumber: row.referenceNumber,
  submittedBy: row.submittedBy,
  dtimeSubmitted: row.dtimeSubmitted?.toISOString() ?? null,
  claimedBy: presentClaim(row, now).claimedBy,
  tinNumber: row.tinNumber,
  businessEntity: row.businessEntity,
  isPartnerBrand: row.isPartnerBrand,
  accountOwner: row.ownerCode === null ? null : { code: row.ownerCode, name: row.ownerName ?? row.ownerCode },
  merchantCount: row.merchantCount,
  dtimeUpdated: row.dtimeUpdated.toISOString(),
  updatedBy: row.updatedBy,
});
