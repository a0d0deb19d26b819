import type { Sentence } from '../sentence.ts';

/** The sections of a partner or a store that a remark of the review may name. */
export const remarkSection = {
  merchant: { en: 'Merchant details', fil: 'Detalye ng merchant' },
  'business-details': { en: 'Business details', fil: 'Detalye ng negosyo' },
  'bank-details': { en: 'Bank details', fil: 'Detalye ng bangko' },
  'contact-person': { en: 'Contact persons', fil: 'Mga kausap' },
  documents: { en: 'Documents', fil: 'Mga dokumento' },
  commodities: { en: 'Commodities', fil: 'Mga produkto' },
  schedules: { en: 'Operating hours', fil: 'Oras ng operasyon' },
  'ecommerce-sites': { en: 'E-commerce sites', fil: 'Mga e-commerce site' },
  'retailer-associates': { en: 'Retailer associates', fil: 'Mga tauhan ng tindahan' },
} as const satisfies Readonly<Record<string, Sentence>>;
export type RemarkSection = keyof typeof remarkSection;
/** Every section that a remark may name, of whichever kind of record. */
export const REMARK_SECTIONS = Object.keys(remarkSection) as [RemarkSection, ...RemarkSection[]];
