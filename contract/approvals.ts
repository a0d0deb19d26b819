import { z } from 'zod';
import { IMPORT_KINDS } from '#domain/importJobs/importKinds.ts';
import { MDR_TYPES } from '#domain/records/mdrRates.ts';
import { APPROVAL_KINDS, APPROVAL_STATES } from '#domain/review/approval.ts';
import { SETTINGS } from '#domain/settlement/settings/settingKinds.ts';
import { any, call } from './call.ts';
import { envelope, id, idParams, instant, version } from './envelope.ts';
import { line } from './line.ts';
import { filter, listOf, listQuery } from './list.ts';
import { editNeeds } from './merchants.ts';
import { day } from './shapes/code.ts';
import { mdrRate, rateInput } from './shapes/mdrRate.ts';

const named = z.string().nullable();

/**
 * What would change. Of a bank account: isSameBank, bankName, bankBranchName, accountName, accountNumber (asterisks but for the
 * last four digits), accountType, isPaymentsReceived; of who signs: signatory, signatoryJobTitle, signatoryBirthDate,
 * signatoryMobile, signatoryLandline, signatoryEmail. Of rates, per type: `HCPAY.mdrRate` and `HCPAY.effectiveFrom`. Of taxes: isEwt, isTwa,
 * effectiveFrom, evidence. Of a refund:
 * refundAmount, refundReason, refundedItems, notes, remainingRefundAmount, and beside them the payment's amount. Of a setting: its fields and `fromDay`, and beside
 * them `replaces`, the first day of each version that it takes the place of. Of an import: first how many rows of each matter there are (`newPartner`, `newStore`, `name`, `tin`, `address`, `otherRows`; `moreRows` that are not named), then the changes
 * themselves, by the fields of its sheet, each with its row and the record's name; 50 at most. Of an import of payments: `newPayment`, the `total` of them,
 * `warnings`, and a `sum` a partner and day, the largest 60 first, with `moreSums` for the rest: all in pesos.
 * Of an access role: each permission that it gives more or no more, with `true` where it does, and beside them `users`, how many have it.
 * Of a machine account: keyEnd, isInUse, partnerIds (names, or `ALL`), transactionTypes, paymentLimit, dayLimit, monthLimit, perMinute and
 * addresses (or `ANY`), and beside them source and the terms that stay.
 * Of a receipt: receiptStatus, cancelReason and cancelNote, and beside them receiptType, payorName, grossAmount and dateIssued.
 */
const difference = z.object({
  field: z.string(),
  before: named,
  after: named,
  /** Of an import: the row of the sheet, and what it is about. */
  row: z.number().int().optional(),
  name: named.optional(),
  /** Of payments: the business day of a sum, and of how many it is. */
  day: day.optional(),
  count: z.number().int().optional(),
});
export type Difference = z.infer<typeof difference>;
/** What stays as it is and helps to judge the rest, in the fields of `difference`. */
const fact = z.object({ field: z.string(), value: z.string() });
export type Fact = z.infer<typeof fact>;
/** A request for a second person as answers tell it. */
export const approvalRow = z.object({
  id,
  kind: z.enum(APPROVAL_KINDS),
  state: z.enum(APPROVAL_STATES),
  partnerId: id.nullable(),
  merchantId: id.nullable(),
  /** Of an import: which, and whether the reader uploaded, mended or ordered it and so cannot confirm it. */
  import: z.object({ id, kind: z.enum(IMPORT_KINDS), isOwnWork: z.boolean() }).nullable(),
  /** Of a setting: which. */
  setting: z.enum(SETTINGS).nullable(),
  /** Of a refund: which, and of which payment. */
  refund: z.object({ id, transactionId: id }).nullable(),
  /** Of a receipt that is to be cancelled: which, and whether the reader issued it and so cannot approve that. */
  receipt: z.object({ id, orNumber: z.string(), isOwnWork: z.boolean() }).nullable(),
  /** Of an access role, a file for the bank, returned payouts, a payout or a machine account: which. */
  ownerId: id.nullable(),
  /** The record in words. */
  subject: z.string(),
  /** Whose record it is: the partner itself, or the partner of a store. */
  partnerName: named,
  maker: z.string(),
  dtimeMade: instant,
  checker: named,
  dtimeDecided: instant.nullable(),
  reason: named,
  /** When an approved change takes effect. */
  dtimeEffective: instant.nullable(),
  diff: z.array(difference),
  /** Of a bank account: bank, branch, name, number (shortened) and type, as far as they stay. */
  beside: z.array(fact),
  version,
});
export type ApprovalRequest = z.infer<typeof approvalRow>;
const oneApproval = approvalRow.extend({
  /** Of one that waits: how many could decide on it now, the reader among them; else null. */
  deciders: z.number().int().nullable(),
});

export const approvalFilters = {
  id: filter.ids(),
  state: filter.oneOf(APPROVAL_STATES),
  kind: filter.oneOf(APPROVAL_KINDS),
  partnerId: filter.ids(),
  merchantId: filter.ids(),
  importId: filter.ids(),
  /** What the caller may decide: pending and not their own. */
  waiting: filter.flag(),
  /** What the caller asked for. */
  mine: filter.flag(),
};

export const APPROVAL_SORTS = ['subject', 'state', 'dtimeMade', 'dtimeDecided', 'id'] as const;

