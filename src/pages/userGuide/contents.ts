import type { ArticleLink } from '#domain/guide/articles.ts';
import type { PageName } from '#domain/pages.ts';
import type { Sentence } from '#domain/sentence.ts';
import type { TourName } from '#domain/tour/tourModules.ts';

/** What is known of an article before it is read. */
interface Content {
  /** As it stands in the article itself, in both languages. */
  title: Sentence;
  /** The page that it is about, and what its path is filled with. */
  page?: PageName;
  values?: Readonly<Record<string, string>>;
  /** What staff alone do, and no page of the office tells who that is. */
  isOfStaff?: true;
  /** The tour of that page. */
  tour?: TourName;
  /** Articles that lead on. */
  see: readonly ArticleLink[];
}

export const contents: Readonly<Record<ArticleLink, Content>> = {
  'sign-in': {
    title: { en: 'Sign in', fil: 'Mag-sign in' },
    see: ['my-settings', 'my-permissions'],
  },
  home: {
    title: { en: 'Home', fil: 'Home' },
    page: 'dashboard',
    see: ['lists', 'my-permissions'],
  },
  lists: {
    title: { en: 'Find, sort and export in lists', fil: 'Maghanap, mag-sort at mag-export sa mga listahan' },
    see: ['notices-and-jobs'],
  },
  'notices-and-jobs': {
    title: { en: 'Notices and jobs', fil: 'Mga abiso at gawain' },
    page: 'jobs',
    see: ['lists', 'my-settings'],
  },
  'my-settings': {
    title: { en: 'Settings', fil: 'Mga setting' },
    page: 'settingsAppearance',
    see: ['sign-in', 'notices-and-jobs'],
  },
  'my-account': {
    title: { en: 'My account', fil: 'Aking account' },
    page: 'myAccount',
    see: ['my-permissions', 'my-settings'],
  },
  'my-permissions': {
    title: { en: 'What you may do, and why', fil: 'Ano ang puwede mong gawin, at bakit' },
    page: 'myPermissions',
    see: ['access-roles', 'user-accounts'],
  },
  'review-queue': {
    title: { en: 'Review applications', fil: 'Suriin ang mga aplikasyon' },
    page: 'reviewQueue',
    see: ['applications', 'approvals', 'contracts'],
  },
  approvals: {
    title: { en: 'Decide as a second person', fil: 'Magpasya bilang ikalawang tao' },
    page: 'approvalList',
    see: ['rates-taxes-accounts', 'refunds', 'report-settings'],
  },
  promos: {
    title: { en: 'Promos', fil: 'Mga promo' },
    page: 'promoList',
    see: ['imports'],
  },
  payments: {
    title: { en: 'Payments', fil: 'Mga bayad' },
    page: 'transactionList',
    see: ['refunds', 'settlement', 'systems'],
  },
  refunds: {
    title: { en: 'Refund a payment', fil: 'Mag-refund ng bayad' },
    page: 'transactionList',
    see: ['payments', 'approvals', 'offset-report'],
  },
  'official-receipts': {
    title: { en: 'Official receipts', fil: 'Mga opisyal na resibo' },
    page: 'officialReceiptList',
    see: ['report-settings', 'owed-certificates'],
  },
  'protection-receipts': {
    title: { en: 'Protection receipts', fil: 'Mga resibo ng protection' },
    page: 'protectionList',
    values: { type: 'pending' },
    see: ['disbursement-report'],
  },
  'delivery-advice': {
    title: { en: 'Delivery advice', fil: 'Abiso ng paghahatid' },
    page: 'deliveryList',
    values: { contractStatusType: 'for-delivery' },
    see: ['payments', 'systems'],
  },
  settlement: {
    title: { en: 'Settlement', fil: 'Settlement' },
    page: 'settlementRuns',
    see: ['payouts', 'rates-taxes-accounts'],
  },
  payouts: {
    title: { en: 'Payouts', fil: 'Mga payout' },
    page: 'payoutList',
    see: ['bank-files', 'offset-report'],
  },
  'bank-files': {
    title: { en: 'Bank files', fil: 'Mga file sa bangko' },
    page: 'payoutFileList',
    see: ['payouts'],
  },
  'disbursement-report': {
    title: { en: 'Disbursement report', fil: 'Ulat ng pagbabayad' },
    page: 'disbursementReport',
    see: ['offset-report', 'payouts'],
  },
  'offset-report': {
    title: { en: 'Offset report', fil: 'Ulat ng offset' },
    page: 'offsetReport',
    tour: 'offset-report',
    see: ['payouts', 'refunds'],
  },
  'form-2307': {
    title: { en: 'Form 2307', fil: 'Form 2307' },
    page: 'certificateList',
    see: ['owed-certificates', 'report-settings'],
  },
  'owed-certificates': {
    title: { en: 'Certificates owed to us', fil: 'Mga sertipikong dapat ibigay sa atin' },
    page: 'owedCertificateList',
    see: ['form-2307'],
  },
  'report-settings': {
    title: { en: 'Report settings', fil: 'Mga report setting' },
    page: 'reportSetting',
    values: { setting: 'computation' },
    see: ['approvals', 'form-2307'],
  },
  'partners-and-stores': {
    title: { en: 'Partners and stores', fil: 'Mga partner at tindahan' },
    page: 'partnerList',
    see: ['rates-taxes-accounts', 'applications'],
  },
  'rates-taxes-accounts': {
    title: { en: 'Rates, taxes and bank accounts', fil: 'Mga rate, buwis at bank account' },
    page: 'partnerList',
    see: ['approvals', 'settlement'],
  },
  'new-partner': {
    title: { en: 'Enter a new partner', fil: 'Maglagay ng bagong partner' },
    page: 'newPartner',
    see: ['review-queue', 'imports'],
  },
  applications: {
    title: { en: 'Applications', fil: 'Mga aplikasyon' },
    page: 'applicationList',
    see: ['review-queue', 'new-partner'],
  },
  applying: {
    title: { en: 'Apply as a partner', fil: 'Mag-apply bilang partner' },
    isOfStaff: true,
    see: ['application-funnel', 'applications'],
  },
  'application-funnel': {
    title: { en: 'Application funnel', fil: 'Takbo ng mga aplikasyon' },
    page: 'applicationFunnel',
    see: ['applying'],
  },
  contracts: {
    title: { en: 'Contracts', fil: 'Mga kontrata' },
    page: 'contractList',
    see: ['applications'],
  },
  imports: {
    title: { en: 'Import a spreadsheet', fil: 'Mag-import ng spreadsheet' },
    page: 'batchPartner',
    tour: 'import-workbench',
    see: ['approvals', 'systems'],
  },
  'user-accounts': {
    title: { en: 'User accounts', fil: 'Mga user account' },
    page: 'externalUserList',
    see: ['add-user', 'access-review'],
  },
  'add-user': {
    title: { en: 'Add a user', fil: 'Magdagdag ng user' },
    page: 'newUserInfo',
    see: ['user-requests', 'job-titles'],
  },
  'user-requests': {
    title: { en: 'Decide on requests of people', fil: 'Magpasya sa mga hiling ng mga tao' },
    page: 'userApprovals',
    see: ['user-accounts', 'registration-codes'],
  },
  'registration-codes': {
    title: { en: 'Registration codes', fil: 'Mga registration code' },
    page: 'registrationCodeList',
    see: ['user-requests'],
  },
  'access-review': {
    title: { en: 'Access review', fil: 'Pagsusuri ng access' },
    page: 'unusedRights',
    see: ['access-roles', 'user-accounts'],
  },
  'access-roles': {
    title: { en: 'Access roles', fil: 'Mga access role' },
    page: 'accessRoleList',
    see: ['job-titles', 'access-review'],
  },
  'job-titles': {
    title: {
      en: 'Job titles, and who gives which role',
      fil: 'Mga katungkulan, at sino ang nagbibigay ng role',
    },
    page: 'jobTitleList',
    see: ['access-roles', 'add-user'],
  },
  systems: {
    title: { en: 'Systems that tell of payments', fil: 'Mga sistemang nagpapadala ng mga bayad' },
    page: 'machineAccounts',
    see: ['payments', 'imports'],
  },
  'sent-messages': {
    title: { en: 'Sent messages', fil: 'Mga ipinadalang mensahe' },
    page: 'sentMessageList',
    see: ['user-accounts', 'audit-trail'],
  },
  'audit-trail': {
    title: { en: 'Audit trail', fil: 'Talaan ng pagbabago' },
    page: 'auditTrail',
    see: ['access-roles', 'user-accounts'],
  },
  'sales-admin': {
    title: { en: 'Sales administration', fil: 'Sales administration' },
    isOfStaff: true,
    see: ['sbo-reviewer'],
  },
  'sbo-reviewer': {
    title: { en: 'Business office reviewer', fil: 'Tagasuri ng business office' },
    isOfStaff: true,
    see: ['risk-reviewer'],
  },
  'risk-reviewer': {
    title: { en: 'Risk reviewer', fil: 'Tagasuri ng risk' },
    isOfStaff: true,
    see: ['sbo-reviewer'],
  },
  'loyalty-editor': {
    title: { en: 'Loyalty team', fil: 'Pangkat ng loyalty' },
    isOfStaff: true,
    see: ['promos'],
  },
  'finance-officer': {
    title: { en: 'Finance officer', fil: 'Finance officer' },
    isOfStaff: true,
    see: ['accounting'],
  },
  'online-viewer': {
    title: { en: 'Online team', fil: 'Pangkat ng online' },
    isOfStaff: true,
    see: ['partners-and-stores'],
  },
  'it-support': {
    title: { en: 'Application support', fil: 'Application support' },
    isOfStaff: true,
    see: ['user-accounts'],
  },
  'partner-admin': {
    title: { en: 'Administrator of a partner', fil: 'Administrator ng partner' },
    see: ['head-office', 'accounting'],
  },
  'head-office': {
    title: { en: 'Head office of a partner', fil: 'Head office ng partner' },
    see: ['accounting'],
  },
  accounting: {
    title: { en: 'Accounting of a partner', fil: 'Accounting ng partner' },
    see: ['head-office'],
  },
  'store-manager': {
    title: { en: 'Store manager', fil: 'Manager ng tindahan' },
    see: ['frontliner'],
  },
  frontliner: {
    title: { en: 'At the counter', fil: 'Sa counter' },
    see: ['store-manager'],
  },
};
