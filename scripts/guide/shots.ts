import { type PageName, pathOf } from '#domain/pages.ts';

/** A picture of the guide: what is shown, and to whom. Its file bears its name. */
export interface Shot {
  name: string;
  /** An account of the demo; none for a page that stands before sign-in. */
  as: string | null;
  path: string;
  /** Links that are followed from there, the first of each on the page: ids are another demo's. */
  follow: readonly string[];
}

const shot = (
  name: string,
  as: string | null,
  page: PageName,
  values?: Record<string, string>,
  follow: readonly string[] = [],
): Shot => ({ name, as, path: pathOf(page, values), follow });

/** The pictures of the articles, account by account: each signs in once. Names that begin with `phone-` are of a phone. */
export const SHOTS: readonly Shot[] = [
  shot('home', 'sbo.reviewer', 'dashboard'),
  shot('review-queue', 'sbo.reviewer', 'reviewQueue'),
  shot('approvals', 'sbo.reviewer', 'approvalList'),
  shot('approval', 'sbo.reviewer', 'approvalList', {}, ['a[href^="/approvals/"]']),
  shot('contracts', 'sbo.reviewer', 'contractList'),
  shot('promos', 'loyalty.editor', 'promoList'),
  shot('payments', 'finance.officer', 'transactionList'),
  shot('settlement', 'finance.officer', 'settlementRuns'),
  shot('payouts', 'finance.officer', 'payoutList'),
  shot('bank-files', 'finance.officer', 'payoutFileList'),
  shot('disbursement-report', 'finance.officer', 'disbursementReport'),
  shot('offset-report', 'finance.officer', 'offsetReport'),
  shot('form-2307', 'finance.officer', 'certificateList'),
  shot('owed-certificates', 'finance.officer', 'owedCertificateList'),
  shot('official-receipts', 'finance.officer', 'officialReceiptList'),
  shot('official-receipt-new', 'finance.officer', 'officialReceiptCreate'),
  shot('protection-receipts', 'finance.officer', 'protectionList', { type: 'pending' }),
  shot('report-settings', 'finance.officer', 'reportSetting', { setting: 'computation' }),
  shot('partners-and-stores', 'sales.admin', 'recordOverview', { type: 'partners', id: '1' }),
  shot('applications', 'sales.admin', 'applicationList'),
  shot('application-funnel', 'sales.admin', 'applicationFunnel'),
  shot('imports', 'sales.admin', 'batchPartner'),
  shot('user-accounts', 'it.support', 'internalUserList'),
  shot('access-roles', 'it.support', 'accessRoleList'),
  shot('job-titles', 'it.support', 'jobTitleList'),
  shot('systems', 'it.support', 'machineAccounts'),
  shot('sent-messages', 'it.support', 'sentMessageList'),
  shot('audit-trail', 'it.support', 'auditTrail'),
  shot('delivery-advice', 'store.manager', 'deliveryList', { contractStatusType: 'for-delivery' }),
  shot('refunds', 'store.manager', 'transactionList', {}, ['a[href$="/refund"]']),
  shot('my-settings', 'store.manager', 'settingsSecurity'),
  shot('phone-payments', 'store.manager', 'transactionList'),
  shot('phone-applying', null, 'apply'),
];
