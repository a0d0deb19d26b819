import { labelsOf } from '#domain/fields/field.ts';
import { receiptFields } from '#domain/fields/receipt.ts';
import { checkDateWords } from '#domain/receipts/formOfPayment.ts';

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
  /** Why a field of the form is refused. */
  wrong: {
    needed: 'This is needed',
    amount: 'An amount has at most 12 digits before the point and two after it, like 1,234.50',
    aboveZero: 'An amount is above zero',
    tooMuchWithheld: 'More is withheld than was paid: the net would be below zero',
    /** Of a check's date, as the server says it. */
    NO_DATE: checkDateWords.NO_DATE.en,
    STALE: checkDateWords.STALE.en,
    TOO_FAR_AHEAD: checkDateWords.TOO_FAR_AHEAD.en,
  },
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
    noneCancelled: 'None of them is cancelled',
    cancelled:
      'One cancelled receipt counts as nothing |||| %{smart_count} cancelled receipts count as nothing',
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
  batch: 'Issued at once',
  months: {
    title: 'Receipts of a month',
    intro:
      'Receipts what is left of the commission of a closed month, one receipt a partner, all at once and with numbers that follow each other.',
    open: 'Days of this month are still to be settled: so far through %{day}. It is receipted at once when its last day is settled.',
    openNone: 'No day is settled yet: a month is receipted at once when its last day is.',
    tooFew:
      'One number is left, and %{count} receipts are to be issued: add a series first and have it approved. |||| %{left} numbers are left, and %{count} receipts are to be issued: add a series first and have it approved.',
    count: 'Receipts to issue',
    sum: 'They come to',
    gross: 'Receipt of',
    numbers: 'Numbers',
    left: 'Numbers left',
    nothing: 'There is nothing to issue: the month of each partner is receipted, or cannot be.',
    act: 'Issue one receipt |||| Issue %{smart_count} receipts',
    ask: {
      title: 'Issue the receipts of this month?',
      issue: 'Issue them',
      look: 'Look at it again',
      effect:
        'One partner gets a receipt, of %{sum}, with %{first}. |||| %{smart_count} partners get a receipt each, of %{sum} together, from %{first} on.',
      note: 'If somebody posts first, the numbers begin behind theirs. Who is receipted by somebody else meanwhile is left out. What is issued is not changed any more: a mistake is cancelled by a second person.',
    },
    running: '%{title}: being issued. You may close this page: a notice tells you when it is done.',
    stopped: 'It was stopped, and no receipt was issued.',
    done: 'One receipt was issued. |||| %{count} receipts were issued.',
    doneNone: 'No receipt was issued: by the time it began, somebody had receipted this month.',
    leftOut: 'One partner lacks something |||| %{smart_count} partners lack something',
    leftOutNote: 'With what is left of their month: they get a receipt of it once that is mended.',
    none: {
      title: '%{count} partner needs no receipt |||| %{count} partners need no receipt',
      RECEIPTED: '%{count} receipted already',
      NOTHING_DUE: '%{count} without commission',
      more: 'Show them',
      less: 'Hide them',
    },
    mend: 'Mend it',
    mendBy: 'Ask sales administration or the partner to add it',
    batches: 'Issued at once',
    issued: '%{count} receipt of %{sum}: %{first} |||| %{count} receipts of %{sum}: %{first} to %{last}',
    issuedNone: 'No receipt: the month had changed for everybody',
    toList: 'Show them',
    changed: 'one partner left as it was |||| %{smart_count} partners left as they were',
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
