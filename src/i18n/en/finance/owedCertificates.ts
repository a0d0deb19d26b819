import { labelsOf } from '#domain/fields/field.ts';
import { owedCertificateFields, owedPaperFields } from '#domain/fields/settlement/owedCertificate.ts';

/**
 * Reads as certificates.owed.*: form 2307 that merchants owe us, fetched with the pages of form 2307. `field` names every field.
 * A key added here is added in ../../fil/finance/owedCertificates.ts too, or the type-check fails.
 */
export const owedCertificates = {
  intro:
    'Merchants that are top withholding agents keep back tax of our commission and owe us form 2307 for it (WC160). One a payee and quarter, expected once the quarter is settled.',
  search: 'Name, partner or TIN',
  empty: 'Nothing is expected: no top withholding agent withheld tax in a quarter that is settled.',
  sums: {
    title: 'What these certificates come to',
    count: '%{smart_count} certificate is owed |||| %{smart_count} certificates are owed',
    arrived: 'of %{smart_count} payee |||| of %{smart_count} payees',
    open: '%{missing} did not arrive, %{partly} in part',
  },
  figures: 'What is owed',
  figuresNote:
    'Tax that the settled lines of the quarter left with the merchant, and what papers certify of it.',
  lines: 'The lines behind it',
  linesNote: 'Each month and store leads to its settled lines.',
  monthAndStore: 'Month and store',
  withheld: 'Withheld',
  papers: {
    title: 'Papers that arrived',
    none: 'No paper has arrived yet.',
    counts: 'Counts',
    replaced: 'Replaced',
    arrived: '%{name}, arrived on %{day}',
    by: 'Recorded by %{name},',
    note: 'Note: %{note}',
    reason: 'Replaced by %{name}: %{reason}',
    look: 'Look at it',
    lookAt: 'Look at it: %{name}',
    save: 'Download',
    saveOf: 'Download %{name}',
    replace: 'Replace',
    replaceOf: 'Replace %{name}',
  },
  record: {
    act: 'Record a certificate',
    title: 'Record a certificate that arrived',
    replaceTitle: 'Replace a certificate',
    note: 'Expected: %{expected}. Still missing: %{missing}.',
    replaces:
      '%{amount} of %{file} do not count any more once it is replaced; the paper stays in the history.',
    more: 'That is more than was withheld. Say in the note how it comes.',
    less: 'That is less than was withheld. It is recorded, and the rest stays missing.',
    paper: 'The certificate',
    chosen: 'Chosen: %{name}',
    choose: 'Choose the file of the certificate first.',
    now: 'Record',
    replaceNow: 'Replace now',
    wrong: {
      amount: 'Type pesos above zero, with at most two decimals, like 1234.50.',
      receivedOn: 'A day from %{from} to today.',
      note: 'Say it in at least %{min} characters.',
      reason: 'Say why it is replaced, in at least %{min} characters.',
    },
  },
  recorded: {
    title: 'The certificate of %{name} for %{quarter} is recorded',
    MISSING: 'Nothing of %{expected} counts.',
    PARTLY: '%{received} of %{expected} are certified; %{missing} are still missing.',
    RECEIVED: 'All of %{expected} is certified.',
    MORE: '%{received} are certified, more than the %{expected} that were withheld.',
    open: '%{smart_count} certificate is still missing in whole or part. |||| %{smart_count} certificates are still missing in whole or part.',
    next: 'Next: %{name}, %{quarter}',
    none: 'Nothing else is missing.',
  },
  field: labelsOf({ ...owedCertificateFields, ...owedPaperFields }, 'en'),
};
