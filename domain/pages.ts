import { financePages, financeRedirects } from './pages/financePages.ts';
import { importPages } from './pages/importPages.ts';
import { fillPath, forHolders, forLogin, type Page } from './pages/page.ts';
import { notFoundPage, publicPages } from './pages/publicPages.ts';
import { approvalsGuard, recordLists, recordPages } from './pages/recordPages.ts';
import { type ApplicantPage, applicantPages, applicantRedirects } from './pages/selfServicePages.ts';
import {
  jobTitlePages,
  myAccountPages,
  newUserPages,
  registrationCodePages,
  settingsPages,
  settingsRedirects,
  userPages,
  userRedirects,
} from './pages/userPages.ts';
import { wizardPages } from './pages/wizardPages.ts';

const ROLES = '/access-role-management';
const PROMOS = '/my-promos';
const GUIDE = '/user-guide';
const roles = (permission: string) => ({ menu: 'accessRoles', ...forHolders([permission]) }) as const;
const promos = (permission: string) => ({ menu: 'promos', ...forHolders([permission]) }) as const;
const staff = { userType: 'INTERNAL' } as const;

const ownPages = {
  dashboard: { path: '/', menu: 'dashboard', ...forLogin },
  unauthorized: { path: '/unauthorized', title: 'unauthorized', ...forLogin },
  ownPassword: { path: '/my-account/change-password', title: 'changePassword', ...forLogin },
  myPermissions: { path: '/my-permissions', title: 'permissions', ...forLogin },
  jobs: { path: '/jobs', resource: ['jobs', 'list'], menu: 'jobs', ...forLogin },
  notices: { path: '/notifications', title: 'notices', ...forLogin },
  guideList: { path: `${GUIDE}/list`, menu: 'guide', ...forLogin },
  guideArticle: { path: `${GUIDE}/list/{link}`, menu: 'guide', ...forLogin },
} as const satisfies Record<string, Page>;

const accessRolePages = {
  accessRoleList: {
    path: `${ROLES}/list`,
    resource: ['access-roles', 'list'],
    ...roles('UM_VIEW_ACCESS_ROLE'),
    first: {
      call: '/api/access-role-management?limit=20',
      cells: ['role', null, null, null, null, null, null],
      hasTabs: true,
      hasChecks: true,
      row: `${ROLES}/{accessRoleId}`,
    },
  },
  accessRoleCreate: {
    path: `${ROLES}/create`,
    resource: ['access-roles', 'create'],
    title: 'create',
    ...roles('UM_CREATE_ACCESS_ROLE'),
  },
  accessRoleCompare: { path: `${ROLES}/compare`, title: 'roleCompare', ...roles('UM_VIEW_ACCESS_ROLE') },
  separationRules: {
    path: `${ROLES}/kept-apart`,
    title: 'separation',
    ...roles('UM_VIEW_ACCESS_ROLE'),
    ...staff,
  },
  accessRoleShow: {
    path: `${ROLES}/{id}`,
    resource: ['access-roles', 'show'],
    ...roles('UM_VIEW_ACCESS_ROLE'),
  },
  accessRoleEdit: {
    path: `${ROLES}/{id}/edit`,
    resource: ['access-roles', 'edit'],
    title: 'edit',
    ...roles('UM_EDIT_ACCESS_ROLE'),
  },
} as const satisfies Record<string, Page>;

const otherPages = {
  reviewQueue: {
    path: '/partner-management/queue',
    resource: ['queue', 'list'],
    menu: 'reviewQueue',
    ...forHolders(['PM_SBO_REVIEW', 'PM_RISK_REVIEW']),
    ...staff,
  },
  approvalList: { path: '/approvals', resource: ['approvals', 'list'], ...approvalsGuard },
  approval: { path: '/approvals/{id}', ...approvalsGuard },
  contractList: {
    path: '/contract-management/list',
    resource: ['contracts', 'list'],
    menu: 'contracts',
    ...forHolders(['CM_VIEW']),
    first: { call: '/api/contracts?limit=20', cells: ['partnerName', 'number', null, null, null, null] },
  },
} as const satisfies Record<string, Page>;

/** Numbers of applications that are lost: for those who review. */
const contactPages = {
  contactRequests: {
    path: '/partner-management/contact-requests',
    menu: 'contactRequests',
    ...forHolders(['PM_SBO_REVIEW']),
    ...staff,
  },
} as const satisfies Record<string, Page>;

/** How people get on with applying by themselves: for staff who see applications. */
const funnelPages = {
  applicationFunnel: {
    path: '/partner-management/funnel',
    menu: 'funnel',
    ...forHolders(['PAR_VIEW', 'MER_VIEW', 'PM_VIEW']),
    ...staff,
  },
} as const satisfies Record<string, Page>;

