import { labelsOf } from '#domain/fields/field.ts';
import { certificateFields } from '#domain/fields/settlement/certificate.ts';
import { owedCertificates } from './owedCertificates.ts';

/**
 * Reads as certificates.*: form 2307, fetched with its pages.
 * A key added here is added in ../../fil/finance/certificates.ts too, or the type-check fails.
 */
export const certificates = {
  intro: 'Tax that was withheld from payees, certified by calendar quarter.',
  ownIntro: 'Your certificates of the tax that was withheld. Download each for your own return.',
  empty: 'Certificates appear here once a quarter is over and issued.',
  tabs: { title: 'Form 2307 in both directions', given: 'Given by us', owed: 'Owed to us' },
  owed: owedCertificates,
  quarterName: 'Q%{number} %{year}',
  version: 'Version %{version}',
  download: 'Download PDF',
  taken: 'Downloaded by the payee',
  notTaken: 'Not downloaded yet',
  stand: {
    title: 'How the quarter stands',
    choose: 'Choose a quarter',
    period: '%{from} to %{to}',
    due: 'Due to payees by %{day}',
    return: 'Return (1601-EQ, QAP) by %{day}',
    open: 'Not over yet: settled through %{day}. Certificates are issued once the last day is settled.',
    openNone: 'Not over yet. Certificates are issued once the last day is settled.',
    noPayor: 'Who pays and signs on form 2307 is not set.',
    setPayor: 'Set up form 2307',
    lines: 'Withheld in the quarter',
    payees: '%{smart_count} payee |||| %{smart_count} payees',
    issued: 'Certified',
    certificates: '%{smart_count} certificate |||| %{smart_count} certificates',
    mailed: '%{smart_count} mailed |||| %{smart_count} mailed',
    left: 'Still to be issued',
    none: 'Without a certificate',
    byAtc: 'By tax code',
    atcPayees: 'Payees',
  },
  issue: {
    act: 'Issue %{smart_count} certificate |||| Issue %{smart_count} certificates',
    title: 'Issue the quarter?',
    now: 'Issue now',
    effect:
      '%{smart_count} payee gets a certificate, of %{sum} in tax. It is frozen as it is issued; what is wrong in it is issued again as a new version. |||| %{smart_count} payees get a certificate each, of %{sum} in tax. They are frozen as they are issued; what is wrong in one is issued again as a new version.',
    goesOn: 'This goes on in the background, also when you leave the page.',
    done: 'All payees of the quarter who can be certified are.',
  },
  zip: {
    label: 'PDFs in one zip (.zip)',
    note: 'The PDF of each certificate of the list, 20,000 at most. Each counts as downloaded by you once the zip is ready.',
  },
  returns: 'Export for QAP and 1601-EQ',
  except: {
    title: '%{smart_count} payee without a certificate |||| %{smart_count} payees without a certificate',
    note: 'They hold nobody else up. Mend what is missing, then issue theirs.',
    more: 'and %{smart_count} more |||| and %{smart_count} more',
    NO_TIN: 'There is no TIN in the record. Add it, then issue the certificate.',
    UNKNOWN_KIND: 'The kind of business says whether a person or a company is paid. Set it in the record.',
    NOT_ABOVE_ZERO: 'Refunds took back what was paid. Its sums go on into the next quarter.',
    waiting:
      'Payments of %{smart_count} store wait in settlement, since the kind of business of its payee is unknown: they are in no certificate before they are settled. |||| Payments of %{smart_count} stores wait in settlement, since the kind of business of their payees is unknown: they are in no certificate before they are settled.',
    seeWaiting: 'See what waits',
    record: 'Open the record',
    again: 'Look again',
  },
  section: {
    payee: 'Part I: Payee',
    payor: 'Part II: Payor',
    details: 'Part III: Income payments and tax withheld',
    versions: 'Versions',
    downloads: 'Downloads',
    mails: 'Mailed',
  },
  payorTin: 'TIN of the payor',
  payorName: 'Name of the payor',
  signedBy: 'Signed by',
  atc: 'ATC',
  month1: '1st month',
  month2: '2nd month',
  month3: '3rd month',
  carried: 'With the sums of %{quarter}, which were not above zero.',
  hash: 'Seal (SHA-256)',
  all: 'Total',
  replacedNote: 'A later version is in force.',
  openCurrent: 'Open the version in force',
  changed: 'Changed: %{parts}',
  noDownloads: 'Nobody has downloaded it yet.',
  noMails:
    'It was not mailed: the partner does not have form 2307 by e-mail, or nobody of it has an address.',
  byPayee: 'payee',
  reissue: {
    act: 'Issue again',
    title: 'Issue a new version?',
    effect:
      'The new version is made of the record of the payee, the report settings and the settled lines as they are by now. The one in force stays to be seen as replaced.',
    needed: 'Say why, in a few words',
    done: 'Version %{version} of %{payee} is in force.',
    doneMailed: 'Version %{version} of %{payee} is in force, and mailed to %{address}.',
  },
  field: labelsOf(certificateFields, 'en'),
};
