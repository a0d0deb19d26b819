import type { Sentence } from '../../sentence.ts';

/** Why items are not settled yet: something is not known of them. */
export const WAIT_REASONS = ['rate', 'taxKind', 'payeeKind', 'taxCode', 'account', 'setting'] as const;
export type WaitReason = (typeof WAIT_REASONS)[number];

/** Each reason in words, and what is missing. */
export const waitReason: Readonly<Record<WaitReason, { label: Sentence; missing: Sentence }>> = {
  rate: {
    label: { en: 'No rate', fil: 'Walang rate' },
    missing: {
      en: 'Neither the store nor its partner has an MDR rate of this product for that day.',
      fil: 'Walang MDR rate ang tindahan o partner para sa produktong ito sa araw na iyon.',
    },
  },
  taxKind: {
    label: { en: 'Tax not said', fil: 'Hindi alam ang buwis' },
    missing: {
      en: 'Nobody has said whether tax is withheld of the store on that day.',
      fil: 'Wala pang nagsasabi kung may withholding tax ang tindahan sa araw na iyon.',
    },
  },
  payeeKind: {
    label: { en: 'Unknown kind of payee', fil: 'Hindi alam ang uri ng binabayaran' },
    missing: {
      en: 'The partner has no business entity, which decides between WI and WC.',
      fil: 'Walang business entity ang partner, na nagpapasya kung WI o WC.',
    },
  },
  taxCode: {
    label: { en: 'No tax code', fil: 'Walang tax code' },
    missing: {
      en: 'No tax code of this product and kind of payee holds on that day.',
      fil: 'Walang tax code para sa produkto at uri ng binabayaran sa araw na iyon.',
    },
  },
  account: {
    label: { en: 'No account', fil: 'Walang account' },
    missing: {
      en: 'Neither the store nor its partner has an account in use that receives payments.',
      fil: 'Walang ginagamit na account na tumatanggap ng bayad ang tindahan o partner.',
    },
  },
  setting: {
    label: { en: 'No computation', fil: 'Walang pagkuwenta' },
    missing: {
      en: 'No setting of the computation holds on that day.',
      fil: 'Walang setting ng pagkuwenta sa araw na iyon.',
    },
  },
};
