import type { Sentence } from '../text.ts';

/** What a remark is about: a partner itself, or one store. */
export type RemarkKind = 'partner' | 'merchant';

/** Fields of a section by their names on the wire; `documents`: a document's type, a code of the look-up. */
type Fields = readonly string[] | 'documents';

const REGISTERED = ['tinNumber', 'dtiRegistrationNumber', 'secRegistrationNumber', 'vatType'] as const;
const SHARED = {
  'bank-details': [
    'bankId',
    'bankBranchId',
    'accountName',
    'accountNumber',
    'accountType',
    'isPaymentsReceived',
    'authorizedSignatory',
  ],
  'contact-person': ['fullName', 'jobTitle', 'mobileNumber', 'landlineNumber', 'emailAddress', 'birthDate'],
  documents: 'documents',
} as const;

/** Sections that a remark may name, each with its fields: what an applicant can change. */
const SECTIONS = {
  partner: {
    'business-details': [
      'name',
      'businessEntity',
      ...REGISTERED,
      'address',
      'hcAgent',
      'shoppingMallsPartner',
      'digitalPosPartner',
      'enableEmailDR',
    ],
    ...SHARED,
  },
  merchant: {
    merchant: ['merchantName', 'merchantType', 'segment', 'contactNumber', 'address', 'enableEmailDR'],
    'business-details': REGISTERED,
    ...SHARED,
    commodities: [],
    schedules: [],
    'ecommerce-sites': [],
    'retailer-associates': [],
  },
} as const satisfies Record<RemarkKind, Record<string, Fields>>;

export type RemarkSection = keyof (typeof SECTIONS)['partner'] | keyof (typeof SECTIONS)['merchant'];
/** Every section that a remark may name, of whichever kind. */
export const REMARK_SECTIONS = [
  ...new Set([...Object.keys(SECTIONS.merchant), ...Object.keys(SECTIONS.partner)]),
] as [RemarkSection, ...RemarkSection[]];

const fieldsIn = (kind: RemarkKind, section: string): Fields | undefined => {
  const of: Readonly<Record<string, Fields>> = SECTIONS[kind];
  return Object.hasOwn(of, section) ? of[section] : undefined;
};

/** The sections of a partner, or of a store, that a remark may name. */
export function remarkSections(kind: RemarkKind): RemarkSection[] {
  return REMARK_SECTIONS.filter((section) => fieldsIn(kind, section) !== undefined);
}

/** The fields that a remark on a section may name; none where it speaks of the whole, and for documents, whose types are a look-up. */
export function remarkFields(kind: RemarkKind, section: string): readonly string[] {
  const fields = fieldsIn(kind, section);
  return fields === undefined || fields === 'documents' ? [] : fields;
}

/** Whether the field of a remark is a type of document. */
export function namesDocument(section: string): boolean {
  return section === 'documents';
}

const NO_SECTION: Readonly<Record<RemarkKind, Sentence>> = {
  partner: { en: 'A partner has no such section', fil: 'Walang ganitong seksyon ang partner' },
  merchant: { en: 'A store has no such section', fil: 'Walang ganitong seksyon ang tindahan' },
};
const NO_FIELD: Sentence = {
  en: 'This section has no such field',
  fil: 'Walang ganitong field ang seksyong ito',
};

/** What is wrong with where a remark points: `section` or `field`, or null. The type of a document is checked against the look-up. */
export function remarkProblem(
  kind: RemarkKind,
  { section, field }: { section: string; field: string | null },
): { at: 'section' | 'field'; why: Sentence } | null {
  const fields = fieldsIn(kind, section);
  if (fields === undefined) return { at: 'section', why: NO_SECTION[kind] };
  if (field === null || fields === 'documents' || fields.includes(field)) return null;
  return { at: 'field', why: NO_FIELD };
}
