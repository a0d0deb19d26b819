import type { Sentence } from '../../sentence.ts';
import { type StatusTable, statusRow } from '../../status.ts';
import type { PayeeKind } from '../atc.ts';
import type { CertificateRow } from './certify.ts';
import type { Quarter } from './quarter.ts';

/** Part I of the form: whom tax was withheld from. */
export interface CertifiedPayee {
  root: string;
  branch: string;
  kind: PayeeKind;
  name: string;
  /** Of a person; null where nobody is known by name. */
  lastName: string | null;
  firstName: string | null;
  middleName: string | null;
  address: string | null;
  zip: string | null;
}

/** Part II, and who signs. TINs are digits as they are stored. */
export interface CertifiedPayor {
  tin: string;
  name: string;
  address: string;
  zip: string;
  signatoryName: string;
  signatoryPosition: string;
  signatoryTin: string;
  signatureFileId: string | null;
}

/** All that stands on a certificate: what is frozen when it is issued. Amounts are centavos. */
export interface CertificateContent {
  quarter: Quarter;
  payee: CertifiedPayee;
  payor: CertifiedPayor;
  rows: readonly CertificateRow[];
  carriedFrom: Quarter | null;
  total: bigint;
  tax: bigint;
}

/** Why a payee gets no certificate of a quarter. */
export const CERTIFICATE_EXCEPTIONS = ['NO_TIN', 'UNKNOWN_KIND', 'NOT_ABOVE_ZERO'] as const;
export type CertificateException = (typeof CERTIFICATE_EXCEPTIONS)[number];

export const certificateException: Readonly<Record<CertificateException, Sentence>> = {
  NO_TIN: { en: 'No TIN', fil: 'Walang TIN' },
  UNKNOWN_KIND: { en: 'Kind of business unknown', fil: 'Hindi alam ang uri ng negosyo' },
  NOT_ABOVE_ZERO: { en: 'Not above zero', fil: 'Hindi higit sa zero' },
};

/** Whether a version is the one that counts. */
export const CERTIFICATE_STATES = ['CURRENT', 'REPLACED'] as const;
export type CertificateState = (typeof CERTIFICATE_STATES)[number];

export const certificateState: StatusTable<CertificateState> = {
  CURRENT: statusRow({ en: 'In force', fil: 'May bisa' }, 'success', 'REPLACED'),
  REPLACED: statusRow({ en: 'Replaced', fil: 'Napalitan' }, 'neutral'),
};

/** The parts of a certificate in which a version may differ from the one before. */
export const CERTIFICATE_PARTS = [
  'payeeName',
  'payeeAddress',
  'payeeKind',
  'payor',
  'signatory',
  'income',
  'tax',
] as const;
export type CertificatePart = (typeof CERTIFICATE_PARTS)[number];

/** The same in words. */
export const certificatePart: Readonly<Record<CertificatePart, Sentence>> = {
  payeeName: { en: 'Name of the payee', fil: 'Pangalan ng payee' },
  payeeAddress: { en: 'Address of the payee', fil: 'Address ng payee' },
  payeeKind: { en: 'Kind of payee', fil: 'Uri ng payee' },
  payor: { en: 'Payor', fil: 'Nagbabayad' },
  signatory: { en: 'Signatory or signature', fil: 'Lumalagda o lagda' },
  income: { en: 'Income payments', fil: 'Mga bayad na kita' },
  tax: { en: 'Tax withheld', fil: 'Buwis na kinaltas' },
};

const partOf: Readonly<Record<CertificatePart, (of: CertificateContent) => readonly unknown[]>> = {
  payeeName: ({ payee }) => [payee.name, payee.lastName, payee.firstName, payee.middleName],
  payeeAddress: ({ payee }) => [payee.address, payee.zip],
  payeeKind: ({ payee }) => [payee.kind],
  payor: ({ payor }) => [payor.tin, payor.name, payor.address, payor.zip],
  signatory: ({ payor }) => [
    ...[payor.signatoryName, payor.signatoryPosition, payor.signatoryTin, payor.signatureFileId],
  ],
  income: ({ rows, carriedFrom }) => [
    ...rows.map(({ atc, percent, months, total }) => [atc, percent, ...months, total].join()),
    carriedFrom,
  ],
  tax: ({ rows, tax }) => [...rows.map((row) => `${row.atc} ${row.tax}`), String(tax)],
};

/** In which parts two certificates of one payee and quarter differ, in the order of the form. */
export function whatDiffers(one: CertificateContent, other: CertificateContent): CertificatePart[] {
  const text = (part: CertificatePart, of: CertificateContent) => JSON.stringify(partOf[part](of));
  return CERTIFICATE_PARTS.filter((part) => text(part, one) !== text(part, other));
}

/** A certificate as one text that is the same for the same content: what its hash is taken of. */
export function certificateText(content: CertificateContent): string {
  const { quarter, payee } = content;
  return JSON.stringify([
    ...[quarter, payee.root, payee.branch],
    ...CERTIFICATE_PARTS.map((part) => partOf[part](content)),
  ]);
}

/** The payee of the form: a person by last, first and middle name, anybody else as registered. */
export function payeeOnForm({
  name,
  lastName,
  firstName,
  middleName,
}: Pick<CertifiedPayee, 'name' | 'lastName' | 'firstName' | 'middleName'>): string {
  if (!lastName) return name;
  return `${lastName}, ${[firstName, middleName].filter(Boolean).join(' ')}`;
}
