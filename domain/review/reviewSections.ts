import { fieldsOfSection } from '../fields/field.ts';
import { partnerFields } from '../fields/partner.ts';
import { storeFields } from '../fields/store.ts';
import type { Sentence } from '../sentence.ts';
import { REMARK_SECTIONS, type RemarkSection } from './remarkSection.ts';

/** What a remark is about: a partner itself, or one store. */
export type RemarkKind = 'partner' | 'merchant';

/** Fields of a section by their names on the wire; `documents`: a document's type, a code of the look-up. */
type Fields = readonly string[] | 'documents';

const SHARED: readonly RemarkSection[] = ['business-details', 'bank-details', 'contact-person', 'documents'];
/** The sections that an applicant can change. */
const OF_KIND: Readonly<Record<RemarkKind, readonly RemarkSection[]>> = {
  partner: SHARED,
  merchant: ['merchant', ...SHARED, 'commodities', 'schedules', 'ecommerce-sites', 'retailer-associates'],
};
const FIELDS = { partner: partnerFields, merchant: storeFields };

const fieldsIn = (kind: RemarkKind, section: string): Fields | undefined => {
  const found = OF_KIND[kind].find((name) => name === section);
  if (!found) return undefined;
  return found === 'documents' ? found : fieldsOfSection(FIELDS[kind], found);
};

/** The sections of a partner, or of a store, that a remark may name. */
export function remarkSections(kind: RemarkKind): RemarkSection[] {
  return REMARK_SECTIONS.filter((section) => OF_KIND[kind].includes(section));
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
