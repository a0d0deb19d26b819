import { z } from 'zod';
import { receiptFields as fields } from '#domain/fields/receipt.ts';
import { FORMS_OF_PAYMENT } from '#domain/receipts/formOfPayment.ts';
import { VAT_CLASSES } from '#domain/receipts/receiptAmounts.ts';
import {
  CANCEL_REASONS,
  DOWNLOAD_MARKS,
  PAYMENT_CHANNELS,
  RECEIPT_STATUSES,
  RECEIPT_TITLES,
} from '#domain/receipts/receiptStatus.ts';
import { RECEIPT_SLUGS, RECEIPT_TYPES } from '#domain/receipts/receiptTypes.ts';
import { any, type CallMeta, call } from '../call.ts';
import { envelope, id, instant, version, wholeList } from '../envelope.ts';
import { atLeast, lines } from '../line.ts';
import { filter, listOf, listQuery } from '../list.ts';
import { day } from '../shapes/code.ts';
import { newReceipt } from './newReceipt.ts';
import { rangeOfDays } from './rangeOfDays.ts';
import { newReceiptMonth, receiptBatch, receiptMonth, shownMonth } from './receiptMonth.ts';

const told = z.string().nullable();
/** Pesos, a decimal string with two places. */
const money = z.string();
const count = z.number().int();

/** A receipt as it stands in a list. Days are Manila's; amounts are those that it was issued with, cancelled or not. */
const receiptRow = z.object({
  orNumber: z.string(),
  receiptType: z.enum(RECEIPT_TYPES),
  status: z.enum(RECEIPT_STATUSES),
  dateIssued: day,
  dtimeIssued: instant,
  issuedBy: z.string(),
  partnerId: id.nullable(),
  payorName: z.string(),
  tinNumber: told,
  address: told,
  contract: told,
  /** 1 to 12. */
  month: count.nullable(),
  year: count.nullable(),
  paymentChannel: z.enum(PAYMENT_CHANNELS).nullable(),
  soa: told,
  paymentFor: told,
  referenceNumber: told,
  invoiceNumber: told,
  formOfPayment: z.enum(FORMS_OF_PAYMENT),
  bankName: told,
  checkNumber: told,
  checkDate: told,
  vatClass: z.enum(VAT_CLASSES),
  /** grossAmount = sales + vat; netPayment = grossAmount − withholdingTax. */
  grossAmount: money,
  sales: money,
  vat: money,
  withholdingTax: money,
  netPayment: money,
  version,
});
export type ReceiptRow = z.infer<typeof receiptRow>;

/** A cancellation that waits for a second person. */
const askedCancellation = z.object({ approvalRequestId: id, maker: z.string(), dtimeMade: instant });

const receipt = receiptRow.extend({
  amountInWords: z.string(),
  title: z.enum(RECEIPT_TITLES),
  branch: z.string(),
  issuerName: z.string(),
  issuerTin: z.string(),
  issuerAddress: z.string(),
  isVatRegistered: z.boolean(),
  certificate: z.string(),
  certificateDay: day,
  seriesFirst: z.string(),
  seriesLast: z.string(),
  /** The code by which anybody may check it. */
  verifyCode: z.string(),
  /** The cancelled one whose place it takes, and the one that has taken its own. */
  replaces: told,
  replacedBy: told,
  /** The earlier receipt with the same check or reference; the issuer confirmed that this one is for other money. */
  sameMoneyAs: told,
  cancelReason: z.enum(CANCEL_REASONS).nullable(),
  cancelNote: told,
  dtimeCancelled: instant.nullable(),
  cancelAskedBy: told,
  cancelledBy: told,
  /** When the original was received as a whole; null while the next copy is the original. */
  dtimeReceived: instant.nullable(),
  nextMark: z.enum(DOWNLOAD_MARKS),
  cancellation: askedCancellation.nullable(),
});
export type Receipt = z.infer<typeof receipt>;

const payor = z.object({ id, name: z.string(), tinNumber: told, address: told });
export type OrPayor = z.infer<typeof payor>;
const contractOf = z.object({ id, number: z.string(), startDate: day, expiryDate: day });
export type OrContract = z.infer<typeof contractOf>;

