import type { PageName, PageRoute } from '../pages.ts';
import type { ArticleLink } from './articles.ts';

/** The article of what stands in the menu, by the key that its pages name. */
const BY_MENU: Readonly<Record<string, ArticleLink>> = {
  dashboard: 'home',
  reviewQueue: 'review-queue',
  approvals: 'approvals',
  promos: 'promos',
  transactions: 'payments',
  settlement: 'settlement',
  payouts: 'payouts',
  payoutFiles: 'bank-files',
  certificates: 'form-2307',
  protection: 'protection-receipts',
  deliveryAdvices: 'delivery-advice',
  disbursements: 'disbursement-report',
  officialReceipts: 'official-receipts',
  offsets: 'offset-report',
  jobs: 'notices-and-jobs',
  partners: 'partners-and-stores',
  merchants: 'partners-and-stores',
  records: 'partners-and-stores',
  applications: 'new-partner',
  contactRequests: 'applying',
  funnel: 'application-funnel',
  contracts: 'contracts',
  imports: 'imports',
  users: 'user-accounts',
  accessRoles: 'access-roles',
  machineAccounts: 'systems',
  reportSettings: 'report-settings',
  sentMessages: 'sent-messages',
  audit: 'audit-trail',
};

/** Pages with an article of their own, and those outside the menu. */
const BY_PAGE: Readonly<Partial<Record<PageName, ArticleLink>>> = {
  unauthorized: 'my-permissions',
  myPermissions: 'my-permissions',
  ownPassword: 'my-settings',
  notices: 'notices-and-jobs',
  transactionRefund: 'refunds',
  owedCertificateList: 'owed-certificates',
  owedCertificateDetail: 'owed-certificates',
  applicationList: 'applications',
  bankDetails: 'rates-taxes-accounts',
  bankDetailsEdit: 'rates-taxes-accounts',
  mdrRates: 'rates-taxes-accounts',
  userApprovals: 'user-requests',
  userRequest: 'user-requests',
  unusedRights: 'access-review',
  noSignIn: 'access-review',
  newUserInfo: 'add-user',
  newUserJobTitle: 'add-user',
  newUserAssign: 'add-user',
  newUserAssignType: 'add-user',
  newUserFeatures: 'add-user',
  newUserReview: 'add-user',
  registrationCodeList: 'registration-codes',
  registrationCodeCreate: 'registration-codes',
  registrationCode: 'registration-codes',
  jobTitleList: 'job-titles',
  jobTitleCreate: 'job-titles',
  jobTitleEdit: 'job-titles',
  roleGiving: 'job-titles',
  myAccount: 'my-account',
  myStoreRequests: 'my-account',
  myModuleRequests: 'my-account',
  settingsAppearance: 'my-settings',
  settingsSecurity: 'my-settings',
  settingsNotices: 'my-settings',
  settingsSessions: 'my-settings',
  settingsData: 'my-settings',
};

const ownOf = (page: PageRoute['page']): ArticleLink | undefined =>
  page === 'notFound' ? undefined : BY_PAGE[page];

/** The article that explains a page; null where there is none: the guide itself, pages outside the back office. */
export const articleOf = ({ page, menu }: Pick<PageRoute, 'page' | 'menu'>): ArticleLink | null =>
  ownOf(page) ?? BY_MENU[menu ?? ''] ?? null;
