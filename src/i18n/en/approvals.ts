import { accessRoleFields } from '#domain/fields/access/accessRole.ts';
import { approvalRequestFields } from '#domain/fields/approvalRequest.ts';
import { bankChangeFields } from '#domain/fields/bankChange.ts';
import { labelsOf } from '#domain/fields/field.ts';
import { machineAccountFields } from '#domain/fields/machineAccount.ts';
import { receiptFields } from '#domain/fields/receipt.ts';
import {
  atcRateFields,
  bir2307Fields,
  computationFields,
  disbursementReportFields,
  officialReceiptFields,
} from '#domain/fields/reportSetting.ts';
import { payoutFileFields } from '#domain/fields/settlement/payoutFile.ts';
import { receiptSeriesFields } from '#domain/fields/settlement/receiptSeries.ts';
import { storeTaxFields } from '#domain/fields/settlement/storeTax.ts';
import { refundFields, transactionFields } from '#domain/fields/transaction.ts';

import type { ApprovalKindName, ApprovalState } from '#domain/review/approval.ts';

const column = labelsOf(approvalRequestFields, 'en');
const roleLabels = labelsOf(accessRoleFields, 'en');
const {
  source,
  partnerIds,
  transactionTypes,
  perMinute,
  paymentLimit,
  dayLimit,
  monthLimit,
  addresses,
  keyEnd,
  isEnabled: isInUse,
} = labelsOf(machineAccountFields, 'en');
const machineLabels = {
  source,
  partnerIds,
  transactionTypes,
  perMinute,
  paymentLimit,
  dayLimit,
  monthLimit,
  addresses,
  keyEnd,
  isInUse,
};
const { refundReason, refundedItems, notes } = labelsOf(refundFields, 'en');
const { amount, remainingRefundAmount } = labelsOf(transactionFields, 'en');
const {
  receiptType,
  payorName,
  grossAmount,
  dateIssued,
  cancelReason,
  cancelNote,
  status: receiptStanding,
} = labelsOf(receiptFields, 'en');
const { payoutCount, returnReason, resendReason } = labelsOf(payoutFileFields, 'en');
const payoutLabels = {
  payoutCount,
  returnReason,
  resendReason,
  payoutFileId: 'Bank file',
  payoutStatus: column.state,
};
const receiptLabels = { receiptType, payorName, grossAmount, dateIssued, cancelReason, cancelNote };
const refundLabels = {
  refundAmount: 'To refund',
  refundReason,
  refundedItems,
  notes,
  amount,
  remainingRefundAmount,
};

/** What is said after a verdict: by the kind of what is in effect then, else by how the request stands. */
type Done = Record<ApprovalKindName | Extract<ApprovalState, 'SCHEDULED' | 'REFUSED' | 'WITHDRAWN'>, string>;