/** What the closed days of a payor's month come to for us, what of it is receipted, and the rest. */
const summary = z.object({
  payorName: z.string(),
  month: count,
  year: count,
  lineCount: count,
  commission: money,
  taxOnCommission: money,
  /** Commission with its tax: what a receipt of the whole month is of. */
  due: money,
  /** What top withholding agents keep back of the commission. */
  withholdingTax: money,
  receipted: money,
  rest: money,
  /** The tax on commission in what is left: the VAT of a receipt for all of it. */
  restTax: money,
  /** Days of the month are still to be settled. */
  isOpen: z.boolean(),
  receipts: z.array(
    receiptRow.pick({
      orNumber: true,
      dateIssued: true,
      status: true,
      grossAmount: true,
      vat: true,
      withholdingTax: true,
    }),
  ),
});
export type OrSummary = z.infer<typeof summary>;

/** What is filtered, summed up; a cancelled receipt counts as nothing. */
const totals = z.object({
  /** The days that they were issued on; null of whichever, where something is searched for. */
  from: day.nullable(),
  to: day.nullable(),
  count,
  grossAmount: money,
  vat: money,
  withholdingTax: money,
  netPayment: money,
  cancelledCount: count,
  byType: z.array(
    z.object({ receiptType: z.enum(RECEIPT_TYPES), count, grossAmount: money, netPayment: money }),
  ),
});
export type ReceiptTotals = z.infer<typeof totals>;

/** What a receipt that is issued now begins with. */
const terms = z.object({
  /** Null where no series has begun, or all numbers are given. */
  series: z
    .object({ next: z.string(), left: z.number().int(), isNearEnd: z.boolean(), branch: z.string() })
    .nullable(),
  title: z.enum(RECEIPT_TITLES),
  /** Of each type; null where it is chosen. */
  vatClasses: z.record(z.enum(RECEIPT_TYPES), z.enum(VAT_CLASSES).nullable()),
});
export type ReceiptTerms = z.infer<typeof terms>;

export const RECEIPT_SORTS = ['orNumber', 'dateIssued', 'grossAmount', 'id'] as const;
/** `q` is a number, a part of a payor's name or a TIN. */
export const receiptFilters = {
  q: filter.text(),
  orNumber: filter.text(),
  dateIssued: rangeOfDays,
  receiptType: filter.oneOf(RECEIPT_TYPES),
  status: filter.oneOf(RECEIPT_STATUSES),
  partnerId: filter.ids(),
  formOfPayment: filter.oneOf(FORMS_OF_PAYMENT),
  /** Those that were issued at once. */
  batchId: filter.ids(),
};

const verified = z.object({
  orNumber: z.string(),
  dateIssued: day,
  grossAmount: money,
  status: z.enum(RECEIPT_STATUSES),
});
export type VerifiedReceipt = z.infer<typeof verified>;

const view = { ...any('HC_PROTECT_VIEW'), userType: 'INTERNAL' } as const satisfies CallMeta;
const file = { ...view, inView: 'file', heavy: true } as const;
const edit = { ...any('HC_PROTECT_CREATE'), userType: 'INTERNAL' } as const satisfies CallMeta;
/** Whoever issues receipts looks up what the form asks for. */
const chosen = {
  ...any('HC_PROTECT_VIEW', 'HC_PROTECT_CREATE'),
  userType: 'INTERNAL',
} as const satisfies CallMeta;
const BASE = '/api/official-receipts';
const params = z.strictObject({ orNumber: z.string().max(18) });
const ofPayor = z.strictObject({ payorId: id });

