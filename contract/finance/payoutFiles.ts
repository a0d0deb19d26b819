import { z } from 'zod';
import { ANSWER_VERDICTS } from '#domain/settlement/bank/judgeAnswer.ts';
import { PAYOUT_FILE_STATES } from '#domain/settlement/bank/payoutFileState.ts';
import { approvalRow } from '../approvals.ts';
import { any, type CallMeta, call } from '../call.ts';
import { envelope, id, idParams, instant } from '../envelope.ts';
import { filter, listOf, listQuery } from '../list.ts';
import { named } from '../shapes/code.ts';

/** Pesos, a decimal string with two places. */
const money = z.string();
const count = z.number().int();
/** The same as it was answered before. */
const seen = z.string().regex(/^\d{1,12}\.\d{2}$/);

const fileRow = z.object({
  /** Its number, which the bank is told. */
  id,
  day: z.string(),
  payoutCount: count,
  amount: money,
  dtimeMade: instant,
  madeBy: named,
  state: z.enum(PAYOUT_FILE_STATES),
  /** When and by whom it was released to the bank; null until then. */
  dtimeReleased: instant.nullable(),
  releasedBy: named,
  /** When and by whom it was refused or withdrawn: its payouts are scheduled again. */
  dtimeCancelled: instant.nullable(),
  cancelledBy: named,
  paidCount: count,
  paidAmount: money,
  returnedCount: count,
  returnedAmount: money,
  /** What the bank has not answered yet. */
  openCount: count,
  openAmount: money,
  /** The last answer that was taken in. */
  dtimeAnswered: instant.nullable(),
  answeredBy: named,
});
export type PayoutFileRow = z.infer<typeof fileRow>;

/** A payout that is kept back, and because of whom. */
const held = z.object({
  id,
  day: z.string(),
  payeeName: z.string(),
  amount: money,
  /** The partner or the stores that are blocked. */
  blocked: z.array(z.string()),
});
export type HeldPayout = z.infer<typeof held>;

const preview = z.object({
  count,
  amount: money,
  firstDay: z.string().nullable(),
  lastDay: z.string().nullable(),
  banks: z.array(z.object({ bankName: z.string(), count, amount: money })),
  heldCount: count,
  heldAmount: money,
  /** The oldest of them. */
  held: z.array(held),
});
export type PayoutFilePreview = z.infer<typeof preview>;

/** Which payouts go out: of these business days, or of all. */
const which = { from: z.iso.date().optional(), to: z.iso.date().optional() };

const verdict = z.object({
  /** Its number in the bank's file, as the spreadsheet counts. */
  row: count,
  reference: z.string(),
  payeeName: z.string().nullable(),
  amount: money.nullable(),
  verdict: z.enum(ANSWER_VERDICTS),
  /** Why it is not taken, or what becomes of it, in the reader's language. */
  message: z.string(),
  bankReference: z.string().nullable(),
  returnReason: z.string().nullable(),
});
export type AnswerRow = z.infer<typeof verdict>;

const answer = z.object({
  paidCount: count,
  paidAmount: money,
  returnedCount: count,
  returnedAmount: money,
  /** Returned after they were paid. */
  bouncedCount: count,
  bouncedAmount: money,
  /** Rows whose return waits for a second person already. */
  waitingCount: count,
  /** Rows that say what is known already. */
  knownCount: count,
  /** Payouts of the file of which nothing is known with this answer either, whether they stand in it or not. */
  silentCount: count,
  /** Rows that are not taken; with any of them none is. */
  wrongCount: count,
  /** Files that some of those rows went out with instead, the oldest first. */
  otherFiles: z.array(z.object({ id, day: z.string(), count })),
  /** The first 200: those that are wrong, then those that come back, then the others. */
  rows: z.array(verdict),
  rowCount: count,
  /** Headers that no column is known by. */
  unknown: z.array(z.string()),
});
export type BankAnswer = z.infer<typeof answer>;

