import { labelsOf } from '#domain/fields/field.ts';
import { transactionFields } from '#domain/fields/transaction.ts';

const { items: _, refunds: __, ...listed } = transactionFields;

/**
 * Reads as transactions.*: payments, fetched with the first of their pages. `field` names every field.
 * A key added here is added in ../../fil/finance/transactions.ts too, or the type-check fails.
 */
export const transactions = {
  search: 'Reference, or last four of a card',
  empty: 'Payments appear here as the stores’ tills and the loan systems send them.',
  hasRefunds: 'Refunded',
  settled: 'Settled with %{day}',
  payout: 'Payout: %{status}',
  underWay: 'Refunds under way',
  noRefunds: 'Nothing was refunded of this payment.',
  itemsRefunded: '%{smart_count} refunded |||| %{smart_count} refunded',
  section: { payment: 'Payment', amount: 'Amount' },
  totals: {
    title: 'Totals of what is filtered',
    ofDay: 'Paid on %{from}',
    ofDays: 'Paid from %{from} to %{to}',
    count: 'Payments',
    amount: 'Amount',
    refunded: 'Refunded',
    voided: 'Voided',
    more: 'By day and product',
    less: 'Hide',
    byDay: 'Day',
    byProduct: 'Product',
    byCashier: 'Cashier',
    noCashier: 'Not said',
  },
  today: {
    title: 'Today, %{day}',
    none: 'Nothing was paid or refunded today yet.',
    refunds: 'Refunds',
    refundAmount: 'Refunded today',
    refundsNote: 'Refunds that were asked for today, of payments of any day, by who took the payment.',
    all: 'All',
    storeHelp: 'You work in several stores: choose whose till to count.',
    only: 'Show today’s payments',
  },
  slip: {
    print: 'Print slip',
    noReceipt: 'For your records. This is not an official receipt.',
  },
  refund: {
    title: 'Refund of a payment',
    of: 'Refund of %{reference}',
    submit: 'Refund',
    ask: 'Ask for approval',
    what: 'Refund',
    type: 'How much',
    partial: 'A part',
    full: 'All that is left, %{amount}',
    amount: 'Amount to refund',
    amountHelp: 'At most %{amount}',
    amountNeeded: 'An amount above zero, with at most two decimals, like 1234.50',
    amountAbove: 'At most %{amount} is left to refund',
    reasonNeeded: 'Choose a reason',
    notesNeeded: 'Say in the notes what the reason is',
    items: 'Items that come back',
    itemsHelp: 'They propose the amount; you decide on it.',
    quantityOf: 'How many of %{name}',
    ofItem: '%{left} of %{quantity} left',
    second:
      'All refunds of this payment would come to more than %{limit}: somebody else has to approve this one before it is sent.',
    noProcessor: 'No processor is set up: the refund is kept, and is paid out once there is one.',
    retry:
      'This was not refunded: %{amount} is left now, somebody else refunded some of it. Enter the amount anew.',
    unknown:
      'No answer came, so nobody knows yet whether this was refunded. Try again: it is refunded once, however often it is sent.',
    again: 'Try again',
    back: 'Back',
    confirmTitle: 'Refund %{amount}?',
    nextSent: 'Of %{reference}, %{store}. It goes to the processor within seconds and cannot be taken back.',
    nextSecond: 'Of %{reference}, %{store}. Somebody else decides on it; until then you can withdraw it.',
    nextWaits: 'Of %{reference}, %{store}. It is kept until a processor is set up.',
    made: '%{amount} is being refunded',
    asked: 'Asked for: a refund of %{amount}',
    madeSent: 'It goes to the processor now. You are told when it is paid out, or why it failed.',
    madeSecond: 'Whoever may approve it was told. You are told what they decide.',
    madeWaits: 'It is kept, and is paid out once a processor is set up.',
    leftAfter: 'Left to refund: %{amount}',
    leftAgain: 'The amount is left to refund again.',
    toPayment: 'To the payment',
    toRequest: 'To the request',
    more: 'Refund more',
    never: {
      voided: 'This payment was voided: there is nothing to refund.',
      loan: 'Cash loans are not refunded here.',
      late: 'This payment could be refunded until %{day}.',
      nothing_left: 'Nothing is left of this payment to refund.',
    },
  },
  field: labelsOf(listed, 'en'),
};
