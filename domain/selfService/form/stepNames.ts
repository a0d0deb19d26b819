import type { Sentence } from '../../sentence.ts';
import type { SelfServiceStep } from './steps.ts';

/** What the steps of an application are called, on its own pages and where staff read of them. */
export const STEP_NAMES = {
  'business-details': { en: 'Business details', fil: 'Detalye ng negosyo' },
  'bank-information': { en: 'Signatory and bank', fil: 'Pipirma at bangko' },
  'branch-details/merchant': { en: 'Store', fil: 'Tindahan' },
  'branch-details/retailer': { en: 'People of the store', fil: 'Mga tao ng tindahan' },
  'branch-details/commodity': { en: 'Products and hours', fil: 'Produkto at oras' },
  'required-documents': { en: 'Documents', fil: 'Mga dokumento' },
  'review-application': { en: 'Check and submit', fil: 'Suriin at ipasa' },
} as const satisfies Record<SelfServiceStep, Sentence>;
