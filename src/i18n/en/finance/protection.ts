import { labelsOf } from '#domain/fields/field.ts';
import { protectionFields } from '#domain/fields/settlement/protection.ts';

/**
 * Reads as protection.*: receipts of the protection product, fetched with their pages. `field` names every field.
 * A key added here is added in ../../fil/finance/protection.ts too, or the type-check fails.
 */
export const protection = {
  intro:
    'One a partner and month. They are owed once the month is settled, and pending until the paper is uploaded.',
  search: 'Partner, HSIS code or TIN',
  tabs: 'Receipts by their status',
  empty: {
    PENDING: 'Nothing is pending: the paper of every settled month is here.',
    UPLOADED: 'Receipts appear here once their paper is uploaded.',
  },
  openLines: 'Open the settled lines',
  figures: 'What it is of',
  figuresNote:
    'What the partner’s lines of the month came to when it was settled. Compare them with the paper.',
  totals: {
    title: 'What these receipts come to',
    count: 'Receipts',
    anyMonth: 'Of all months',
    usualMonths: 'Of the last 12 months',
    more: 'By month',
    less: 'Hide the months',
  },
  papers: {
    title: 'Papers',
    none: 'No paper is uploaded yet.',
    counts: 'Counts',
    replaced: 'Replaced',
    by: 'Uploaded by %{name},',
    reason: 'Replaced by %{name}: %{reason}',
  },
  view: {
    act: 'View the receipt',
    of: 'Receipt of %{name}',
    save: 'Save the file',
    back: 'Back to its figures',
    former: 'This paper was replaced and does not count any more.',
    zoomIn: 'Enlarge',
    zoomOut: 'Make smaller',
  },
  upload: {
    act: 'Upload a receipt',
    replace: 'Replace the paper',
    title: 'Upload a receipt',
    intro: 'Choose the partner and month, compare the figures, and upload the paper as a PDF or picture.',
    which: 'Which receipt is it?',
    receipt: 'Partner and month',
    receiptHelp: 'Pending ones are listed, the oldest first; type a partner’s name to find theirs.',
    paper: 'The paper',
    chosen: 'Chosen: %{name}',
    choose: 'Choose the file of the receipt first.',
    replaces:
      'A paper is here: %{file}, uploaded by %{name} on %{day}. It stays in the history; yours counts from now on.',
    reasonNeeded: 'Say why it is replaced, in at least %{min} characters.',
    now: 'Upload',
    replaceNow: 'Replace',
  },
  uploaded: {
    title: 'The receipt of %{name} for %{month} is uploaded',
    first: '%{file} counts from now on.',
    replaced: '%{file} counts from now on; the paper of before stays in the history.',
    next: '%{smart_count} receipt is still pending: %{name}, %{month}. |||| %{smart_count} receipts are still pending. Next: %{name}, %{month}.',
    none: 'Nothing else is pending: the paper of every settled month is here.',
    goOn: 'Upload the next one',
    list: 'All that is pending',
  },
  field: labelsOf(protectionFields, 'en'),
};
