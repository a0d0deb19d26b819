import type { RecordKind } from '../../../../providers/recordVerbs.ts';
import type { DecisionBody } from '../../../../providers/reviewVerbs.ts';

/** One thing that has to be corrected, as it stands in the dialog. */
export interface Point {
  key: number;
  /** A store of the partner; null is the record itself. */
  merchantId: string | null;
  section: string;
  field: string | null;
  message: string;
}

const SHARED = {
  'bank-details': ['accountName', 'accountNumber', 'authorizedSignatory'],
  'contact-person': ['name', 'mobileNumber', 'emailAddress'],
  documents: [],
} as const;
const BUSINESS = [
  'name',
  'tinNumber',
  'businessEntity',
  'dtiRegistrationNumber',
  'secRegistrationNumber',
  'vatType',
  'address',
] as const;

/** Sections that a remark may name, each with its fields; those of documents are the types of documents. */
const SECTIONS: Readonly<Record<RecordKind, Readonly<Record<string, readonly string[]>>>> = {
  partner: { 'business-details': BUSINESS, ...SHARED },
  merchant: {
    merchant: ['name', 'address'],
    'business-details': BUSINESS,
    ...SHARED,
    commodities: [],
    schedules: [],
    'ecommerce-sites': [],
    'retailer-associates': [],
  },
};

export const sectionsOf = (kind: RecordKind): string[] => Object.keys(SECTIONS[kind]);
export const fieldsOf = (kind: RecordKind, section: string): readonly string[] =>
  SECTIONS[kind][section] ?? [];

export const newPoint = (key: number, kind: RecordKind): Point => ({
  key,
  merchantId: null,
  section: kind === 'partner' ? 'business-details' : 'merchant',
  field: null,
  message: '',
});

/** The points as the call takes them. */
export const remarksOf = (points: readonly Point[]): NonNullable<DecisionBody['remarks']> =>
  points.map(({ merchantId, section, field, message }) => ({
    section,
    message: message.trim(),
    ...(merchantId ? { merchantId } : {}),
    ...(field ? { field } : {}),
  }));
