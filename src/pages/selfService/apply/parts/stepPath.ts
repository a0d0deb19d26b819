import { applicantPath, type applicationSteps } from '#domain/pages/selfServicePages.ts';
import type { SelfServiceStep } from '#domain/selfService/form/steps.ts';
import type { Application } from '../draft/application.ts';
import { firstOpen } from '../draft/sections.ts';

const PAGE: Readonly<Record<SelfServiceStep, keyof typeof applicationSteps>> = {
  'business-details': 'selfServiceBusiness',
  'bank-information': 'selfServiceBank',
  'branch-details/merchant': 'selfServiceBranch',
  'branch-details/retailer': 'selfServiceRetailer',
  'branch-details/commodity': 'selfServiceCommodity',
  'required-documents': 'selfServiceDocuments',
  'review-application': 'selfServiceReview',
};

/** Documents are a store's where a partner that is there adds it. */
const OF_STORE = /^(?:branch-details|required-documents)/;

interface Where {
  /** Which store, of several; the first one when it is left out. */
  store?: number;
  /** It was opened from the review, and leads back there. */
  toReview?: boolean;
  /** Stores come out of a spreadsheet there. */
  isSheet?: boolean;
  /** The field that is led to. */
  field?: string;
}

/** The address of a step. */
export const stepPath = (
  step: SelfServiceStep,
  { store = 0, toReview = false, isSheet = false, field }: Where = {},
): string => {
  const query = new URLSearchParams();
  if (store > 0 && OF_STORE.test(step)) query.set('store', `${store}`);
  if (toReview) query.set('from', 'review');
  if (isSheet) query.set('add', 'sheet');
  const text = query.toString();
  return applicantPath(PAGE[step]) + (text && `?${text}`) + (field ? `#${field}` : '');
};

/** The address of the first step that is not done yet. */
export const openPath = (application: Application): string => {
  const { step, store } = firstOpen(application);
  return stepPath(step, { store });
};

/** What the address of this page says of that. */
export const whereNow = (): Required<Omit<Where, 'field'>> => {
  const query = new URLSearchParams(location.search);
  const store = Number(query.get('store'));
  return {
    store: Number.isInteger(store) && store > 0 ? store : 0,
    toReview: query.get('from') === 'review',
    isSheet: query.get('add') === 'sheet',
  };
};

/** The key of a step's name among the texts. */
export const stepKey = (step: SelfServiceStep) =>
  `step.${step.replace('/', '-') as Dashed<SelfServiceStep>}` as const;
type Dashed<S extends string> = S extends `${infer Before}/${infer After}` ? `${Before}-${After}` : S;
