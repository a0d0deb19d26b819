import { DELIVERY_SLUGS } from '../deliveries/deliverySlug.ts';
import { PRODUCT_SLUGS } from '../settlement/productSlug.ts';
import { PROTECTION_SLUGS } from '../settlement/protection/protectionState.ts';
import { forHolders, forStaffWho, type Page } from './page.ts';

const TRANSACTIONS = '/transactions';
/** Runs and payouts add all products up, so they are not for whoever reads HCPay alone. */
const reports = forHolders(['FM_VIEW_DR', 'DR_VIEW']);
const FINANCE = '/finance-management';
const transactions = { menu: 'transactions', ...forHolders(['PT_VIEW']) } as const;

const DISBURSEMENT = '/finance-management/reports/disbursement';
const disbursement = {
  menu: 'disbursements',
  ...forHolders(['FM_VIEW_DR', 'DR_VIEW', 'HCPAY_DR_VIEW']),
} as const;
const OFFSETS = '/offset-report/list';
const offset = { menu: 'offsets', ...forHolders(['OFFSET_REPORT_VIEW', 'OFFSET_VIEW']) } as const;
const CERTIFICATES = '/finance-management/reports/bir';
const certificates = { menu: 'certificates', ...forHolders(['FM_VIEW_BIR_2307']) } as const;
const RECEIPTS = '/official-receipts';
const receipts = {
  menu: 'officialReceipts',
  ...forHolders(['HC_PROTECT_VIEW']),
  userType: 'INTERNAL',
} as const;
const SETTINGS = '/finance-management/report-settings';
const reportSettings = { menu: 'reportSettings' } as const;
/** Tax codes and series of receipts, which hold one by one, have pages of their own. */
const settings = ['computation', 'disbursement-report', 'bir2307', 'official-receipt'] as const;

const PROTECT = '/home-credit-protect';
const protect = { menu: 'protection', values: { type: PROTECTION_SLUGS } } as const;

const DELIVERY = '/delivery-advice';
const delivery = { menu: 'deliveryAdvices', ...forHolders(['DA_VIEW']) } as const;

