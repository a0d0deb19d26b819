import { labelsOf } from '#domain/fields/field.ts';
import { receiptFields } from '#domain/fields/receipt.ts';

/**
 * Reads as receipts.*: official receipts, fetched with the first of their pages. `field` names every field.
 * A key added here is added in ../../fil/finance/receipts.ts too, or the type-check fails.
 */
export const receipts = {
  search: 'Number, payor or TIN',
  empty: 'No receipt was issued on these days. Choose other days, or issue one.',
  partner: 'Payor among partners',
  toList: 'To the receipts',
  toSeries: 'Series of receipts',
  needed: 'This is needed',
  replace: 'Issue a replacement',
  vat: 'VAT (12%)',
  sales: { VATABLE: 'VATable sales', EXEMPT: 'VAT-exempt sales', ZERO_RATED: 'Zero-rated sales' },
  certificate: '%{certificate}, issued on %{day}',
  noSeries:
    'All numbers are given: somebody who edits report settings adds a series of receipts, and a second person approves it.',
  nearEnd:
    'One number is left in the series: ask for another one now. |||| %{left} numbers are left in the series: ask for another one in time.',
  download: {
    ORIGINAL: 'Download the original',
    REPRINT: 'Download a reprint',
    CANCELLED: 'Download, marked as cancelled',
  },
  books: { register: 'Register', lines: 'Receipts with lines', linesOf: 'Lines of its month' },
  section: {
    amounts: 'Breakdown',
    payor: 'Payor and purpose',
    payment: 'Payment',
    issuer: 'Issuer and series',
  },
  totals: {
    title: 'What was receipted',
    count: 'Receipts',
    byType: 'By type',
    noneCancelled: 'none of them is cancelled',
    cancelled:
      'one cancelled receipt counts as nothing |||| %{smart_count} cancelled receipts count as nothing',
    more: 'By type',
    less: 'Less',
  },
  create: {
    title: 'New official receipt',
    intro: 'It is dated today and has the next number of its series. What is issued is not changed any more.',
    replaces: 'It takes the place of %{number}, which was cancelled, and names it.',
    type: 'What it is for',
    payorHelp: 'By name, code or TIN; TIN and address come from the record',
    noTin: 'No TIN is known',
    noAddress: 'no address is known',
    checkHelp: 'At most %{oldest} days old, and %{ahead} ahead',
    grossHelp: 'All that is paid, with VAT and with what is withheld',
    nothingWithheld: 'Nothing is withheld',
    withheldAt: '%{percent}% of the sales without VAT',
    otherAmount: 'Another amount',
    withheldAmount: 'Amount withheld',
    noAmount: 'Shown as soon as there is an amount.',
    next: 'The next number is %{number}',
    review: 'Look it over',
    again: 'Ask again',
    unknown:
      'No answer came, so nobody knows yet whether it was issued. Ask again: it is issued once, with one number.',
  },
  review: {
    title: 'Issue this receipt?',
    issue: 'Issue it',
    note: 'It gets %{number}, or the number after it where somebody posts first. A number that is given stays: a mistake is cancelled by a second person.',
  },
  made: {
    title: '%{number} is issued',
    what: '%{name} paid %{amount}: %{words}.',
    replaces: 'It takes the place of %{number}.',
    open: 'Open the receipt',
    more: 'Issue another one',
  },
  month: {
    title: 'Commission of %{month} %{year}',
    open: 'One line so far: days of this month are still to be settled. |||| %{lines} lines so far: days of this month are still to be settled.',
    closed: 'One closed line |||| %{lines} closed lines',
    commission: 'Commission',
    tax: 'Tax on it',
    due: 'Commission with tax',
    receipted: 'Receipted',
    rest: 'Left to receipt',
    withheld: 'Top withholding agents keep back:',
    take: 'Take over what is left',
  },
  course: {
    title: 'What happened',
    issued: 'Issued by %{name}',
    replaces: 'In place of',
    received: 'The original was received: copies are reprints from now on',
    cancelled: 'Cancelled by %{name}, asked for by %{maker}',
    replacedBy: 'Another receipt has taken its place',
  },
  cancel: {
    submit: 'Cancel the receipt',
    title: 'Cancel %{number}?',
    note: 'Somebody else who issues receipts decides, neither you nor whoever issued it. Until then it stands; afterwards it keeps its number and counts as nothing.',
    ask: 'Ask for it',
    asked: 'Asked for: somebody else decides on %{number} now.',
    waits: 'A cancellation waits for a second person, asked for by %{name}.',
    toRequest: 'Open the request',
  },
  field: labelsOf(receiptFields, 'en'),
};
