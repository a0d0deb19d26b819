import type { WizardPage } from '#domain/pages/wizardPages.ts';
import { pathOf } from '#domain/pages.ts';
import type { BranchStep, StepName } from './steps.ts';

export type Mode = 'partner' | 'stores';

/** Which wizard it is: that of a new partner, or of stores of a partner that is there. */
export interface WizardPlace {
  mode: Mode;
  type: string | undefined;
  id: string | null;
}

const PAGE: Readonly<Record<StepName, WizardPage>> = {
  businessDetails: 'Business',
  bankInformation: 'Bank',
  merchant: 'Merchant',
  retailer: 'Retailer',
  commodity: 'Commodity',
  requiredDocuments: 'Documents',
  reviewApplication: 'Review',
};
const ONE: Readonly<Record<BranchStep, WizardPage>> = {
  merchant: 'OneMerchant',
  retailer: 'OneRetailer',
  commodity: 'OneCommodity',
  reviewApplication: 'OneReview',
};

const pageOf = ({ mode }: WizardPlace, page: WizardPage) =>
  mode === 'partner' ? (`newPartner${page}` as const) : (`newStores${page}` as const);
const valuesOf = ({ type, id }: WizardPlace): Record<string, string> => (type && id ? { type, id } : {});

/** The address of a step. */
export const wizardPath = (place: WizardPlace, step: StepName): string =>
  pathOf(pageOf(place, PAGE[step]), valuesOf(place));

/** A name as it may stand in an address: "." and ".." would lead elsewhere, half a character nowhere. */
const named = (name: string): string => {
  const shown = name.trim().toWellFormed();
  return /^\.{0,2}$/.test(shown) ? '-' : shown;
};

/** The address of one store's page in a step; the name in it is for people, the place tells which. */
export const branchPath = (place: WizardPlace, step: BranchStep, index: number, name: string): string =>
  pathOf(pageOf(place, ONE[step]), {
    ...valuesOf(place),
    branchIndex: `${index}`,
    branchName: named(name),
  });

/** Where the wizard was entered from. */
export const exitPath = ({ mode, type, id }: WizardPlace): string =>
  mode === 'partner' || !type || !id ? pathOf('applicationList') : pathOf('storeList', { type, id });
