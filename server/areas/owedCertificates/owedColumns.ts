import type { OwedCertificateRow, OwedPaper, OwedPart } from '#contract/finance/owedCertificates.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { centavos, day, flag, id, instant, int, size, text } from '../../db/columns/kinds.ts';
import { PAYEE, QUARTER, WITHHELD } from '../../settlement/certificates/withheld.ts';

export const OWED_FROM = 'owed_certificate c join partner p on p.id = c.partner_id';

/** A certificate that is owed, `c`, by a payee of a partner, `p`. */
export const OWED = columnsOf<OwedCertificateRow>(OWED_FROM)({
  id: id('c.id'),
  quarter: text('c.quarter'),
  payeeTin: text(`(case when c.payee ~ '^[0-9]{14}$' then c.payee end)`),
  payeeName: text('c.payee_name'),
  partnerId: id('c.partner_id'),
  partnerName: text('p.name'),
  state: text('c.state'),
  lineCount: int('c.line_count'),
  storeCount: int('c.store_count'),
  commission: centavos('c.commission'),
  expected: centavos('c.expected'),
  received: centavos('c.received'),
  missing: centavos('c.missing'),
  paperCount: int('c.paper_count'),
  receivedOn: day('c.received_on'),
  version: int('c.version'),
});

export const PAPER_FROM = 'owed_paper w join file f on f.id = w.file_id';
/** A paper, `w`, and its file, `f`. */
export const PAPER = columnsOf<OwedPaper>(PAPER_FROM)({
  id: id('w.id'),
  amount: centavos('w.amount'),
  receivedOn: day('w.received_on'),
  name: text('f.name'),
  mediaType: text('f.media_type'),
  size: size('f.size'),
  note: text('w.note'),
  replaces: id('w.replaces_id'),
  reason: text('w.reason'),
  isReplaced: flag('exists (select from owed_paper n where n.replaces_id = w.id)'),
  dtimeRecorded: instant('w.recorded_at'),
  recordedBy: text('w.recorded_by'),
});

/** Lines of top withholding agents with the payee of their payout and their store, `s`. */
const LINES = `${WITHHELD} join merchant s on s.id = l.merchant_id`;
const BY_PART = 'group by 1, l.partner_id, l.merchant_id, s.name';
/** What the lines of a payee's quarter come to by month and store. */
export const PART = columnsOf<OwedPart>(`${LINES} ${BY_PART}`)({
  month: text(`to_char(l.day, 'YYYY/MM')`),
  partnerId: id('l.partner_id'),
  merchantId: id('l.merchant_id'),
  merchantName: text('s.name'),
  lineCount: int('count(*)::int'),
  commission: centavos('sum(l.commission)::bigint'),
  withholdingTax: centavos('sum(l.withholding_tax)::bigint'),
});
/** Of a payee ($1) and quarter ($2), which is from $3 to $4. */
export const READ_PARTS = `select ${PART.select} from ${LINES}
  where l.is_twa and l.day between $3::date and $4::date and ${QUARTER} = $2 and ${PAYEE} = $1 ${BY_PART} order by 1, s.name, l.merchant_id`;
