import { z } from 'zod';
import { payoutFileFields } from '#domain/fields/settlement/payoutFile.ts';
import { MDR_TYPES } from '#domain/records/mdrRates.ts';
import { ATTEMPT_OUTCOMES } from '#domain/settlement/bank/judgeAnswer.ts';
import { PAYOUT_STATUSES } from '#domain/settlement/payoutStatus.ts';
import { approvalRow } from '../approvals.ts';
import { any, type CallMeta, call } from '../call.ts';
import { envelope, id, idParams, instant, noInput, version, wholeList } from '../envelope.ts';
import { filter, listOf, listQuery } from '../list.ts';
import { named } from '../shapes/code.ts';
import { lineOf } from '../shapes/lineOf.ts';
import { rangeOfDays } from './rangeOfDays.ts';
import { waitingItems } from './waitingItems.ts';

/** Pesos, a decimal string with two places. */
const money = z.string();
const count = z.number().int();
const told = z.string().nullable();

const run = z.object({
  id,
  day: z.string(),
  dtimeStarted: instant,
  dtimeEnded: instant,
  /** Who had it done before its time; null where its time had come. */
  askedBy: named,
  lineCount: count,
  payoutCount: count,
  paymentCount: count,
  refundCount: count,
  gross: money,
  refunds: money,
  commission: money,
  taxOnCommission: money,
  ewt: money,
  /** carryIn + net = amount + carryOut. */
  net: money,
  /** What all payees owed before it, whether it had lines of theirs or not: what the run before it ended with. */
  carryIn: money,
  amount: money,
  carryOut: money,
  /** What it left, because something was not known of it. */
  waitingCount: count,
  waitingAmount: money,
});
export type SettlementRun = z.infer<typeof run>;

/** A payee that has received more in the year without withheld tax than that is agreed for, with its stores of which none is withheld. */
const pastExemption = z.object({
  partnerId: id,
  partnerName: z.string(),
  payeeName: z.string(),
  storeCount: count,
  /** The first of them by name. */
  merchantId: id,
  merchantName: z.string(),
  /** What the payee has received so, wherever its stores belong. */
  amount: money,
});
export type PastExemption = z.infer<typeof pastExemption>;

const payoutRow = z.object({
  id,
  day: z.string(),
  partnerId: id,
  partnerName: z.string(),
  /** The store whose own account it is; null: its partner's. */
  merchantId: id.nullable(),
  payeeName: z.string(),
  carryIn: money,
  nets: money,
  amount: money,
  carryOut: money,
  lineCount: count,
  status: z.enum(PAYOUT_STATUSES),
  bankName: z.string(),
  accountName: z.string(),
  accountLast4: z.string(),
  dtimeSent: instant.nullable(),
  dtimeEnded: instant.nullable(),
  bankReference: told,
  returnReason: told,
  version,
});
export type PayoutRow = z.infer<typeof payoutRow>;

const line = z.object({
  id,
  merchantId: id,
  merchantName: z.string(),
  transactionType: z.enum(MDR_TYPES),
  mdrPercent: z.string(),
  taxOnCommissionPercent: told,
  isEwt: z.boolean(),
  isTwa: z.boolean(),
  atcCode: told,
  atcPercent: told,
  paymentCount: count,
  refundCount: count,
  gross: money,
  refunds: money,
  commission: money,
  taxOnCommission: money,
  withholdingTax: money,
  ewt: money,
  net: money,
});
const offset = z.object({
  lineId: id,
  /** The business day of the line that owed. */
  day: z.string(),
  merchantName: z.string(),
  transactionType: z.enum(MDR_TYPES),
  amount: money,
});
/** One time that it went to the bank. */
const attempt = z.object({
  attempt: count,
  /** What the bank was told. */
  reference: z.string(),
  fileId: id,
  bankName: z.string(),
  accountName: z.string(),
  accountLast4: z.string(),
  /** Null until a second person has released its file. */
  dtimeSent: instant.nullable(),
  /** Null until the bank has answered. Cancelled: its file was not released. */
  outcome: z.enum(ATTEMPT_OUTCOMES).nullable(),
  /** When it came back after it was paid. */
  dtimeBounced: instant.nullable(),
  dtimeEnded: instant.nullable(),
  bankReference: told,
  returnReason: told,
});
export type PayoutAttempt = z.infer<typeof attempt>;
/** The account that a payee is paid to by now; null where it has none in use. */
const account = z.object({ bankName: z.string(), accountName: z.string(), accountLast4: z.string() });
export type PayeeAccount = z.infer<typeof account>;

