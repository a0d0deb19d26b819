import { type Sentence, same } from '../sentence.ts';

export const RECEIPT_TYPES = [
  'COLLECTIONS',
  'INDIVIDUAL',
  'PROFIT_SHARING',
  'SUBSIDY_COLLECTION',
  'OTHERS',
] as const;
export type ReceiptType = (typeof RECEIPT_TYPES)[number];

/** A type as addresses and calls have it. */
export const RECEIPT_SLUGS = [
  'collections',
  'individual',
  'profit-sharing',
  'subsidy-collection',
  'others',
] as const;
export type ReceiptSlug = (typeof RECEIPT_SLUGS)[number];

/** Whose money it is: a partner that is chosen, or somebody whose name is typed. */
export type PayorKind = 'PARTNER' | 'TYPED';

interface TypeRow {
  slug: ReceiptSlug;
  label: Sentence;
  /** What such a receipt is given for. */
  hint: Sentence;
  payor: PayorKind;
  /** It is of a partner's month: contract, month, year, channel and statement of account. */
  isOfMonth: boolean;
  /** It names the number of a customer's contract. */
  hasContractNumber: boolean;
  /** It says what was paid for. */
  hasPaymentFor: boolean;
  /** It is of the commission of the closed lines of its month, which is receipted once. */
  isOfLines: boolean;
}

const ofPartner = {
  payor: 'PARTNER',
  ...{ isOfMonth: true, hasContractNumber: false, hasPaymentFor: false, isOfLines: false },
} as const;
const typed = {
  payor: 'TYPED',
  ...{ isOfMonth: false, hasContractNumber: false, hasPaymentFor: false, isOfLines: false },
} as const;

/** Each type of receipt: its words, and which fields it has. */
export const receiptType: Readonly<Record<ReceiptType, TypeRow>> = {
  COLLECTIONS: {
    ...ofPartner,
    slug: 'collections',
    label: { en: 'Collections', fil: 'Mga koleksyon' },
    hint: {
      en: 'Instalments that a partner collected for us',
      fil: 'Hulog na nakolekta ng partner para sa amin',
    },
  },
  INDIVIDUAL: {
    ...typed,
    hasContractNumber: true,
    slug: 'individual',
    label: { en: 'Individual', fil: 'Indibidwal' },
    hint: { en: 'What a customer paid by themselves', fil: 'Ibinayad mismo ng customer' },
  },
  PROFIT_SHARING: {
    ...ofPartner,
    isOfLines: true,
    slug: 'profit-sharing',
    label: same('Profit sharing'),
    hint: {
      en: 'Our commission on what a partner sold in a month',
      fil: 'Komisyon namin sa naibenta ng partner sa isang buwan',
    },
  },
  SUBSIDY_COLLECTION: {
    ...ofPartner,
    slug: 'subsidy-collection',
    label: { en: 'Subsidy collection', fil: 'Koleksyon ng subsidy' },
    hint: {
      en: 'The share of a promo that a partner bears',
      fil: 'Bahagi ng promo na sagot ng partner',
    },
  },
  OTHERS: {
    ...typed,
    hasPaymentFor: true,
    slug: 'others',
    label: { en: 'Others', fil: 'Iba pa' },
    hint: { en: 'Anything else, in your own words', fil: 'Anumang iba pa, sa sarili mong salita' },
  },
};

/** The type that an address or a call names; null for another word. */
export function typeOfSlug(slug: string): ReceiptType | null {
  return RECEIPT_TYPES.find((type) => receiptType[type].slug === slug) ?? null;
}
