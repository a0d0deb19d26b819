import { z } from 'zod';
import { certificateFields } from '#domain/fields/settlement/certificate.ts';
import { PAYEE_KINDS } from '#domain/settlement/atc.ts';
import {
  CERTIFICATE_EXCEPTIONS,
  CERTIFICATE_PARTS,
  CERTIFICATE_STATES,
} from '#domain/settlement/certificates/certificate.ts';
import { isQuarter } from '#domain/settlement/certificates/quarter.ts';
import type { TaxCover } from '#domain/settlement/certificates/taxCover.ts';
import { any, type CallMeta, call } from '../call.ts';
import { envelope, id, idParams, instant, version, wholeList } from '../envelope.ts';
import { filter, listOf, listQuery } from '../list.ts';
import { own } from '../messages/own.ts';
import { named } from '../shapes/code.ts';
import { lineOf } from '../shapes/lineOf.ts';

/** Pesos, a decimal string with two places; below zero where refunds were more. */
const money = z.string();
const count = z.number().int();
const told = z.string().nullable();
/** A calendar quarter, "2026-Q3". */
const quarter = z.string().refine(isQuarter, {
  message: own({ en: 'A quarter is written like 2026-Q3', fil: 'Isulat ang quarter nang gaya ng 2026-Q3' }),
});

const certificateRow = z.object({
  id,
  quarter: z.string(),
  version,
  state: z.enum(CERTIFICATE_STATES),
  /** Nine digits and five of the branch, the head office being zeros. */
  payeeTin: z.string(),
  payeeName: z.string(),
  payeeKind: z.enum(PAYEE_KINDS),
  /** Null: of lines of several partners. */
  partnerId: id.nullable(),
  /** The store whose own account was paid; null: its partner's. */
  merchantId: id.nullable(),
  total: money,
  tax: money,
  /** The first quarter whose sums are in it besides its own, since they were not above zero. */
  carriedFrom: told,
  dtimeIssued: instant,
  issuedBy: named,
  /** When somebody of the payee first took it home; null: nobody has. */
  dtimeTaken: instant.nullable(),
  /** When and to which address it was mailed; null: it was not. */
  dtimeMailed: instant.nullable(),
  mailedTo: told,
  /** When the gateway refused its mail for good, and none went out since; null: it did not. */
  dtimeMailFailed: instant.nullable(),
});
export type CertificateListed = z.infer<typeof certificateRow>;

/** A line of the form: total = month1 + month2 + month3. */
const line = z.object({
  atc: z.string(),
  /** In percent; null where the quarter had more than one. */
  percent: told,
  month1: money,
  month2: money,
  month3: money,
  total: money,
  tax: money,
});
const issue = z.object({
  id,
  version,
  dtimeIssued: instant,
  issuedBy: named,
  total: money,
  tax: money,
  /** Why it was issued again, and what is another in it than in the one before. */
  reissueReason: told,
  changes: z.array(z.enum(CERTIFICATE_PARTS)),
});
const download = z.object({ id, version, at: instant, takenBy: named, isPayee: z.boolean() });
const mail = z.object({
  id,
  version,
  /** 1 for the mail as it was issued, more for those that were sent again. */
  attempt: count,
  at: instant,
  recipient: z.string(),
  /** When the gateway refused it for good, and what it said, which staff alone read. */
  dtimeFailed: instant.nullable(),
  failure: told,
});
const certificate = certificateRow.extend({
  /** As the form has it: a person by last, first and middle name. */
  payeeOnForm: z.string(),
  payeeAddress: told,
  payeeZip: told,
  payorTin: z.string(),
  payorName: z.string(),
  payorAddress: z.string(),
  payorZip: z.string(),
  signatoryName: z.string(),
  signatoryPosition: z.string(),
  /** Of all that stands on it. */
  sha256: z.string(),
  lines: z.array(line),
  /** All versions of the payee's quarter, the latest first. */
  versions: z.array(issue),
  /** Who took any of them home, the latest first. */
  downloads: z.array(download),
  /** Which of them were mailed to whom, the latest first; `id` is that of the version. */
  mails: z.array(mail),
});
export type CertificateLine = z.infer<typeof line>;
export type CertificateIssue = z.infer<typeof issue>;
export type CertificateDownload = z.infer<typeof download>;
export type CertificateMail = z.infer<typeof mail>;
export type Certificate = z.infer<typeof certificate>;

/** A quarter with how many certificates of it are in force, as the reader sees them. */
const quarterRow = z.object({
  quarter: z.string(),
  from: z.string(),
  to: z.string(),
  /** By then payees have theirs. */
  dueDay: z.string(),
  count,
  tax: money,
});
export type CertificateQuarter = z.infer<typeof quarterRow>;

/** A payee that gets none, and why. */
const exception = z.object({
  payee: z.string(),
  name: z.string(),
  why: z.enum(CERTIFICATE_EXCEPTIONS),
  partnerId: id,
  merchantId: id.nullable(),
  total: money,
  tax: money,
});
export type CertificateExceptionRow = z.infer<typeof exception>;