/** Who is blocked, so that nothing is paid: the partner, or a store. */
const blocked = z.object({ merchantId: id.nullable(), name: z.string() });
export type BlockedPayee = z.infer<typeof blocked>;
const payout = payoutRow.extend({
  lines: z.array(line),
  /** What was set off in it, the oldest line first. */
  offsets: z.array(offset),
  /** Every time that it went to the bank, the first one first. */
  attempts: z.array(attempt),
  /** Because of whom it is held; none where it is not. */
  blocked: z.array(blocked),
  /** What waits for a second person: that it came back, or that it is resent; for staff who see such requests. */
  requests: z.array(approvalRow),
});
export type PayoutLine = z.infer<typeof line>;
export type PayoutOffset = z.infer<typeof offset>;
export type Payout = z.infer<typeof payout>;

const statementDay = payoutRow.pick({
  id: true,
  day: true,
  carryIn: true,
  nets: true,
  amount: true,
  carryOut: true,
  status: true,
  bankReference: true,
});
/** A payee's payouts of a range of days: opening + nets = amount + closing. */
const statement = z.object({
  payeeName: z.string(),
  partnerId: id,
  merchantId: id.nullable(),
  from: z.string(),
  to: z.string(),
  /** What the payee owed before these days and owes after them, zero or less. */
  opening: money,
  nets: money,
  amount: money,
  closing: money,
  /** Of `amount` what the bank has paid. */
  paidAmount: money,
  days: z.array(statementDay),
});
export type PayeeStatement = z.infer<typeof statement>;
/** Who is paid: a partner, or a store with an account of its own, by the last of its payouts. */
const payee = z.object({
  payoutId: id,
  merchantId: id.nullable(),
  payeeName: z.string(),
  lastDay: z.string(),
  /** What it owed after that, zero or less. */
  owed: money,
});
export type Payee = z.infer<typeof payee>;
const range = { from: z.iso.date().optional(), to: z.iso.date().optional() };

export const RUN_SORTS = ['day'] as const;
export const runFilters = { day: rangeOfDays };
export const PAYOUT_SORTS = ['day', 'amount', 'id'] as const;
export const payoutFilters = {
  id: filter.ids(),
  day: rangeOfDays,
  partnerId: filter.ids(),
  merchantId: filter.ids(),
  status: filter.oneOf(PAYOUT_STATUSES),
  /** Sent with a file for the bank, however often it was sent. */
  fileId: filter.ids(),
};

/** Not whoever reads HCPay alone: runs and payouts add all products up. */
const readers = {
  ...any('FM_VIEW_DR', 'DR_VIEW'),
  addition: true,
} as const satisfies CallMeta;
const staff = { ...readers, userType: 'INTERNAL' } as const satisfies CallMeta;
const runners = { ...any('FM_EDIT_RS'), userType: 'INTERNAL', addition: true } as const satisfies CallMeta;
const BASE = '/api/finance-management';

