import { forHolders, type Page } from './page.ts';
import { NEW_STORES, newStoresGuard } from './recordPages.ts';

/** The steps of a new application below its base; a store's own page in a step ends in its place in the list and its name. */
const ONE = '/{branchIndex}/{branchName}';
const STEPS = {
  '': '',
  Business: '/business-details',
  Bank: '/bank-information',
  Branches: '/branch-details',
  Merchant: '/branch-details/merchant',
  OneMerchant: `/branch-details/merchant${ONE}`,
  Retailer: '/branch-details/retailer',
  OneRetailer: `/branch-details/retailer${ONE}`,
  Commodity: '/branch-details/commodity',
  OneCommodity: `/branch-details/commodity${ONE}`,
  Documents: '/required-documents',
  Review: '/review-application',
  OneReview: `/review-application${ONE}`,
} as const;
export type WizardPage = keyof typeof STEPS;

const wizardAt = <P extends string>(prefix: P, base: string, guard: Omit<Page, 'path'>) =>
  Object.fromEntries(
    Object.entries(STEPS).map(([step, path]) => [prefix + step, { path: base + path, ...guard }]),
  ) as Record<`${P}${WizardPage}`, Page>;

/** The wizard of a new partner with its stores, and the same steps for stores of a partner that is there already. */
export const wizardPages = {
  ...wizardAt('newPartner', '/partner-management/new', {
    menu: 'applications',
    ...forHolders(['PAR_CREATE']),
  }),
  ...wizardAt('newStores', NEW_STORES, newStoresGuard),
};
