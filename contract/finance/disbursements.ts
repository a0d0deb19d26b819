import { z } from 'zod';
import { MDR_TYPES } from '#domain/records/mdrRates.ts';
import { PAYOUT_STATUSES } from '#domain/settlement/payoutStatus.ts';
import { any, call } from '../call.ts';
import { envelope, id, idParams, instant, wholeList } from '../envelope.ts';
import { filter, listOf, listQuery, wholeQuery } from '../list.ts';
import { rangeOfDays } from './rangeOfDays.ts';
import { recordChoice } from './recordChoice.ts';

const told = z.string().nullable();
/** Pesos, a decimal string with two places; below zero with a sign. */
const money = z.string();

/** What a store's sales of one product, at one rate, come to in a run. `day` is the run's. */
const disbursementRow = z.object({
  id,
  day: z.string(),
  partnerId: id,
  partnerName: z.string(),
  merchantId: id,
  merchantName: z.string(),
  hsisSalesRoomCode: z.string(),
  transactionType: z.enum(MDR_TYPES),
  paymentCount: z.number().int(),
  refundCount: z.number().int(),
  gross: money,
  refunds: money,
  /** Gross less refunds. */
  base: money,
  /** Percent, "2.500". */
  mdrPercent: z.string(),
  commission: money,
  /** VAT on the commission, in percent. */
  taxOnCommissionPercent: told,
  taxOnCommission: money,
  /** What a top withholding agent keeps back of the commission; told of others too, and then not part of the net. */
  withholdingTax: money,
  ewt: money,
  /** What is owed to the payee; below zero it owes. */
  net: money,
  isEwt: z.boolean(),
  isTwa: z.boolean(),
  atcCode: told,
  atcPercent: told,
  payeeName: z.string(),
  payeeTin: told,
  payoutId: id,
  /** Null where the payout is another's: the account that is paid is its partner's. */
  payoutStatus: z.enum(PAYOUT_STATUSES).nullable(),
});
export type DisbursementRow = z.infer<typeof disbursementRow>;

export const DISBURSEMENT_SORTS = ['day', 'net', 'id'] as const;

/** `day` is that of the run. */
export const disbursementFilters = {
  id: filter.ids(),
  day: rangeOfDays,
  partnerId: filter.ids(),
  merchantId: filter.ids(),
  transactionType: filter.oneOf(MDR_TYPES),
  payoutStatus: filter.oneOf(PAYOUT_STATUSES),
  payoutId: filter.ids(),
};

const figures = {
  lineCount: z.number().int(),
  gross: money,
  refunds: money,
  commission: money,
  taxOnCommission: money,
  /** What top withholding agents keep back of the commission; of others it is no part of the net, nor of this. */
  withholdingTax: money,
  ewt: money,
  net: money,
};
/** What is filtered, summed up: the sums of the lines. */
const totals = z.object({
  ...figures,
  from: z.string(),
  to: z.string(),
  /** The latest first. */
  byDay: z.array(z.object({ day: z.string(), ...figures })),
  byProduct: z.array(z.object({ transactionType: z.enum(MDR_TYPES), ...figures })),
  /** The hundred with the largest net, and how many there are. */
  byStore: z.array(z.object({ merchantId: id, merchantName: z.string(), ...figures })),
  storeCount: z.number().int(),
});
export type DisbursementTotals = z.infer<typeof totals>;

/** A sale or a refund of a line. */
const settledItem = z.object({
  kind: z.enum(['SALE', 'REFUND']),
  transactionId: id,
  transactionRefNumber: z.string(),
  /** When it was paid, or the refund settled. */
  at: instant.nullable(),
  /** Of a refund below zero. */
  amount: money,
});
export type SettledItem = z.infer<typeof settledItem>;

const view = { ...any('FM_VIEW_DR', 'DR_VIEW', 'HCPAY_DR_VIEW'), addition: true } as const;

const BASE = '/api/finance-management/reports/disbursement';

/** The disbursement report: the lines of the runs. HCPAY_DR_VIEW alone shows those of HCPay. */
export const disbursements = {
  /** Without days those of the last 31. */
  listDisbursements: call('GET', BASE, view)
    .input(z.object({ query: listQuery(disbursementFilters, DISBURSEMENT_SORTS) }))
    .output(listOf(disbursementRow)),
  getDisbursementTotals: call('GET', `${BASE}/totals`, view)
    .input(z.object({ query: z.strictObject(disbursementFilters) }))
    .output(envelope(totals)),
  /** The lines that are filtered as a PDF, sideways, with their sums: 2,000 at most. 422 rule_report_long. */
  printDisbursements: call('GET', `${BASE}/print`, {
    ...view,
    ownTransaction: true,
    inView: 'file',
    heavy: true,
  })
    .input(z.object({ query: wholeQuery(disbursementFilters, DISBURSEMENT_SORTS) }))
    .output(z.file()),
  /** Partners of whose stores one may see lines, by a part of their name or code: twenty at most. */
  listDisbursementPartners: call('GET', `${BASE}/partners`, view)
    .input(z.object({ query: recordChoice.ofPartner }))
    .output(wholeList(recordChoice.row)),
  /** The same of stores, of one partner or of all. */
  listDisbursementStores: call('GET', `${BASE}/stores`, view)
    .input(z.object({ query: recordChoice.ofStore }))
    .output(wholeList(recordChoice.row)),
  /** One line. */
  getDisbursement: call('GET', `${BASE}/{id}`, view)
    .input(z.object({ params: idParams }))
    .output(envelope(disbursementRow)),
  /** What a line is the sum of, in order of time: a hundred from `offset` on, and how many there are. */
  getDisbursementItems: call('GET', `${BASE}/{id}/items`, view)
    .input(
      z.object({
        params: idParams,
        query: z.strictObject({ offset: z.coerce.number().int().min(0).max(1_000_000).default(0) }),
      }),
    )
    .output(envelope(z.object({ list: z.array(settledItem), total: z.number().int() }))),
};