const promoPages = {
  promoList: {
    path: PROMOS,
    resource: ['promos', 'list'],
    ...promos('PRO_VIEW'),
    first: {
      call: '/api/promos?limit=20',
      cells: ['code', 'name', null, null, null, null, null, null],
      hasTabs: true,
      row: `${PROMOS}/{code}`,
    },
  },
  promoFeatured: { path: `${PROMOS}/featured`, title: 'featured', ...promos('PRO_EDIT'), ...staff },
  promoCreate: {
    path: `${PROMOS}/create`,
    resource: ['promos', 'create'],
    title: 'create',
    ...promos('PRO_CREATE'),
  },
  promoDetail: { path: `${PROMOS}/{code}`, ...promos('PRO_VIEW') },
} as const satisfies Record<string, Page>;

const controlPages = {
  auditTrail: {
    path: '/audit-trail',
    resource: ['audit', 'list'],
    menu: 'audit',
    ...forHolders(['UM_VIEW_ACCESS_ROLE']),
    ...staff,
  },
} as const satisfies Record<string, Page>;

const SENT_MESSAGES = '/sent-messages';
const sentMessages = { menu: 'sentMessages', ...forHolders(['UM_VIEW_ACCESS_ROLE']), ...staff } as const;
/** Outgoing mail and SMS: for the staff who run the gateways. */
const messagePages = {
  sentMessageList: {
    path: SENT_MESSAGES,
    resource: ['sent-messages', 'list'],
    ...sentMessages,
    first: {
      call: '/api/sent-messages?limit=20',
      cells: ['recipient', null, null, null, null, null, null, null],
      hasChecks: true,
      row: `${SENT_MESSAGES}/{id}`,
    },
  },
  sentMessageDetail: { path: `${SENT_MESSAGES}/{id}`, resource: ['sent-messages', 'show'], ...sentMessages },
} as const satisfies Record<string, Page>;

const managementPages = { ...recordLists, ...recordPages, ...wizardPages, ...otherPages };

/**
 * Every page of the portal: its path, who may open it, what it is called. Guards, links, menu, routers and breadcrumbs read this
 * table, and so do the links of mails and notices.
 */
export const PAGES = {
  ...publicPages,
  ...applicantPages,
  ...ownPages,
  ...accessRolePages,
  ...managementPages,
  ...contactPages,
  ...funnelPages,
  ...promoPages,
  ...financePages,
  ...importPages,
  ...userPages,
  ...newUserPages,
  ...registrationCodePages,
  ...myAccountPages,
  ...settingsPages,
  ...jobTitlePages,
  ...controlPages,
  ...messagePages,
};

export type PageName = keyof typeof PAGES;
/** Pages that the entry shows by itself. */
export type EntryPage = keyof typeof publicPages | ApplicantPage | 'notFound';
export type ManagementPage = keyof typeof managementPages;
export type AccessRolePage = keyof typeof accessRolePages;
export type SentMessagePage = keyof typeof messagePages;
export type PromoPage = keyof typeof promoPages;
export type {
  CertificatePage,
  DeliveryPage,
  DisbursementPage,
  FinancePage,
  OffsetPage,
  ProtectionPage,
  ReceiptPage,
} from './pages/financePages.ts';
export type UserPage = keyof typeof userPages;
export type NewUserPage = keyof typeof newUserPages;
export type RegistrationCodePage = keyof typeof registrationCodePages;
export type JobTitlePage = keyof typeof jobTitlePages;
export type SettingsPage = keyof typeof settingsPages;
export type MyAccountPage = keyof typeof myAccountPages;
export type RecordPage = keyof typeof recordPages;
export type ApplicationPage = keyof typeof wizardPages;

/** A row of the table with the name of its page. */
export type PageRoute = Page & { page: PageName | 'notFound' };
export const ROUTES: readonly PageRoute[] = Object.entries(PAGES).map(([page, row]) => ({
  page: page as PageName,
  ...row,
}));

/** As `notFoundPage`, as a row of the table. */
export const NOT_FOUND: PageRoute = notFoundPage;

/** Base paths that are no page of their own: each leads to the first of its paths that its visitor may open. */
export const REDIRECTS: Readonly<Record<string, readonly string[]>> = {
  [ROLES]: [accessRolePages.accessRoleList.path],
  '/batch-processing': [importPages.batchPartner.path],
  '/partner-management': [recordLists.partnerList.path],
  '/partner-management/list': [recordLists.partnerList.path],
  '/contract-management': [otherPages.contractList.path],
  [GUIDE]: [ownPages.guideList.path],
  ...financeRedirects,
  ...applicantRedirects,
  ...userRedirects,
  ...settingsRedirects,
};

/** The address of a page, its values encoded. Throws when one of them is missing. */
export const pathOf = (page: PageName, values: Readonly<Record<string, string | undefined>> = {}): string =>
  fillPath(PAGES[page].path, values);