const view = any('PAR_VIEW', 'MER_VIEW', 'PM_VIEW');
/** Each kind has readers and checkers of its own among these. */
const reads = any(
  'PAR_VIEW',
  'MER_VIEW',
  'PM_VIEW',
  'PT_EDIT',
  'FM_VIEW_RS',
  'FM_EDIT_RS',
  'HC_PROTECT_CREATE',
  'UM_VIEW_ACCESS_ROLE',
  'UM_EDIT_ACCESS_ROLE',
);
const check = {
  ...any('PM_SBO_REVIEW', 'PT_EDIT', 'FM_EDIT_RS', 'HC_PROTECT_CREATE', 'UM_EDIT_ACCESS_ROLE'),
  userType: 'INTERNAL',
} as const;
const edit = { access: 'permission', needs: editNeeds } as const;
const OTHERS_ASK = [
  'PAR_CREATE',
  'MER_CREATE',
  'PT_EDIT',
  'FM_EDIT_RS',
  'HC_PROTECT_CREATE',
  'UM_EDIT_ACCESS_ROLE',
] as const;
/** Who may ask for changes: of records by their forms, by an import, for a refund, of a setting or an access role, or for the end of a receipt. */
const asks = {
  access: 'permission',
  needs: {
    all: [
      [...editNeeds.all[0], ...OTHERS_ASK],
      [...editNeeds.all[1], ...OTHERS_ASK],
    ],
  },
} as const;
const reasoned = z.strictObject({ reason: line(1000).min(1) });

/** Changes of MDR rates; `effectiveFrom` is a business day from tomorrow on, of an application under review from today on. A change that is approved too late for it begins the day after. */
export const mdrChange = z.strictObject({
  rates: z
    .array(z.strictObject({ type: z.enum(MDR_TYPES), mdrRate: rateInput, effectiveFrom: day }))
    .min(1)
    .max(MDR_TYPES.length),
});
export type MdrChange = z.output<typeof mdrChange>;
const ratesOf = envelope(
  z.object({
    current: z.array(mdrRate),
    history: z.array(mdrRate),
    request: approvalRow.nullable(),
    /** Since which day payments wait for a rate of a product, which may begin then; for staff alone. */
    waiting: z.array(z.object({ type: z.enum(MDR_TYPES), since: z.iso.date() })),
    version,
  }),
);
const changed = envelope(z.object({ id, version, approvalRequestId: id.nullable() }));

/** The one engine for everything that needs a second person. */
export const approvals = {
  listApprovalRequests: call('GET', '/api/approval-requests', { ...reads, addition: true })
    .input(z.object({ query: listQuery(approvalFilters, APPROVAL_SORTS) }))
    .output(listOf(approvalRow)),
  /** How long an approved change of each kind waits before it takes effect; 0: not at all. */
  listApprovalKinds: call('GET', '/api/approval-kinds', { ...reads, addition: true })
    .input(z.object({}))
    .output(
      envelope(
        z.object({ list: z.array(z.object({ kind: z.enum(APPROVAL_KINDS), effectAfterHours: z.number() })) }),
      ),
    ),
  getApprovalRequest: call('GET', '/api/approval-requests/{id}', { ...reads, addition: true })
    .input(z.object({ params: idParams }))
    .output(envelope(oneApproval)),
  /** By somebody other than the maker; 409 and void when the record has moved since. */
  approveRequest: call('POST', '/api/approval-requests/{id}/approve', {
    ...check,
    proof: 'approval',
    versioned: true,
    addition: true,
  })
    .input(z.object({ params: idParams }))
    .output(envelope(approvalRow)),
  refuseRequest: call('POST', '/api/approval-requests/{id}/refuse', {
    ...check,
    proof: 'approval',
    versioned: true,
    addition: true,
  })
    .input(z.object({ params: idParams, body: reasoned }))
    .output(envelope(approvalRow)),
  /**
   * What the request shows shortened, in full, old and new, for whoever may decide and while it is open: each time is an event in
   * the audit trail. A bank account: `accountNumber`, changed or not; of other kinds nothing. The answer is kept nowhere.
   */
  revealRequest: call('POST', '/api/approval-requests/{id}/reveal', {
    ...check,
    proof: 'money',
    keyless: true,
    addition: true,
  })
    .input(z.object({ params: idParams }))
    .output(envelope(z.object({ list: z.array(difference) }))),
  /** By its maker, while it waits or has not taken effect. */
  withdrawRequest: call('POST', '/api/approval-requests/{id}/withdraw', {
    ...asks,
    versioned: true,
    addition: true,
  })
    .input(z.object({ params: idParams }))
    .output(envelope(approvalRow)),
  /** Rates of today (with those to come), what was before, and the change that waits. */
  getPartnerMdrRates: call('GET', '/api/partners/{id}/mdr-rates', { ...view, addition: true })
    .input(z.object({ params: idParams }))
    .output(ratesOf),
  getMerchantMdrRates: call('GET', '/api/merchants/{id}/mdr-rates', { ...view, addition: true })
    .input(z.object({ params: idParams }))
    .output(ratesOf),
  /**
   * Staff change rates: at once while the application is under review, else by a second person. A rate begins tomorrow at the earliest,
   * or with the payments that wait for it.
   */
  changePartnerMdrRates: call('POST', '/api/partners/{id}/mdr-rates', {
    ...edit,
    userType: 'INTERNAL',
    versioned: true,
    addition: true,
  })
    .input(z.object({ params: idParams, body: mdrChange }))
    .output(changed),
  changeMerchantMdrRates: call('POST', '/api/merchants/{id}/mdr-rates', {
    ...edit,
    userType: 'INTERNAL',
    versioned: true,
    addition: true,
  })
    .input(z.object({ params: idParams, body: mdrChange }))
    .output(changed),
};
