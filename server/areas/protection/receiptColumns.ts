import type { ProtectionRow, ProtectionUpload } from '#contract/finance/protection.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { centavos, id, instant, int, size, text } from '../../db/columns/kinds.ts';

export const COUNT_FROM = 'protection_receipt r join partner p on p.id = r.partner_id';
export const FROM = `${COUNT_FROM} left join protection_upload u on u.receipt_id = r.id and u.number = r.upload_count
  left join file f on f.id = u.file_id`;
/** The month of a receipt, `r`, as the wire has it. */
export const MONTH = `to_char(r.month, 'YYYY/MM')`;

/** A receipt, `r`, of a partner, `p`, with the paper that counts, `f`. */
export const RECEIPT = columnsOf<ProtectionRow>(FROM)({
  id: id('r.id'),
  month: text(MONTH),
  partnerId: id('r.partner_id'),
  partnerName: text('p.name'),
  hsisCode: text('p.hsis_code'),
  state: text('r.state'),
  lineCount: int('r.line_count'),
  storeCount: int('r.store_count'),
  gross: centavos('r.gross'),
  refunds: centavos('r.refunds'),
  commission: centavos('r.commission'),
  taxOnCommission: centavos('r.tax_on_commission'),
  withholdingTax: centavos('r.withholding_tax'),
  ewt: centavos('r.ewt'),
  net: centavos('r.net'),
  fileName: text('f.name'),
  uploadCount: int('r.upload_count'),
  dtimeUploaded: instant('r.uploaded_at'),
  uploadedBy: text('r.uploaded_by'),
  version: int('r.version'),
});

export const UPLOAD_FROM = 'protection_upload u join file f on f.id = u.file_id';
/** A paper, `u`, and its file, `f`. */
export const UPLOAD = columnsOf<ProtectionUpload>(UPLOAD_FROM)({
  id: id('u.id'),
  number: int('u.number'),
  name: text('f.name'),
  mediaType: text('f.media_type'),
  size: size('f.size'),
  reason: text('u.reason'),
  dtimeUploaded: instant('u.uploaded_at'),
  uploadedBy: text('u.uploaded_by'),
});
