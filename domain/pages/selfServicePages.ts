import { fillPath, forPublic, type Page } from './page.ts';

const forApplicant = { access: 'otp-session' } as const;
const TRACK = '/self-service/track/{refNumber}';
const BRANCH = '/self-service/branch-details';

/** How an application may have ended, or where it went: the words of its page in the address. */
export const APPLICATION_ENDS = ['submitted', 'completed', 'cancelled', 'not-found'] as const;
export type ApplicationEnd = (typeof APPLICATION_ENDS)[number];

/** Where somebody begins an application, or goes on with one, by proving a mobile number. */
export const applyPages = {
  apply: { path: '/apply', ...forPublic },
  applyContinue: { path: '/apply/continue', ...forPublic },
  /** Whoever a partner in business is reached at adds stores to it. */
  applyStores: { path: '/apply/stores', ...forPublic },
  /** Whoever has lost the number of an application asks a reviewer for another one. */
  applyLost: { path: '/apply/lost-number', ...forPublic },
  /** The token of a link stands behind #: no server, proxy or log on the way reads it. */
  applyLink: { path: '/apply/link', ...forPublic },
} as const satisfies Record<string, Page>;

/** The steps of an application. */
export const applicationSteps = {
  selfServiceBusiness: { path: '/self-service/business-details', ...forApplicant },
  selfServiceBank: { path: '/self-service/bank-information', ...forApplicant },
  selfServiceBranch: { path: `${BRANCH}/merchant`, ...forApplicant },
  selfServiceRetailer: { path: `${BRANCH}/retailer`, ...forApplicant },
  selfServiceRetailerAt: { path: `${BRANCH}/retailer/{retailerIndex}`, ...forApplicant },
  selfServiceCommodity: { path: `${BRANCH}/commodity`, ...forApplicant },
  selfServiceDocuments: { path: '/self-service/required-documents', ...forApplicant },
  selfServiceReview: { path: '/self-service/review-application', ...forApplicant },
} as const satisfies Record<string, Page>;

/** What stands after an application was sent: how it goes on, and what was sent. */
export const trackPages = {
  applicationEnd: {
    path: '/self-service/application/{status}',
    values: { status: APPLICATION_ENDS },
    ...forApplicant,
  },
  track: { path: TRACK, ...forApplicant },
  trackBusiness: { path: `${TRACK}/business-details`, ...forApplicant },
  trackBank: { path: `${TRACK}/bank-information`, ...forApplicant },
  trackStores: { path: `${TRACK}/merchant-list`, ...forApplicant },
  trackStore: { path: `${TRACK}/merchant-list/{id}/details`, ...forApplicant },
  trackDocuments: { path: `${TRACK}/document-list`, ...forApplicant },
} as const satisfies Record<string, Page>;

/** All pages of people who apply. */
export const applicantPages = { ...applyPages, ...applicationSteps, ...trackPages };
export type ApplicantPage = keyof typeof applicantPages;

export const applicantRedirects: Readonly<Record<string, readonly string[]>> = {
  '/self-service': [applicationSteps.selfServiceBusiness.path],
  [BRANCH]: [applicationSteps.selfServiceBranch.path],
};

/** The address of a page of an applicant, its values encoded. Throws when one of them is missing. */
export const applicantPath = (
  page: ApplicantPage,
  values: Readonly<Record<string, string | undefined>> = {},
): string => fillPath(applicantPages[page].path, values);