/** How days were settled, and what was paid of it. */
export const settlements = {
  /** Without days those of the last 31. */
  listSettlementRuns: call('GET', `${BASE}/settlement-runs`, staff)
    .input(z.object({ query: listQuery(runFilters, RUN_SORTS) }))
    .output(listOf(run)),
  /** What closed days have left, by store and product: found out as it is asked for. */
  listWaitingItems: call('GET', `${BASE}/settlement-runs/waiting`, staff)
    .input(noInput)
    .output(wholeList(waitingItems)),
  /**
   * Payees past the threshold of the settings in the year of the last settled day, those with most first, 200 at most; what is agreed from a later day on counts as mended. `threshold` null: none is set, and nobody is looked for.
   */
  listPastExemption: call('GET', `${BASE}/settlement-runs/past-exemption`, staff)
    .input(noInput)
    .output(envelope(z.object({ threshold: told, fromDay: told, list: z.array(pastExemption) }))),
  /** Has the days settled that are over and open, without waiting for their time. Answers the last of them. 422 rule_nothing_due. */
  runSettlement: call('POST', `${BASE}/settlement-runs`, { ...runners, proof: 'money' })
    .input(z.object({ body: z.strictObject({}) }))
    .output(envelope(z.object({ through: z.string() }))),
  /** Without days those of the last 31; of whichever day where `id` names them or `status` asks for what is still open. */
  listPayouts: call('GET', `${BASE}/payouts`, readers)
    .input(z.object({ query: listQuery(payoutFilters, PAYOUT_SORTS) }))
    .output(listOf(payoutRow)),
  getPayout: call('GET', `${BASE}/payouts/{id}`, readers)
    .input(z.object({ params: idParams }))
    .output(envelope(payout)),
  /**
   * Who is paid of a partner, 200 at most: itself, then its stores with an account of their own. Of a store: itself where it has one, then its
   * partner. Who never was is not among them.
   */
  listPayees: call('GET', `${BASE}/payees`, readers)
    .input(z.object({ query: z.strictObject({ partnerId: id, merchantId: id.optional() }) }))
    .output(wholeList(payee)),
  /** The statement of the payee of a payout: of the last 31 days, or of those that are chosen, 366 at most. 400, 404. */
  getPayeeStatement: call('GET', `${BASE}/payouts/{id}/statement`, readers)
    .input(z.object({ params: idParams, query: z.strictObject(range) }))
    .output(envelope(statement)),
  /** The same as a file. Stands in the audit trail. */
  downloadPayeeStatement: call('GET', `${BASE}/payouts/{id}/statement/file`, {
    ...readers,
    ownTransaction: true,
    inView: 'file',
    heavy: true,
  })
    .input(
      z.object({
        params: idParams,
        query: z.strictObject({ ...range, format: z.enum(['xlsx', 'pdf']) }),
      }),
    )
    .output(z.file()),
  /** Where a payout that came back would go by now. */
  getPayeeAccount: call('GET', `${BASE}/payouts/{id}/account`, { ...runners, proof: 'money' })
    .input(z.object({ params: idParams }))
    .output(envelope(z.object({ account: account.nullable() }))),
  /**
   * Asks a second person (202) to schedule a returned payout again, to the account of its payee as it is now. 404, 428, 409 with the payout,
   * 422 rule_illegal_move where it did not come back, rule_no_account where its payee has no active one, rule_request_open.
   */
  resendPayout: call('POST', `${BASE}/payouts/{id}/resend`, { ...runners, versioned: true, proof: 'money' })
    .input(
      z.object({
        params: idParams,
        body: z.strictObject({ reason: lineOf(payoutFileFields.resendReason) }),
      }),
    )
    .output(envelope(payout)),
  /** Asks a second person (202) to confirm that the bank returned a payout, paid or not. 404, 428, 409, 422 rule_illegal_move, rule_request_open. */
  recordPayoutReturn: call('POST', `${BASE}/payouts/{id}/return`, {
    ...runners,
    versioned: true,
    proof: 'money',
  })
    .input(
      z.object({
        params: idParams,
        body: z.strictObject({ reason: lineOf(payoutFileFields.returnReason) }),
      }),
    )
    .output(envelope(payout)),
};