/** How a quarter stands: what its lines come to, what is issued of it, and who gets none. */
const standing = z.object({
  quarter: z.string(),
  from: z.string(),
  to: z.string(),
  dueDay: z.string(),
  /** By then the bureau has 1601-EQ with the alphalist. */
  returnDay: z.string(),
  /** Every day of it is over and settled: only then is anything issued. */
  isClosed: z.boolean(),
  settledThrough: told,
  /** Who pays and signs; false: form 2307 is not set up. */
  hasPayor: z.boolean(),
  payeeCount: count,
  total: money,
  tax: money,
  issuedCount: count,
  issuedTax: money,
  /** How many of those were mailed as they were issued. */
  mailedCount: count,
  /** How many could not be mailed. */
  mailFailedCount: count,
  /** What issuing now would issue. */
  openCount: count,
  openTax: money,
  byAtc: z.array(z.object({ atc: z.string(), payeeCount: count, total: money, tax: money })),
  exceptionCount: count,
  /** The first hundred by name. */
  exceptions: z.array(exception),
});
export type CertificateStanding = z.infer<typeof standing>;

export const CERTIFICATE_SORTS = ['quarter', 'tax', 'id'] as const;
export const certificateFilters = {
  id: filter.ids(),
  quarter: filter.text(),
  payeeName: filter.text(),
  payeeTin: filter.text(),
  partnerId: filter.ids(),
  merchantId: filter.ids(),
  state: filter.oneOf(CERTIFICATE_STATES),
  isTaken: filter.flag(),
  isMailFailed: filter.flag(),
};
/** What a payee was paid under a tax code in a quarter by its settlement lines, as it is returned. */
export interface AlphalistRow {
  id: string;
  quarter: string;
  /** Null of a payee without a TIN. */
  root: string | null;
  branch: string | null;
  /** Of what is no person. */
  companyName: string | null;
  lastName: string | null;
  firstName: string | null;
  middleName: string | null;
  address: string | null;
  zip: string | null;
  atc: string;
  percent: string | null;
  income: string;
  tax: string;
  certificate: TaxCover;
}

/** Of the alphalist: a row a payee and tax code of a quarter. */
export const ALPHALIST_SORTS = ['id'] as const;
export const alphalistFilters = { quarter: filter.text() };

const readers = { ...any('FM_VIEW_BIR_2307'), addition: true } as const satisfies CallMeta;
const staff = { ...readers, userType: 'INTERNAL' } as const satisfies CallMeta;
const issuers = { ...any('FM_EDIT_RS'), userType: 'INTERNAL', addition: true } as const satisfies CallMeta;
const BASE = '/api/finance-management/certificates';

/** Form 2307: what was withheld of payees, certified by quarter. */
export const certificates = {
  listCertificates: call('GET', BASE, readers)
    .input(z.object({ query: listQuery(certificateFilters, CERTIFICATE_SORTS) }))
    .output(listOf(certificateRow)),
  /** The quarters of which there is anything, the latest first; to staff also those that are not issued yet. */
  listCertificateQuarters: call('GET', `${BASE}/quarters`, readers)
    .input(z.object({}))
    .output(wholeList(quarterRow)),
  getCertificateStanding: call('GET', `${BASE}/standing`, staff)
    .input(z.object({ query: z.strictObject({ quarter }) }))
    .output(envelope(standing)),
  /**
   * Issues a quarter in the background, to everybody who can be given one and has none; the others are named and left. Asked for twice it
   * issues nothing twice. Answers its job. 422 rule_quarter_open, rule_no_payor.
   */
  issueQuarter: call('POST', `${BASE}/batches`, issuers)
    .input(z.object({ body: z.strictObject({ quarter }) }))
    .output(envelope(z.object({ jobId: id }))),
  /** Issues that of one payee, by its TIN as `exceptions` and rows have it. 404, 422 rule_quarter_open, rule_no_payor, rule_certificate. */
  issueCertificate: call('POST', BASE, issuers)
    .input(z.object({ body: z.strictObject({ quarter, payee: z.string().max(60) }) }))
    .output(envelope(certificateRow)),
  getCertificate: call('GET', `${BASE}/{id}`, readers)
    .input(z.object({ params: idParams }))
    .output(envelope(certificate)),
  /** The form as a PDF, the same bytes each time. Who took it home, and when, is kept. */
  downloadCertificate: call('GET', `${BASE}/{id}/file`, {
    ...readers,
    ownTransaction: true,
    inView: 'file',
    heavy: true,
  })
    .input(z.object({ params: idParams }))
    .output(z.file()),
  /**
   * Mails a certificate in force again whose mail was refused for good, to whom it goes by now. 404, 422 rule_replaced, rule_certificate
   * where none was refused, or where its partner does not want it or nobody of it has an address.
   */
  mailCertificate: call('POST', `${BASE}/{id}/mail`, issuers)
    .input(z.object({ params: idParams }))
    .output(envelope(certificateRow)),
  /**
   * Issues the next version of a certificate in force, from the records and lines as they are by now. 404, 422 rule_quarter_open,
   * rule_no_payor, rule_certificate, rule_unchanged where it would be the same, rule_replaced where it is not in force.
   */
  reissueCertificate: call('POST', `${BASE}/{id}/reissue`, issuers)
    .input(
      z.object({
        params: idParams,
        body: z.strictObject({ reason: lineOf(certificateFields.reissueReason) }),
      }),
    )
    .output(envelope(certificateRow)),
};
