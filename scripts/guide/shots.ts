import { type PageName, pathOf } from '#domain/pages.ts';

/** A picture of the guide: what is shown, and to whom. Its file bears its name. */
export interface Shot {
  name: string;
  /** An account of the demo. */
  as: string;
  path: string;
}

const shot = (name: string, as: string, page: PageName, values?: Record<string, string>): Shot => ({
  name,
  as,
  path: pathOf(page, values),
});

/** The pictures of the articles, account by account: each signs in once. Names that begin with `phone-` are of a phone. */
export const SHOTS: readonly Shot[] = [
  shot('review-queue', 'sbo.reviewer', 'reviewQueue'),
  shot('approvals', 'sbo.reviewer', 'approvalList'),
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
  shot('protection-receipts', 'finance.officer', 'protectionList', { type: 'pending' }),
  shot('report-settings', 'finance.officer', 'reportSetting', { setting: 'computation' }),
  shot('partners-and-stores', 'sales.admin', 'recordOverview', { type: 'partners', id: '1' }),
  shot('applications', 'sales.admin', 'applicationList'),
  shot('application-funnel', 'sales.admin', 'applicationFunnel'),
  shot('imports', 'sales.admin', 'batchPartner'),
  shot('user-accounts', 'it.support', 'internalUserList'),
  shot('audit-trail', 'it.support', 'auditTrail'),
  shot('phone-payments', 'store.manager', 'transactionList'),
];
