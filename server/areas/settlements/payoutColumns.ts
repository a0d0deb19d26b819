import type {
  BlockedPayee,
  PayoutAttempt,
  PayoutLine,
  PayoutOffset,
  PayoutRow,
} from '#contract/finance/settlements.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { centavos, day, decimal, flag, id, instant, int, text } from '../../db/columns/kinds.ts';
import { TAX_ON_COMMISSION } from '../../settlement/taxOnCommission.ts';

export const PAYOUT_FROM = 'payout o join partner p on p.id = o.partner_id';

/** A payout, `o`, with its partner, `p`. Of the account no more than its last four digits. */
export const PAYOUT = columnsOf<PayoutRow>(PAYOUT_FROM)({
  id: id('o.id'),
  day: day('o.day'),
  partnerId: id('o.partner_id'),
  partnerName: text('p.name'),
  merchantId: id('o.merchant_id'),
  payeeName: text('o.payee_name'),
  carryIn: centavos('o.carry_in'),
  nets: centavos('o.nets'),
  amount: centavos('o.amount'),
  carryOut: centavos('o.carry_out'),
  lineCount: int('o.line_count'),
  status: text('o.status'),
  bankName: text('o.bank_name'),
  accountName: text('o.account_name'),
  accountLast4: text('o.account_last4'),
  dtimeSent: instant('o.sent_at'),
  dtimeEnded: instant('o.ended_at'),
  bankReference: text('o.bank_reference'),
  returnReason: text('o.return_reason'),
  version: int('o.version'),
});

export const LINE_FROM = 'disbursement_line l join merchant m on m.id = l.merchant_id';

/** A line, `l`, with its store, `m`. */
export const LINE = columnsOf<PayoutLine>(LINE_FROM)({
  id: id('l.id'),
  merchantId: id('l.merchant_id'),
  merchantName: text('m.name'),
  transactionType: text('l.product'),
  mdrPercent: decimal('l.mdr_percent'),
  taxOnCommissionPercent: text(TAX_ON_COMMISSION),
  isEwt: flag('l.is_ewt'),
  isTwa: flag('l.is_twa'),
  atcCode: text('l.atc_code'),
  atcPercent: decimal('l.atc_percent'),
  paymentCount: int('l.payment_count'),
  refundCount: int('l.refund_count'),
  gross: centavos('l.gross'),
  refunds: centavos('l.refunds'),
  commission: centavos('l.commission'),
  taxOnCommission: centavos('l.tax_on_commission'),
  withholdingTax: centavos('l.withholding_tax'),
  ewt: centavos('l.ewt'),
  net: centavos('l.net'),
});

export const OFFSET_FROM =
  'offset_application a join disbursement_line l on l.id = a.line_id join merchant m on m.id = l.merchant_id';

/** What was set off of a line, `l`. */
export const OFFSET = columnsOf<PayoutOffset>(OFFSET_FROM)({
  lineId: id('a.line_id'),
  day: day('l.day'),
  merchantName: text('m.name'),
  transactionType: text('l.product'),
  amount: centavos('a.amount'),
});

/** A payout, `o`, with its partner, `p`, and a store of its lines, `m`, that is blocked where the partner is not. */
export const BLOCKED_FROM = `payout o join partner p on p.id = o.partner_id left join merchant m on p.status <> 'B' and m.status = 'B'
  and m.id in (select l.merchant_id from disbursement_line l where l.payout_id = o.id)`;

/** Who keeps a payout back. */
export const BLOCKED = columnsOf<BlockedPayee>(BLOCKED_FROM)({
  merchantId: id('m.id'),
  name: text('coalesce(m.name, p.name)'),
});

export const ATTEMPT_FROM = 'payout_attempt a';

/** One time that a payout went to the bank, `a`. Of the account no more than its last four digits. */
export const ATTEMPT = columnsOf<PayoutAttempt>(ATTEMPT_FROM)({
  attempt: int('a.attempt'),
  reference: text('a.reference'),
  fileId: id('a.file_id'),
  bankName: text('a.bank_name'),
  accountName: text('a.account_name'),
  accountLast4: text('a.account_last4'),
  dtimeSent: instant('a.sent_at'),
  outcome: text('a.outcome'),
  dtimeBounced: instant('a.bounced_at'),
  dtimeEnded: instant('a.ended_at'),
  bankReference: text('a.bank_reference'),
  returnReason: text('a.return_reason'),
});
