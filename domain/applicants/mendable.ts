import type { RemarkKind } from '../review/reviewSections.ts';

type Fields = Readonly<Record<string, readonly string[]>>;

/**
 * The fields that an applicant mends by themselves when the review asks for it, by the section of the remark. A mobile number and an
 * e-mail address are none of them: they are where codes go, and change hands only when both are proved. What is left out is answered
 * in words, or by another paper.
 */
const MENDABLE: Readonly<Record<RemarkKind, Fields>> = {
  partner: {
    'business-details': [
      'name',
      'businessEntity',
      'tinNumber',
      'dtiRegistrationNumber',
      'secRegistrationNumber',
      'vatType',
      'address',
    ],
    'bank-details': [
      'bankId',
      'bankBranchId',
      'accountName',
      'accountNumber',
      'accountType',
      'authorizedSignatory',
    ],
    'contact-person': ['fullName', 'birthDate', 'jobTitle', 'landlineNumber'],
  },
  merchant: {
    merchant: ['merchantName', 'segment', 'address'],
    'business-details': ['tinNumber', 'dtiRegistrationNumber', 'secRegistrationNumber', 'vatType'],
    'bank-details': [
      'bankId',
      'bankBranchId',
      'accountName',
      'accountNumber',
      'accountType',
      'authorizedSignatory',
    ],
    'contact-person': ['fullName', 'birthDate', 'jobTitle', 'landlineNumber'],
  },
};

/** Fields that are opened with another, because they follow from it. */
const WITH: Fields = {
  bankId: ['bankId', 'bankBranchId', 'accountNumber'],
  businessEntity: ['businessEntity', 'dtiRegistrationNumber', 'secRegistrationNumber'],
};

/** Where a remark points: a section, and a field of it or none. */
export interface Pointed {
  section: string;
  field: string | null;
}

/** What a remark opens to the applicant: the field that it names with what follows from it, or all of its section. None: it is answered. */
export function mendableFields(kind: RemarkKind, { section, field }: Pointed): readonly string[] {
  const all = Object.hasOwn(MENDABLE[kind], section) ? (MENDABLE[kind][section] ?? []) : [];
  if (field === null) return all;
  return all.includes(field) ? (WITH[field] ?? [field]) : [];
}
