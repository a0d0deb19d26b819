import type { Partner, PartnerRow } from '#contract/partners.ts';

/** Columns of a partner in a list; `p` is the partner. */
export const ROW_COLUMNS = `p.id, p.hsis_code as "hsisCode", p.name, p.status, p.tin_number as "tinNumber",
  p.business_entity as "businessEntity", p.is_partner_brand as "isPartnerBrand",
  p.account_owner_code as "ownerCode", p.account_owner_name as "ownerName",
  (select count(*)::int from merchant m where m.partner_id = p.id) as "merchantCount",
  p.updated_at as "dtimeUpdated", p.updated_by as "updatedBy"`;

export interface RowOfPartner extends Omit<PartnerRow, 'accountOwner' | 'dtimeUpdated'> {
  ownerCode: string | null;
  ownerName: string | null;
  dtimeUpdated: Date;
}

export const COLUMNS = `${ROW_COLUMNS}, p.onboarded_by as "onBoardedBy", p.vat_type as "vatType",
  p.business_area as "businessArea", p.start_date as "startDate", p.end_date as "endDate", p.notes,
  p.created_at as "dtimeCreated", p.version`;

type More = 'onBoardedBy' | 'vatType' | 'businessArea' | 'startDate' | 'endDate' | 'notes' | 'version';

export interface WholePartner extends RowOfPartner, Pick<Partner, More> {
  dtimeCreated: Date;
}

/** A partner as it stands in a list. */
export const presentRow = (row: RowOfPartner): PartnerRow => ({
  id: row.id,
  hsisCode: row.hsisCode,
  name: row.name,
  status: row.status,
  tinNumber: row.tinNumber,
  businessEntity: row.businessEntity,
  isPartnerBrand: row.isPartnerBrand,
  accountOwner: row.ownerCode === null ? null : { code: row.ownerCode, name: row.ownerName ?? row.ownerCode },
  merchantCount: row.merchantCount,
  dtimeUpdated: row.dtimeUpdated.toISOString(),
  updatedBy: row.updatedBy,
});

/** A partner with all that its page shows. */
export const present = (row: WholePartner): Partner => ({
  ...presentRow(row),
  onBoardedBy: row.onBoardedBy,
  vatType: row.vatType,
  businessArea: row.businessArea,
  startDate: row.startDate,
  endDate: row.endDate,
  notes: row.notes,
  dtimeCreated: row.dtimeCreated.toISOString(),
  version: row.version,
});
