import type { ContractRow } from '#contract/partnerContracts.ts';
import { contractState, daysLeft } from '#domain/records/partnerContract.ts';

/** Columns of a contract; `c` is the contract, `p` its partner, `f` the signed copy. */
export const COLUMNS = `c.id, c.number, c.partner_id as "partnerId", p.name as "partnerName", p.hsis_code as "hsisCode",
  c.start_date as "startDate", c.expiry_date as "expiryDate", f.name as "signedFileName", c.signed_by as "signedBy",
  c.signed_at as "dtimeSigned", c.updated_at as "dtimeUpdated", c.updated_by as "updatedBy", c.version`;
export const COUNT_FROM = 'partner_contract c join partner p on p.id = c.partner_id';
export const FROM = `${COUNT_FROM} left join file f on f.id = c.signed_file_id`;

export interface RowOfContract
  extends Omit<ContractRow, 'state' | 'daysLeft' | 'dtimeSigned' | 'dtimeUpdated'> {
  [column: string]: unknown;
  dtimeSigned: Date | null;
  dtimeUpdated: Date;
}

/** A contract as it stands on a business day. */
export const present = (row: RowOfContract, today: string): ContractRow => ({
  id: row.id,
  number: row.number,
  partnerId: row.partnerId,
  partnerName: row.partnerName,
  hsisCode: row.hsisCode,
  state: contractState({ expiryDate: row.expiryDate, isSigned: row.dtimeSigned !== null }, today),
  startDate: row.startDate,
  expiryDate: row.expiryDate,
  daysLeft: daysLeft(row.expiryDate, today),
  signedFileName: row.signedFileName,
  signedBy: row.signedBy,
  dtimeSigned: row.dtimeSigned?.toISOString() ?? null,
  dtimeUpdated: row.dtimeUpdated.toISOString(),
  updatedBy: row.updatedBy,
  version: row.version,
});
