import type {
  Certificate,
  CertificateDownload,
  CertificateIssue,
  CertificateLine,
  CertificateListed,
  CertificateMail,
} from '#contract/finance/certificates.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { centavos, decimal, flag, id, instant, int, list, text } from '../../db/columns/kinds.ts';

export const CERTIFICATE_FROM = 'certificate_2307 c';

/** Whether a certificate, `c`, is in force: the latest version of its payee's quarter is. */
export const STATE = `case when exists (select from certificate_2307 n where n.quarter = c.quarter and n.payee = c.payee
    and n.version > c.version) then 'REPLACED' else 'CURRENT' end`;
/** When somebody of its payee first took it home. */
const TAKEN = `(select min(d.at) from certificate_2307_download d where d.certificate_id = c.id and d.is_payee)`;

/** Of the mail of a certificate, `c`, that went out or is on its way; there is one at most. */
const mailed = (column: string): string =>
  `(select x.${column} from certificate_2307_mail x where x.certificate_id = c.id and x.failed_at is null)`;
/** When the last of its mails was refused for good, where none went out. */
export const MAIL_FAILED = `(select max(x.failed_at) from certificate_2307_mail x where x.certificate_id = c.id
  having bool_and(x.failed_at is not null))`;

/** A certificate, `c`, as lists have it. */
export const CERTIFICATE = columnsOf<CertificateListed>(CERTIFICATE_FROM)({
  id: id('c.id'),
  quarter: text('c.quarter'),
  version: int('c.version'),
  state: text(STATE),
  payeeTin: text('c.payee'),
  payeeName: text('c.payee_name'),
  payeeKind: text('c.payee_kind'),
  partnerId: id('c.partner_id'),
  merchantId: id('c.merchant_id'),
  total: centavos('c.total'),
  tax: centavos('c.tax'),
  carriedFrom: text('c.carried_from'),
  dtimeIssued: instant('c.issued_at'),
  issuedBy: text('c.issued_by'),
  dtimeTaken: instant(TAKEN),
  dtimeMailed: instant(mailed('at')),
  mailedTo: text(mailed('recipient')),
  dtimeMailFailed: instant(MAIL_FAILED),
});

type Whole = Omit<Certificate, 'lines' | 'versions' | 'downloads' | 'mails' | 'payeeOnForm'> & {
  lastName: string | null;
  firstName: string | null;
  middleName: string | null;
};

/** The same with all that stands on it. */
export const WHOLE = columnsOf<Whole>(CERTIFICATE_FROM)({
  ...CERTIFICATE.columns,
  lastName: text('c.last_name'),
  firstName: text('c.first_name'),
  middleName: text('c.middle_name'),
  payeeAddress: text('c.payee_address'),
  payeeZip: text('c.payee_zip'),
  payorTin: text('c.payor_tin'),
  payorName: text('c.payor_name'),
  payorAddress: text('c.payor_address'),
  payorZip: text('c.payor_zip'),
  signatoryName: text('c.signatory_name'),
  signatoryPosition: text('c.signatory_position'),
  sha256: text('c.sha256'),
});

export const LINE_FROM = 'certificate_2307_line l';
export const LINE = columnsOf<CertificateLine>(LINE_FROM)({
  atc: text('l.atc_code'),
  percent: decimal('trim_scale(l.percent)'),
  month1: centavos('l.month1'),
  month2: centavos('l.month2'),
  month3: centavos('l.month3'),
  total: centavos('l.total'),
  tax: centavos('l.tax'),
});

/** Every version of a payee's quarter. */
export const ISSUE = columnsOf<CertificateIssue>(CERTIFICATE_FROM)({
  id: id('c.id'),
  version: int('c.version'),
  dtimeIssued: instant('c.issued_at'),
  issuedBy: text('c.issued_by'),
  total: centavos('c.total'),
  tax: centavos('c.tax'),
  reissueReason: text('c.reason'),
  changes: list('c.changes'),
});

export const DOWNLOAD_FROM = 'certificate_2307_download d join certificate_2307 c on c.id = d.certificate_id';
export const DOWNLOAD = columnsOf<CertificateDownload>(DOWNLOAD_FROM)({
  id: id('d.id'),
  version: int('c.version'),
  at: instant('d.at'),
  takenBy: text('d.username'),
  isPayee: flag('d.is_payee'),
});

export const MAIL_FROM = 'certificate_2307_mail x join certificate_2307 c on c.id = x.certificate_id';
export const MAIL = columnsOf<CertificateMail>(MAIL_FROM)({
  id: id('c.id'),
  version: int('c.version'),
  attempt: int('x.attempt'),
  at: instant('x.at'),
  recipient: text('x.recipient'),
  dtimeFailed: instant('x.failed_at'),
  // What a gateway says may name what stands inside the house.
  failure: text(`case when current_user = 'app_internal' then x.failure end`),
});
