import { labelsOf } from '#domain/fields/field.ts';
import { disbursementFields } from '#domain/fields/settlement/disbursement.ts';
import { payoutFields } from '#domain/fields/settlement/payout.ts';
import { payoutFileFields } from '#domain/fields/settlement/payoutFile.ts';

/**
 * Reads as payouts.*: what is paid to whom, fetched with the first of their pages.
 * A key added here is added in ../../fil/finance/payouts.ts too, or the type-check fails.
 */
export const payouts = {
  empty: 'Payouts appear here in the night after the first payments.',
  bankFile: 'Bank file',
  returned: {
    note: 'The bank returned %{count} payout. It waits to be resent. |||| The bank returned %{count} payouts. They wait to be resent.',
    show: 'Show what came back',
  },
  store: 'Paid to its own account',
  partner: 'Paid through the partner',
  section: {
    account: 'Account',
    amount: 'Payout breakdown',
    lines: 'Lines',
    offsets: 'Set off',
  },
  offsetsNote: 'What was owed of these lines, and was kept back of this payout.',
  blocked: 'Blocked:',
  heldNote: 'Nothing is paid while the partner or a store of these lines is blocked.',
  carriedNote:
    'More is owed than the day has brought: nothing is paid, and the rest goes on to the next day with sales.',
  ofDay: 'Line of %{day}',
  statement: {
    open: 'Statement of this payee',
    ofPayees: 'Statements',
    more: 'and %{smart_count} more |||| and %{smart_count} more',
    of: 'Statement: %{name}',
    days: '%{from} to %{to}',
    pdf: 'PDF',
    xlsx: 'Excel',
    choose: 'Days of the statement',
    from: 'From',
    to: 'To',
    show: 'Show these days',
    range: 'Choose from one to %{most} days',
    sums: 'What it comes to',
    tiesOut: 'What was owed before and the nets make the payouts and what is owed afterwards.',
    opening: 'Owed before these days',
    nets: 'Net of these days',
    amount: 'Payouts',
    closing: 'Owed after these days',
    paidAmount: 'Of the payouts the bank has paid',
    payouts: 'Payouts of these days',
    empty: 'No payouts on these days: choose others.',
  },
  history: {
    title: 'Sent to the bank',
    attempt: 'Attempt %{attempt}',
    file: 'File %{id}',
    to: 'to %{bank}, …%{last4}, %{name}',
    paid: 'Paid %{at}, %{reference}',
    returned: 'Returned %{at}: %{reason}',
    open: 'Not answered yet',
    awaiting: 'Waits for the release of its file',
    cancelled: 'Not sent: its file was cancelled on %{at}',
  },
  cameBack: {
    label: 'Returned by the bank',
    payee:
      'Nothing is lost: the amount stays yours. Check the account that you are paid to, and have it changed if it is wrong. Once that is approved, the payout is resent to it.',
    sender: 'Once the account is right, resend it. A second person confirms that.',
    staff: 'Finance resends it once the account is right.',
  },
  resend: {
    act: 'Resend payout',
    title: 'Resend this payout?',
    returned: 'The bank gave it back: %{reason}',
    before: 'It went to',
    now: 'It would go to',
    unchanged:
      'The account is the same as before: the bank will return it again unless it was corrected there.',
    none: 'The payee has no account in use that receives payments. Its bank accounts are changed with its record, and a second person decides on that.',
    openAccounts: 'Open the bank accounts',
    reason: labelsOf(payoutFileFields, 'en').resendReason,
    reasonHelp: 'For the audit trail',
    reasonNeeded: 'Enter what was corrected, in 3 characters or more',
    done: 'Sent for approval. A second person confirms that the payout is resent.',
    moved: 'It has moved meanwhile',
    reload: 'Show it as it is',
  },
  return: {
    act: 'Record return',
    title: 'Record that the bank returned this payout?',
    confirm: 'Send for approval',
    sent: 'A second person confirms it. After that it can be resent.',
    paid: 'The bank paid it and took it back. A second person confirms it. After that it can be resent.',
    reason: labelsOf(payoutFileFields, 'en').returnReason,
    reasonNeeded: 'Enter the bank’s reason, in 3 characters or more',
    done: 'Sent for approval. A second person confirms that the payout came back.',
  },
  field: labelsOf(payoutFields, 'en'),
  line: labelsOf(disbursementFields, 'en'),
};