/** An answer that was taken in, as it came, with what was new in it. */
const takenAnswer = z.object({
  id,
  name: z.string(),
  size: count,
  paidCount: count,
  paidAmount: money,
  returnedCount: count,
  returnedAmount: money,
  dtimeTaken: instant,
  takenBy: z.string(),
});
export type TakenAnswer = z.infer<typeof takenAnswer>;
/** A payout of a file that needs a second look before the file is released. */
const doubtful = z.object({
  payoutId: id,
  payeeName: z.string(),
  amount: money,
  bankName: z.string(),
  accountLast4: z.string(),
});
const releaseReview = z.object({
  /** The five largest. */
  largest: z.array(doubtful),
  /** Whose account was changed in the last 7 days, or differs from where the payee was paid last: the largest 50 first. */
  changedAccounts: z.array(doubtful),
  /** Who was never paid before. */
  newPayees: z.array(doubtful),
  /** Sent before, with the reason why the bank returned them last, and why they go out again. */
  sentBefore: z.array(doubtful.extend({ returnReason: named, resendReason: named })),
  /** Of a partner or store that was blocked since the file was made: with any of them it cannot be released. */
  blocked: z.array(doubtful),
});
export type ReleaseReview = z.infer<typeof releaseReview>;
export type DoubtfulPayout = z.infer<typeof doubtful>;

const file = fileRow.extend({
  answers: z.array(takenAnswer),
  /** What its releaser looks at; null once that is decided. */
  review: releaseReview.nullable(),
  /** What waits for a second person: its release, or payouts that came back; for those who see such requests. */
  requests: z.array(approvalRow),
});
export type PayoutFile = z.infer<typeof file>;

export const PAYOUT_FILE_SORTS = ['id', 'amount'] as const;
export const payoutFileFilters = {
  id: filter.ids(),
  day: filter.days(),
  state: filter.oneOf(PAYOUT_FILE_STATES),
};

const staff = {
  ...any('FM_VIEW_DR', 'DR_VIEW'),
  userType: 'INTERNAL',
  addition: true,
} as const satisfies CallMeta;
const runners = { ...any('FM_EDIT_RS'), userType: 'INTERNAL', addition: true } as const satisfies CallMeta;
const upload = {
  ...runners,
  upload: 'spreadsheet',
  ownTransaction: true,
  heavy: true,
} as const satisfies CallMeta;
const BASE = '/api/finance-management/payout-files';
const fileBody = z.object({ params: idParams, body: z.strictObject({ file: z.file() }) });

/** Files of payouts for the bank, and its answers. */
export const payoutFiles = {
  listPayoutFiles: call('GET', BASE, staff)
    .input(z.object({ query: listQuery(payoutFileFilters, PAYOUT_FILE_SORTS) }))
    .output(listOf(fileRow)),
  /** What a file made now would hold, and what is kept back and because of whom. */
  previewPayoutFile: call('GET', `${BASE}/preview`, runners)
    .input(z.object({ query: z.strictObject(which) }))
    .output(envelope(preview)),
  /**
   * Makes a file of all scheduled payouts (of some days) and asks a second person to release it: until then the bank does not get it. `count`
   * and `amount` are what was seen: 409 where it has changed since. 422 rule_nothing_scheduled.
   */
  makePayoutFile: call('POST', BASE, { ...runners, proof: 'money' })
    .input(z.object({ body: z.strictObject({ ...which, count: count.min(1), amount: seen }) }))
    .output(envelope(fileRow)),
  getPayoutFile: call('GET', `${BASE}/{id}`, staff)
    .input(z.object({ params: idParams }))
    .output(envelope(file)),
  /**
   * The workbook for the bank, with full account numbers, once it is released: the same bytes each time. Recorded in the audit trail. 422
   * rule_illegal_move.
   */
  downloadPayoutFile: call('GET', `${BASE}/{id}/file`, {
    ...runners,
    inView: 'file',
    heavy: true,
    proof: 'money',
  })
    .input(z.object({ params: idParams }))
    .output(z.file()),
  /** What the bank's answer would do, row by row; nothing is written. 422 rule_file_not_valid for what is no answer. */
  checkBankAnswer: call('POST', `${BASE}/{id}/answers/check`, upload)
    .input(fileBody)
    .output(envelope(answer)),
  /**
   * Takes in the bank's answer as a whole: what was paid at once; what came back, paid before or not, once a second person has confirmed it.
   * The same one again changes nothing. 422 rule_answer_wrong where a row is wrong: then nothing was taken; rule_illegal_move for a file that
   * was not released.
   */
  takeBankAnswer: call('POST', `${BASE}/{id}/answers`, { ...upload, proof: 'money' })
    .input(fileBody)
    .output(envelope(z.object({ file: fileRow, answer }))),
  /** An answer that was taken in, as it came. Stands in the audit trail. */
  downloadBankAnswer: call('GET', `${BASE}/{id}/answers/{answerId}/file`, {
    ...runners,
    inView: 'file',
    heavy: true,
  })
    .input(z.object({ params: z.strictObject({ id, answerId: id }) }))
    .output(z.file()),
};
