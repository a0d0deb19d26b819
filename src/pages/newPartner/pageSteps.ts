import type { WizardPage } from '#domain/pages/wizardPages.ts';
import type { ApplicationPage } from '#domain/pages.ts';
import type { Mode } from './wizard/paths.ts';
import type { StepName } from './wizard/steps.ts';

/** What a page of the wizard shows. */
export interface PageStep {
  mode: Mode;
  /** The step; `first` and `branches` are addresses that lead on to one. */
  step: StepName | 'first' | 'branches';
  /** The page of one store, by its place in the address. */
  isOne?: boolean;
}

const STEPS: Readonly<Record<WizardPage, Omit<PageStep, 'mode'>>> = {
  '': { step: 'first' },
  Business: { step: 'businessDetails' },
  Bank: { step: 'bankInformation' },
  Branches: { step: 'branches' },
  Merchant: { step: 'merchant' },
  OneMerchant: { step: 'merchant', isOne: true },
  Retailer: { step: 'retailer' },
  OneRetailer: { step: 'retailer', isOne: true },
  Commodity: { step: 'commodity' },
  OneCommodity: { step: 'commodity', isOne: true },
  Documents: { step: 'requiredDocuments' },
  Review: { step: 'reviewApplication' },
  OneReview: { step: 'reviewApplication', isOne: true },
};
const PREFIX = { partner: 'newPartner', stores: 'newStores' } as const;

/** The step of the wizard that a page stands for. */
export const pageStep = (page: ApplicationPage): PageStep => {
  const mode = page.startsWith(PREFIX.partner) ? 'partner' : 'stores';
  return { mode, ...STEPS[page.slice(PREFIX[mode].length) as WizardPage] };
};