/** Payments and what comes of them. */
export const financePages = {
  transactionList: {
    path: TRANSACTIONS,
    resource: ['transactions', 'list'],
    ...transactions,
    first: {
      call: '/api/transactions?limit=20',
      cells: ['transactionRefNumber', null, 'merchantName', null, null, null, null, null],
      row: `${TRANSACTIONS}/{id}`,
    },
  },
  transactionDetail: { path: `${TRANSACTIONS}/{id}`, resource: ['transactions', 'show'], ...transactions },
  transactionRefund: {
    path: `${TRANSACTIONS}/{id}/refund`,
    title: 'refund',
    menu: 'transactions',
    ...forHolders(['PT_VIEW'], ['PT_EDIT']),
  },
  disbursementReport: {
    path: DISBURSEMENT,
    resource: ['disbursements', 'list'],
    ...disbursement,
  },
  disbursementReportOf: {
    path: `${DISBURSEMENT}/{transactionType}`,
    isTab: true,
    ...disbursement,
    values: { transactionType: PRODUCT_SLUGS },
  },
  disbursementLine: {
    path: `${DISBURSEMENT}/{transactionType}/{id}`,
    ...disbursement,
    values: { transactionType: PRODUCT_SLUGS },
  },
  /** Receipts that we give, for the staff. */
  officialReceiptList: {
    path: RECEIPTS,
    resource: ['official-receipts', 'list'],
    ...receipts,
    first: {
      call: '/api/official-receipts?limit=20',
      cells: ['orNumber', null, 'payorName', null, null, null, null],
      row: `${RECEIPTS}/{orNumber}`,
    },
  },
  officialReceiptCreate: {
    path: `${RECEIPTS}/create`,
    title: 'newReceipt',
    menu: 'officialReceipts',
    ...forHolders(['HC_PROTECT_CREATE']),
    userType: 'INTERNAL',
  },
  officialReceiptMonth: {
    path: `${RECEIPTS}/month`,
    title: 'receiptMonth',
    menu: 'officialReceipts',
    ...forHolders(['HC_PROTECT_CREATE']),
    userType: 'INTERNAL',
  },
  officialReceipt: { path: `${RECEIPTS}/{orNumber}`, ...receipts },
  deliveryList: {
    path: `${DELIVERY}/list/{contractStatusType}`,
    resource: ['delivery-advices', 'list'],
    ...delivery,
    values: { contractStatusType: DELIVERY_SLUGS },
  },
  deliveryDetail: { path: `${DELIVERY}/{id}`, resource: ['delivery-advices', 'show'], ...delivery },
  offsetReport: {
    path: OFFSETS,
    resource: ['offsets', 'list'],
    ...offset,
    first: {
      call: '/api/offset-report?limit=20',
      cells: ['merchantName', null, null, null, null, null, null],
      row: `${OFFSETS}/{id}`,
    },
  },
  offsetLine: { path: `${OFFSETS}/{id}`, resource: ['offsets', 'show'], ...offset },
  /** How days were settled, for the staff. */
  settlementRuns: {
    path: `${FINANCE}/settlement`,
    resource: ['settlement-runs', 'list'],
    menu: 'settlement',
    ...reports,
    userType: 'INTERNAL',
  },
  payoutList: {
    path: `${FINANCE}/payouts`,
    resource: ['payouts', 'list'],
    menu: 'payouts',
    ...reports,
    first: {
      call: '/api/finance-management/payouts?limit=20',
      cells: ['payeeName', null, null, null, null, null, null],
      row: `${FINANCE}/payouts/{id}`,
    },
  },
  payoutDetail: {
    path: `${FINANCE}/payouts/{id}`,
    resource: ['payouts', 'show'],
    menu: 'payouts',
    ...reports,
  },
  /** Of the payee of a payout. */
  payeeStatement: {
    path: `${FINANCE}/payouts/{id}/statement`,
    title: 'statement',
    menu: 'payouts',
    ...reports,
  },
  /** What goes to the bank and comes back, for the staff. */
  payoutFileList: {
    path: `${FINANCE}/payout-files`,
    resource: ['payout-files', 'list'],
    menu: 'payoutFiles',
    ...reports,
    userType: 'INTERNAL',
  },
  payoutFileDetail: {
    path: `${FINANCE}/payout-files/{id}`,
    resource: ['payout-files', 'show'],
    menu: 'payoutFiles',
    ...reports,
    userType: 'INTERNAL',
  },
  certificateList: {
    path: CERTIFICATES,
    resource: ['certificates', 'list'],
    ...certificates,
  },
  /** What merchants that withhold tax of our commission owe us, for the staff; recorded in its page. */
  owedCertificateList: {
    path: `${CERTIFICATES}/owed`,
    title: 'owedCertificates',
    resource: ['owed-certificates', 'list'],
    ...certificates,
    userType: 'INTERNAL',
  },
  owedCertificateDetail: {
    path: `${CERTIFICATES}/owed/{id}`,
    resource: ['owed-certificates', 'show'],
    ...certificates,
    userType: 'INTERNAL',
  },
  certificateDetail: { path: `${CERTIFICATES}/{id}`, resource: ['certificates', 'show'], ...certificates },
  /** Receipts of the protection product by their state, for the staff. */
  protectionList: {
    path: `${PROTECT}/{type}`,
    resource: ['protection-receipts', 'list'],
    ...protect,
    ...forStaffWho(['HC_PROTECT_VIEW']),
  },
  protectionUpload: {
    path: `${PROTECT}/upload-receipt`,
    title: 'uploadReceipt',
    menu: 'protection',
    ...forStaffWho(['HC_PROTECT_CREATE']),
  },
  protectionDetail: { path: `${PROTECT}/{type}/{id}`, ...protect, ...forStaffWho(['HC_PROTECT_VIEW']) },
  protectionView: {
    path: `${PROTECT}/{type}/{id}/view-receipt`,
    title: 'viewReceipt',
    ...protect,
    ...forStaffWho(['HC_PROTECT_CREATE']),
  },
  /** Whoever edits access roles keeps the keys of systems. */
  machineAccounts: {
    path: '/machine-accounts',
    menu: 'machineAccounts',
    ...forHolders(['UM_EDIT_ACCESS_ROLE']),
    userType: 'INTERNAL',
  },
  reportSetting: {
    path: `${SETTINGS}/{setting}`,
    ...reportSettings,
    ...forHolders(['DR_VIEW', 'HCPAY_DR_VIEW', 'FM_VIEW_RS']),
    values: { setting: settings },
  },
  reportSettingEdit: {
    path: `${SETTINGS}/edit/{setting}`,
    title: 'edit',
    ...reportSettings,
    ...forHolders(['FM_EDIT_RS']),
    values: { setting: settings },
    userType: 'INTERNAL',
  },
  receiptSeries: {
    path: `${SETTINGS}/receipt-series`,
    isTab: true,
    ...reportSettings,
    ...forHolders(['FM_VIEW_RS']),
    userType: 'INTERNAL',
  },
  atcRates: {
    path: `${SETTINGS}/atc`,
    isTab: true,
    ...reportSettings,
    ...forHolders(['FM_VIEW_RS']),
    userType: 'INTERNAL',
  },
} as const satisfies Record<string, Page>;
type FinancePages = keyof typeof financePages;
export type DisbursementPage = Extract<FinancePages, `disbursement${string}`>;
export type ReceiptPage = Extract<FinancePages, `officialReceipt${string}`>;
export type ProtectionPage = Extract<FinancePages, `protection${string}`>;
export type CertificatePage = Extract<FinancePages, `certificate${string}` | `owedCertificate${string}`>;
export type DeliveryPage = Extract<FinancePages, `delivery${string}`>;
export type OffsetPage = Extract<FinancePages, `offset${string}`>;
/** The menu leads to the first of them. */
export const financeRedirects = {
  '/finance-management': [`${SETTINGS}/computation`],
  [SETTINGS]: [`${SETTINGS}/computation`],
  [PROTECT]: [`${PROTECT}/pending`],
  [DELIVERY]: [`${DELIVERY}/list/for-delivery`],
  [`${DELIVERY}/list`]: [`${DELIVERY}/list/for-delivery`],
} as const;
export type FinancePage = Extract<keyof typeof financePages, `transaction${string}`>;