/** Reads as approvals.*: requests for a second person, and MDR rates. A key added here is added in ../fil/approvals.ts. */
export const approvals = {
  title: 'Approvals',
  intro:
    'What needs a second person: changes of rates, bank accounts, taxes and report settings, imports, refunds, access roles, machine keys, and receipts that are cancelled.',
  tabs: 'Parts of the list',
  tab: {
    waiting: 'Waiting for me',
    open: 'Asked for and open',
    mine: 'Asked for by me',
    decided: 'Decided',
    all: 'All',
  },
  empty: {
    waiting: 'Nothing waits for you',
    open: 'Nothing that you asked for is open',
    mine: 'You have asked for nothing',
    decided: 'Nothing has been decided yet',
    all: 'Nobody has asked for anything yet',
  },
  column,
  askedBy: 'Asked for by %{name}',
  decidedBy: 'Decided by %{name}',
  change: column.changes,
  effective: column.dtimeEffective,
  reason: column.reason,
  void: 'The record changed after this was asked for, so the request no longer fits. Ask for it again if it is still wanted.',
  ownRequest: 'You asked for this yourself: somebody else has to decide.',
  ownWork: 'You made or changed some of this yourself: somebody else has to confirm it. You may refuse it.',
  approve: 'Approve',
  refuse: 'Refuse',
  withdraw: 'Withdraw',
  approveTitle: 'Approve this change?',
  refuseTitle: 'Refuse this change?',
  withdrawTitle: 'Withdraw this request?',
  atOnce: {
    MDR_RATE:
      'Approved now, each rate holds from its first day on: tomorrow at the earliest, or since payments wait for it.',
    STORE_TAX:
      'Approved now, it begins on its first day: tomorrow at the earliest, or since payments wait for it.',
    IMPORT: 'Approved now, it is written at once.',
    PAYMENTS:
      'Approved now, the payments are taken in at once, and the next run settles and pays them out. Until then the import can be taken back.',
    REFUND: 'Approved now, it goes to the processor at once.',
    SETTING: 'Approved now, it holds from its day on; settled days stay as they are.',
    RECEIPT:
      'Approved now, the receipt is cancelled at once and for good. It keeps its number, and a replacement can be issued.',
    ACCESS_ROLE: 'Approved now, it holds at once for everybody who has the role.',
    PAYOUT_FILE: 'Approved now, the payouts are sent, and the file can be downloaded for the bank.',
    PAYOUT_RETURN:
      'Approved now, the payouts are returned, their payees are notified, and they can be resent.',
    PAYOUT_RESEND: 'Approved now, the payout is scheduled again for the next bank file.',
    BANK_ACCOUNT: 'Approved now, it takes effect at once.',
    MACHINE_KEY: 'Approved now, the system can post payments within these limits at once.',
  } satisfies Record<ApprovalKindName, string>,
  inHours:
    'Approved now, it takes effect in %{smart_count} hour, on %{when}. Until then it can be refused or withdrawn. |||| Approved now, it takes effect in %{smart_count} hours, on %{when}. Until then it can be refused or withdrawn.',
  done: {
    SCHEDULED:
      'Approved: %{what}. It takes effect on %{when}; until then it can be refused or withdrawn. %{maker} is told.',
    ACCESS_ROLE: 'Approved: %{what}. It holds now, and %{maker} is told.',
    PAYOUT_FILE: 'Released: %{what}. Download it for the bank. %{maker} is notified.',
    PAYOUT_RETURN: 'Confirmed: %{what}. They can be resent. %{maker} is notified.',
    PAYOUT_RESEND: 'Approved: %{what}. It goes out with the next bank file. %{maker} is notified.',
    BANK_ACCOUNT: 'Approved: %{what}. It is in effect, and %{maker} is told.',
    MDR_RATE: 'Approved: %{what}. Each rate holds from its first day on, and %{maker} is told.',
    STORE_TAX: 'Approved: %{what}. The store is taxed so from that day on, and %{maker} is told.',
    IMPORT: 'Approved: %{what}. Its rows are written now, and %{maker} is told.',
    PAYMENTS: 'Approved: %{what}. The payments are taken in now, and %{maker} is told.',
    REFUND: 'Approved: %{what}. It goes to the processor now, and %{maker} is told.',
    SETTING: 'Approved: %{what}. It holds from its day on, and %{maker} is told.',
    RECEIPT:
      'Approved: %{what}. It is cancelled and keeps its number; a replacement can be issued. %{maker} is told.',
    MACHINE_KEY: 'Approved: %{what}. It counts now, and %{maker} is told.',
    REFUSED: 'Refused: %{what}. Nothing changes, and %{maker} is told why.',
    WITHDRAWN: 'Withdrawn: %{what}. Nothing changes.',
  } satisfies Done,
  refuseBody: 'Nothing changes. Whoever asked for it reads your reason.',
  withdrawBody: 'Nothing changes.',
  reasonNeeded: 'Say why',
  waits: 'A change waits for a second person',
  comes: 'An approved change takes effect soon',
  voidsTitle: 'This would void a waiting change',
  voidsConfirm: 'Save anyway',
  voidsCancel: 'Do not save',
  voidsTold: 'Whoever asked for it, and those who could decide on it, are told.',
  voidsOpen: 'Open the request (new tab)',
  voidsOpenOne: 'Open request %{n} (new tab)',
  showNumbers: 'Show full numbers',
  hideNumbers: 'Hide the numbers',
  ofPartner: 'Partner:',
  numbersNote: 'Each look is recorded in the audit trail.',
  numbersRecorded: 'Recorded: you have seen the full numbers. They are hidden again when you leave.',
  signature: { show: 'Look at it', before: 'Look at the earlier one' },
  endsAlike: '(number changed, ends alike)',
  unchanged: '(unchanged)',
  field: {
    ...labelsOf(bankChangeFields, 'en'),
    ...labelsOf(storeTaxFields, 'en'),
    ...refundLabels,
    ...labelsOf(computationFields, 'en'),
    ...labelsOf(disbursementReportFields, 'en'),
    ...labelsOf(bir2307Fields, 'en'),
    ...labelsOf(officialReceiptFields, 'en'),
    ...labelsOf(atcRateFields, 'en'),
    ...labelsOf(receiptSeriesFields, 'en'),
    ...receiptLabels,
    role: roleLabels.role,
    isEnabled: roleLabels.isEnabled,
    isExternal: roleLabels.isExternal,
    requiresSecondFactor: roleLabels.requiresSecondFactor,
    userCount: roleLabels.userCount,
    ...payoutLabels,
    ...machineLabels,
    receiptStatus: receiptStanding,
    fromDay: 'From',
    replaces: 'Replaces what is planned from',
    mdrRate: 'rate',
    effectiveFrom: 'from',
  },
  rates: {
    title: 'Merchant discount rates',
    intro: 'What the merchant pays on each product, in percent.',
    type: 'Product',
    rate: 'Rate',
    state: 'State',
    from: 'From',
    to: 'Until',
    coming: 'from %{from}',
    open: 'until further notice',
    pending: 'Pending',
    course: 'Rates over time',
    courseNote: 'A full line is what held until today, a broken one what comes.',
    courseOf: '%{type} over time',
    step: '%{rate}% from %{from}',
    today: 'today',
    history: 'Earlier rates',
    noHistory: 'There were no other rates before.',
    setBy: 'Set by',
    change: 'Change rates',
    changeTitle: 'Change rates',
    changeHelp: 'Fill in only what changes.',
    secondPerson:
      'The change takes effect when a second person approves it, on its first day at the earliest.',
    atOnce: 'The application is still under review, so the change is saved at once.',
    newRate: 'New rate of %{type}, %',
    firstDay: 'First day of %{type}',
    waiting: 'Payments since %{day} wait for this rate: from that day on it settles them too.',
    now: 'now %{rate}',
    send: 'Send for approval',
    save: 'Save',
    nothing: 'Fill in at least one rate.',
    badRate: 'A rate has to be between 0 and 100 percent, with at most three places',
    badDay: 'Choose %{day} or a later day',
    sent: 'Sent for approval: the rates of %{name}. They change when a second person has approved them.',
    saved: 'The rates of %{name} are saved.',
    oneAtATime: 'A change is waiting already: it has to be decided or withdrawn first.',
  },
  taxes: {
    change: 'Change taxes',
    since: 'Now',
    coming: 'Coming',
    before: 'Before',
    line: 'From %{from}: EWT %{ewt}, top withholding agent %{twa}',
    secondPerson: 'The change begins on its first day, once a second person has approved it.',
    atOnce:
      'The application is still under review, so the change is saved at once and holds from the store’s first day.',
    ewtHelp: 'Tax is withheld of what the store is paid, and a form 2307 says so.',
    twaHelp: 'The store keeps back tax of the commission that it is charged.',
    firstDay: 'Begins on',
    firstDayHelp: 'Tomorrow or later; days that have begun are settled as they were.',
    untaxed:
      'Payments since %{since} wait, as nothing was said for the days before %{before}: begin with them, and they are settled. Any other change begins tomorrow or later.',
    evidenceHelp: 'What shows it, for example the tax office’s list and its date.',
    badDay: 'Choose tomorrow or a later day',
    noEvidence: 'Say what shows it, in at least three characters',
    sent: 'Sent for approval: the taxes of %{name} from %{from}. They change when a second person has approved them.',
    saved: 'The taxes of %{name} are saved.',
  },
};