/** Official receipts: issued with the next number of their series, cancelled by a second person, never changed. */
export const officialReceipts = {
  /** Partners with a number of ours, by a part of their name or a TIN: twenty at most. */
  getOrPayors: call('GET', `${BASE}/payors`, chosen)
    .input(z.object({ query: z.strictObject({ q: z.string().max(200).optional(), id: filter.ids() }) }))
    .output(wholeList(payor)),
  /** The contracts of a payor, the latest first. */
  getOrContracts: call('GET', `${BASE}/contracts`, chosen)
    .input(z.object({ query: ofPayor }))
    .output(wholeList(contractOf)),
  getOrTransactionSummary: call('GET', `${BASE}/transaction/summary`, chosen)
    .input(
      z.object({
        query: ofPayor.extend({
          month: z.coerce.number().int().min(1).max(12).optional(),
          year: z.coerce.number().int().min(2000).max(9999).optional(),
        }),
      }),
    )
    .output(envelope(summary)),
  getReceiptTerms: call('GET', `${BASE}/terms`, { ...chosen, addition: true })
    .input(z.object({}))
    .output(envelope(terms)),
  getReceiptTotals: call('GET', `${BASE}/totals`, { ...view, addition: true })
    .input(z.object({ query: z.strictObject(receiptFilters) }))
    .output(envelope(totals)),
  /** Without days, and without a number or name, those of the last 31. */
  listReceipts: call('GET', BASE, { ...view, addition: true })
    .input(z.object({ query: listQuery(receiptFilters, RECEIPT_SORTS) }))
    .output(listOf(receiptRow)),
  /** What a receipt of the rest of a month would be of for each partner with closed lines in it, who gets none, and the numbers. */
  getReceiptMonth: call('GET', `${BASE}/months`, { ...edit, addition: true })
    .input(z.object({ query: z.strictObject(shownMonth) }))
    .output(envelope(receiptMonth)),
  /** What was issued of months at once, the latest first: 50 at most. */
  listReceiptBatches: call('GET', `${BASE}/batches`, { ...chosen, addition: true })
    .input(z.object({ query: z.strictObject({ id: filter.ids() }) }))
    .output(wholeList(receiptBatch)),
  getOfficialReceipt: call('GET', `${BASE}/{orNumber}`, view)
    .input(z.object({ params }))
    .output(envelope(receipt)),
  /**
   * The register as a workbook: every number of some days in its order, cancelled ones at 0.00, and whether there is a gap. Without days those of
   * the last 31, 366 at most. 422 rule_report_long for more than 10,000 receipts.
   */
  generateOrReport: call('GET', `${BASE}/generate-report`, file)
    .input(z.object({ query: z.strictObject({ dateIssued: rangeOfDays }) }))
    .output(z.file()),
  /** The receipts of some days as a workbook, those for commission with every closed line of their month. 422 rule_report_long for more than 10,000. */
  downloadOrTransactions: call('GET', `${BASE}/view/transaction/download`, file)
    .input(z.object({ query: z.strictObject({ dateIssued: rangeOfDays }) }))
    .output(z.file()),
  /** The same of one receipt. 404, 422 rule_report_long. */
  downloadOrTransactionsByNumber: call('GET', `${BASE}/view/transaction/download/{orNumber}`, file)
    .input(z.object({ params }))
    .output(z.file()),
  /** The receipt as a PDF, marked as the original until one was received as a whole, as a reprint afterwards, as cancelled always. */
  downloadOfficialReceipt: call('GET', `${BASE}/{orNumber}/download`, {
    ...view,
    ownTransaction: true,
    inView: 'file',
    heavy: true,
  })
    .input(z.object({ params }))
    .output(z.file()),
  /** Whether a receipt is one of ours, for whoever holds it: by its code, and no more than stands here. 404, 429. */
  verifyReceipt: call('GET', '/api/verify/{code}', { access: 'anyone', addition: true })
    .input(z.object({ params: z.strictObject({ code: z.string().max(60) }) }))
    .output(envelope(verified)),
  /**
   * Issues a receipt of today with the next number. 400 for fields that its type lacks or does not have, a check that is stale or too far
   * ahead, and more withheld than was paid; 422 rule_no_series, rule_receipted for lines that are receipted already, rule_not_replaceable;
   * rule_same_money with the number in `earlier` where a receipt that stands has the same check or reference: `confirmSameMoney` continues.
   */
  createOfficialReceipt: call('POST', `${BASE}/{type}`, edit)
    .input(z.object({ params: z.strictObject({ type: z.enum(RECEIPT_SLUGS) }), body: newReceipt }))
    .output(envelope(receipt)),
  /**
   * Has the workers issue what was looked at of a closed month, a receipt a partner with numbers that follow each other. 422 rule_month_open;
   * rule_month_changed where a partner's rest is another one by now; rule_no_series where fewer numbers are left.
   */
  issueReceiptMonth: call('POST', `${BASE}/months`, { ...edit, addition: true })
    .input(z.object({ body: newReceiptMonth }))
    .output(envelope(z.object({ jobId: id, batchId: id }))),
  /** Asks a second person, who is not its issuer, to cancel a receipt. 404, 428, 409; 422 rule_receipt_cancelled, rule_request_open. */
  cancelOfficialReceipt: call('POST', `${BASE}/{orNumber}/cancelled`, {
    ...edit,
    versioned: true,
    mayWait: true,
  })
    .input(
      z.object({
        params,
        body: z.strictObject({
          reason: z.enum(CANCEL_REASONS),
          note: atLeast(lines(fields.cancelNote.max), fields.cancelNote.min),
        }),
      }),
    )
    .output(envelope(receipt)),
};
/** What a cancellation asks for, as its request keeps it. */
export const cancelCommand = z.strictObject({ reason: z.enum(CANCEL_REASONS), note: z.string() });
