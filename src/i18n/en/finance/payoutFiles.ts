import { labelsOf } from '#domain/fields/field.ts';
import { payoutFileFields } from '#domain/fields/settlement/payoutFile.ts';

/**
 * Reads as payoutFiles.*: files for the bank and its answers, fetched with their pages.
 * A key added here is added in ../../fil/finance/payoutFiles.ts too, or the type-check fails.
 */
export const payoutFiles = {
  intro: 'What goes to the bank, and how far it has answered.',
  empty: 'Files appear here once scheduled payouts are sent to the bank.',
  name: 'File %{id}',
  make: 'New file for the bank',
  makeTitle: 'Send scheduled payouts to the bank?',
  makeNow: 'Make the file',
  days: {
    which: 'Of these business days; left empty, of all',
    from: 'Earliest day',
    to: 'Latest day',
    order: 'The latest day comes before the earliest',
    nothing: 'No payout of these days is scheduled.',
  },
  makeEffect:
    'They are marked as sent to the bank with this file, once. You download it on its page, give it to the bank, and take its answer in there.',
  made: '%{smart_count} payout of %{sum} is in file %{id}. Download it for the bank. |||| %{smart_count} payouts of %{sum} are in file %{id}. Download it for the bank.',
  nothing: 'No payout is scheduled. The next ones come with the next night.',
  sums: '%{smart_count} payout, %{sum} |||| %{smart_count} payouts, %{sum}',
  ofDay: 'Of the business day %{from}',
  ofDays: 'Of the business days from %{from} to %{to}',
  byBank: 'By bank',
  held: '%{smart_count} payout of %{sum} is held and stays out |||| %{smart_count} payouts of %{sum} are held and stay out',
  blocked: 'blocked: %{names}',
  download: 'Download for the bank',
  openPayouts: 'Open its payouts',
  answeredBy: 'Last answer taken in by %{name},',
  stand: {
    title: 'How it stands',
    payouts: 'Result',
    paid: 'Paid',
    returned: 'Returned',
    open: 'Not answered yet',
    all: 'Sent with this file',
  },
  answer: {
    title: 'Answer of the bank',
    note: 'The file with Result, Bank reference and Return reason filled in, or another workbook or csv with these columns. Nothing is written before you have seen it.',
    reading: 'The answer is being read.',
    of: 'Answer in %{name}',
    willBePaid: 'Will be paid',
    willReturn: 'Will be returned',
    known: 'Known already',
    silent: 'Not answered yet',
    wrong:
      '%{smart_count} row is wrong, so nothing can be taken in. Mend the file or ask the bank, and choose it again. |||| %{smart_count} rows are wrong, so nothing can be taken in. Mend the file or ask the bank, and choose it again.',
    ofOther:
      '%{smart_count} row belongs to file %{id} of %{day}: it is taken in there. |||| %{smart_count} rows belong to file %{id} of %{day}: they are taken in there.',
    openOther: 'Open file %{id}',
    unknown: 'Not read: %{names}',
    rows: 'Rows of the answer',
    row: 'Row',
    reference: 'Reference',
    amount: 'Amount',
    verdict: 'What becomes of it',
    bankSays: 'Reference or reason',
    more: 'and %{smart_count} row more |||| and %{smart_count} rows more',
    discard: 'Discard',
    take: 'Take in %{smart_count} answer |||| Take in %{smart_count} answers',
    taken: '%{paid} paid, %{returned} returned. What came back waits to be sent anew.',
    nothingNew: 'The bank has said nothing new.',
  },
  answers: {
    title: 'Answers taken in',
    note: 'Each as it came from the bank. A download stands in the audit trail.',
    paid: '%{smart_count} paid, %{sum}',
    returned: '%{smart_count} returned, %{sum}',
    download: 'Download',
    downloadOne: 'Download %{name}',
  },
  verdict: {
    paid: 'Paid',
    returned: 'Returned',
    known: 'Known',
    silent: 'Not answered',
    wrong: 'Wrong',
  },
  field: labelsOf(payoutFileFields, 'en'),
};
