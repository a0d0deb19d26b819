import type { Receipt, ReceiptRow } from '#contract/finance/officialReceipts.ts';
import { amountInWords } from '#domain/receipts/amountInWords.ts';
import { markOf } from '#domain/receipts/receiptStatus.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { centavos, day, flag, id, instant, int, json, text } from '../../db/columns/kinds.ts';
import { made } from '../../db/columns/nested.ts';

export const FROM = 'receipt r';
/** A receipt, `r`. */
export const RECEIPT = columnsOf<ReceiptRow>(FROM)({
  orNumber: text('r.or_number'),
  receiptType: text('r.type'),
  status: text('r.status'),
  dateIssued: day('r.day'),
  dtimeIssued: instant('r.issued_at'),
  issuedBy: text('r.issued_by'),
  partnerId: id('r.partner_id'),
  payorName: text('r.payor_name'),
  tinNumber: text('r.payor_tin'),
  address: text('r.payor_address'),
  contract: text('r.contract_number'),
  month: int('extract(month from r.of_month)::int'),
  year: int('extract(year from r.of_month)::int'),
  paymentChannel: text('r.payment_channel'),
  soa: text('r.soa'),
  paymentFor: text('r.payment_for'),
  referenceNumber: text('r.reference'),
  invoiceNumber: text('r.invoice_number'),
  formOfPayment: text('r.form_of_payment'),
  bankName: text('r.bank_name'),
  checkNumber: text('r.check_number'),
  checkDate: day('r.check_date'),
  vatClass: text('r.vat_class'),
  grossAmount: centavos('r.gross'),
  sales: centavos('r.gross - r.vat'),
  vat: centavos('r.vat'),
  withholdingTax: centavos('r.withholding'),
  netPayment: centavos('r.net'),
  version: int('r.version'),
});

const NUMBER = (of: string) => `s.prefix || lpad(${of}::text, 10, '0')`;
/** The cancellation that waits for a second person. */
const WAITS = `(select jsonb_build_object('approvalRequestId', a.id::text, 'maker', a.maker,
    'dtimeMade', to_char(a.made_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  from approval_request a where a.receipt_id = r.id and a.state in ('PENDING', 'SCHEDULED'))`;

export const WHOLE_FROM = 'receipt r join receipt_series s on s.id = r.series_id';
/** A receipt, `r`, with its series, `s`, and what became of it. */
export const WHOLE_RECEIPT = columnsOf<Receipt>(WHOLE_FROM)({
  ...RECEIPT.columns,
  amountInWords: made({ net: centavos('r.net') }, ({ net }) => amountInWords(net)),
  title: text('r.title'),
  branch: text('s.branch'),
  issuerName: text('s.issuer_name'),
  issuerTin: text('s.issuer_tin'),
  issuerAddress: text('s.issuer_address'),
  isVatRegistered: flag('s.is_vat_registered'),
  certificate: text('s.certificate'),
  certificateDay: day('s.certificate_day'),
  seriesFirst: text(NUMBER('s.first_number')),
  seriesLast: text(NUMBER('s.last_number')),
  verifyCode: text('r.verify_code'),
  replaces: text('(select x.or_number from receipt x where x.id = r.replaces_id)'),
  replacedBy: text('(select x.or_number from receipt x where x.replaces_id = r.id)'),
  sameMoneyAs: text('(select x.or_number from receipt x where x.id = r.same_money_as)'),
  cancelReason: text('r.cancel_reason'),
  cancelNote: text('r.cancel_note'),
  dtimeCancelled: instant('r.cancelled_at'),
  cancelAskedBy: text('r.cancel_asked_by'),
  cancelledBy: text('r.cancelled_by'),
  dtimeReceived: instant('r.received_at'),
  nextMark: made({ status: text('r.status'), received: instant('r.received_at') }, ({ status, received }) =>
    markOf(status === 'CANCELLED' ? 'CANCELLED' : 'ISSUED', received !== null),
  ),
  cancellation: json(WAITS),
});
