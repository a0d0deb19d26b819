import { ACCESS_ROLE_SORTS, accessRoleFilters } from '#contract/accessRoles.ts';
import { QUEUE_SORTS, queueFilters } from '#contract/applications.ts';
import { APPROVAL_SORTS, approvalFilters } from '#contract/approvals.ts';
import { ASSOCIATE_SORTS, associatesOfPartner } from '#contract/associates.ts';
import { AUDIT_SORTS, auditFilters } from '#contract/audit.ts';
import type { CallMeta } from '#contract/call.ts';
import { CONTRACT_SORTS, contractFilters } from '#contract/contracts.ts';
import {
  ALPHALIST_SORTS,
  alphalistFilters,
  CERTIFICATE_SORTS,
  certificateFilters,
} from '#contract/finance/certificates.ts';
import { DELIVERY_SORTS, deliveryFilters } from '#contract/finance/deliveryAdvices.ts';
import { DISBURSEMENT_SORTS, disbursementFilters } from '#contract/finance/disbursements.ts';
import { RECEIPT_SORTS, receiptFilters } from '#contract/finance/officialReceipts.ts';
import { OFFSET_SORTS, offsetFilters } from '#contract/finance/offsets.ts';
import { OWED_SORTS, owedFilters } from '#contract/finance/owedCertificates.ts';
import { PROTECTION_SORTS, protectionFilters } from '#contract/finance/protection.ts';
import { PAYOUT_SORTS, payoutFilters } from '#contract/finance/settlements.ts';
import { TRANSACTION_SORTS, transactionFilters } from '#contract/finance/transactions.ts';
import { contract } from '#contract/index.ts';
import { JOB_SORTS } from '#contract/jobs.ts';
import { listQuery } from '#contract/list.ts';
import { MERCHANT_SORTS, merchantFilters } from '#contract/merchants.ts';
import {
  APPLICATION_SORTS,
  applicationFilters,
  PARTNER_SORTS,
  partnerSearchFilters,
} from '#contract/partners.ts';
import { REVIEW_SORTS, type ReviewFinding, reviewFilters } from '#contract/people/accessReview.ts';
import { REGISTRATION_CODE_SORTS, registrationCodeFilters } from '#contract/people/registrationCodes.ts';
import { SENT_MESSAGE_SORTS, sentMessageFilters } from '#contract/people/sentMessages.ts';
import { USER_REQUEST_SORTS, userRequestFilters } from '#contract/people/userRequests.ts';
import { USER_SORTS, type UserList, userFilters } from '#contract/people/users.ts';
import { PROMO_SORTS, promoFilters } from '#contract/promos.ts';
import { manilaDate } from '#domain/day.ts';
import { exportLists } from '#domain/files/exportLists.ts';
import { associateType } from '#domain/people/associate.ts';
import { promoTab } from '#domain/promos/promoStatus.ts';
import { recordTab } from '#domain/records/recordTabs.ts';
import { workflowStatus } from '#domain/review/applicationStatus.ts';
import { queueStage } from '#domain/review/queueStage.ts';
import { approvalSource } from '../approvals/approvalSource.ts';
import { accessRoleSource } from '../areas/accessRoles/accessRoleSource.ts';
import { applicationSource } from '../areas/applications/applicationSource.ts';
import { queueSource } from '../areas/applications/review/queueSource.ts';
import { associateSource } from '../areas/associates/associateSource.ts';
import { alphalist } from '../areas/certificates/alphalistSource.ts';
import { certificateSource } from '../areas/certificates/certificateSource.ts';
import { certificatePapers } from '../areas/certificates/downloadCertificate.ts';
import { contractSource } from '../areas/contracts/contractSource.ts';
import { adviceSource, withAdviceDays } from '../areas/deliveryAdvices/adviceSource.ts';
import { disbursementSource, withRights } from '../areas/disbursements/disbursementSource.ts';
import { jobSource } from '../areas/jobs/jobSource.ts';
import { receiptSource, withReceiptDays } from '../areas/officialReceipts/receiptSource.ts';
import { offsetSource, withOwedDays } from '../areas/offsets/offsetSource.ts';
import { owedSource } from '../areas/owedCertificates/owedSource.ts';
import { promoSource } from '../areas/promos/promoSource.ts';
import { protectionSource, withUsualMonths } from '../areas/protection/protectionSource.ts';
import { messageSource } from '../areas/sentMessages/messageSource.ts';
import { payoutSource, withPayoutDays } from '../areas/settlements/payoutSource.ts';
import { transactionSource, withDays } from '../areas/transactions/transactionSource.ts';
import { codeSource } from '../areas/users/codes/codeSource.ts';
import { requestSource } from '../areas/users/requests/requestSource.ts';
import { reviewSource } from '../areas/users/review/reviewSource.ts';
import { userSource } from '../areas/users/userSource.ts';
import { auditSource } from '../audit/auditSource.ts';
import { alphalistColumns, certificateColumns } from '../jobs/export/certificateColumns.ts';
import { accessRoleColumns, auditColumns, messageColumns } from '../jobs/export/columns.ts';
import { contractColumns } from '../jobs/export/contractColumns.ts';
import { deliveryColumns } from '../jobs/export/deliveryColumns.ts';
import { approvalColumns, jobColumns, queueColumns } from '../jobs/export/deskColumns.ts';
import { disbursementColumns, offsetColumns } from '../jobs/export/disbursementColumns.ts';
import { type Exports, exportable } from '../jobs/export/exportable.ts';
import { owedColumns } from '../jobs/export/owedColumns.ts';
import { payoutColumns } from '../jobs/export/payoutColumns.ts';
import { peopleColumns } from '../jobs/export/peopleColumns.ts';
import { promoColumns } from '../jobs/export/promoColumns.ts';
import { protectionColumns } from '../jobs/export/protectionColumns.ts';
import { receiptColumns } from '../jobs/export/receiptColumns.ts';
import { merchantColumns, partnerColumns } from '../jobs/export/recordColumns.ts';
import { registrationCodeColumns } from '../jobs/export/registrationCodeColumns.ts';
import { reviewColumns } from '../jobs/export/reviewColumns.ts';
import { transactionColumns } from '../jobs/export/transactionColumns.ts';
import { userColumns } from '../jobs/export/userColumns.ts';
import { userRequestColumns } from '../jobs/export/userRequestColumns.ts';
import { partnerSearchSource } from '../records/partner/partnerSource.ts';
import { merchantSource } from '../records/store/merchantSource.ts';

const accounts = (list: UserList, meta: CallMeta = contract.users.listUsers['~orpc'].meta) =>
  exportable({
    title: exportLists[`${list}-users`],
    meta,
    query: listQuery(userFilters, USER_SORTS),
    source: ({ now }) => userSource(list, now),
    columns: userColumns,
  });
const ofStaff: CallMeta = { ...contract.users.listUsers['~orpc'].meta, userType: 'INTERNAL' };

const review = (finding: ReviewFinding) =>
  exportable({
    title: exportLists[finding],
    meta: contract.accessReview.listAccessReview['~orpc'].meta,
    query: listQuery(reviewFilters, REVIEW_SORTS),
    source: ({ now }) => reviewSource(finding, now),
    columns: reviewColumns,
  });

/** Every list that can be exported, one row each. */
export const EXPORTS: Exports = {
  'access-roles': exportable({
    title: exportLists['access-roles'],
    meta: contract.accessRoles.listAccessRoles['~orpc'].meta,
    query: listQuery(accessRoleFilters, ACCESS_ROLE_SORTS),
    source: () => accessRoleSource,
    columns: accessRoleColumns,
  }),
  'internal-users': accounts('internal', ofStaff),
  'external-users': accounts('external'),
  'pending-users': accounts('pending', ofStaff),
  'unused-rights': review('unused-rights'),
  'no-sign-in': review('no-sign-in'),
  'user-requests': exportable({
    title: exportLists['user-requests'],
    meta: contract.userRequests.listUserRequests['~orpc'].meta,
    query: listQuery(userRequestFilters, USER_REQUEST_SORTS),
    source: () => requestSource,
    columns: userRequestColumns,
  }),
  'registration-codes': exportable({
    title: exportLists['registration-codes'],
    meta: contract.registrationCodes.listRegistrationCodes['~orpc'].meta,
    query: listQuery(registrationCodeFilters, REGISTRATION_CODE_SORTS),
    source: ({ now }) => codeSource(now),
    columns: registrationCodeColumns,
  }),
  audit: exportable({
    title: exportLists.audit,
    meta: contract.audit.listAuditTrail['~orpc'].meta,
    query: listQuery(auditFilters, AUDIT_SORTS),
    source: () => auditSource,
    columns: auditColumns,
  }),
  'sent-messages': exportable({
    title: exportLists['sent-messages'],
    meta: contract.sentMessages.listSentMessages['~orpc'].meta,
    query: listQuery(sentMessageFilters, SENT_MESSAGE_SORTS),
    source: () => messageSource,
    columns: messageColumns,
  }),
  partners: exportable({
    title: exportLists.partners,
    meta: contract.partners.listPartners['~orpc'].meta,
    query: listQuery(partnerSearchFilters, PARTNER_SORTS), // all that the list page filters by
    source: partnerSearchSource,
    codes: { workflowStatus },
    columns: partnerColumns,
  }),
  merchants: exportable({
    title: exportLists.merchants,
    meta: contract.merchants.listMerchants['~orpc'].meta,
    query: listQuery(merchantFilters, MERCHANT_SORTS),
    source: merchantSource,
    columns: merchantColumns,
    codes: { tab: recordTab, workflowStatus },
  }),
  applications: exportable({
    title: exportLists.applications,
    meta: contract.applications.listApplications['~orpc'].meta,
    query: listQuery(applicationFilters, APPLICATION_SORTS),
    source: applicationSource,
    codes: { tab: recordTab, workflowStatus },
    columns: partnerColumns,
  }),
  contracts: exportable({
    title: exportLists.contracts,
    meta: contract.contracts.listContracts['~orpc'].meta,
    query: listQuery(contractFilters, CONTRACT_SORTS),
    source: ({ now }) => contractSource(manilaDate(now)),
    columns: contractColumns,
  }),
  promos: exportable({
    title: exportLists.promos,
    meta: contract.promos.listPromos['~orpc'].meta,
    query: listQuery(promoFilters, PROMO_SORTS),
    source: promoSource,
    columns: promoColumns,
    codes: { tab: promoTab },
  }),
  transactions: exportable({
    title: exportLists.transactions,
    meta: contract.transactions.listTransactions['~orpc'].meta,
    query: listQuery(transactionFilters, TRANSACTION_SORTS),
    complete: (selection, { now }) => withDays(selection, manilaDate(now)),
    source: () => transactionSource,
    columns: transactionColumns,
  }),
  disbursements: exportable({
    title: exportLists.disbursements,
    meta: contract.disbursements.listDisbursements['~orpc'].meta,
    query: listQuery(disbursementFilters, DISBURSEMENT_SORTS),
    complete: withRights,
    source: () => disbursementSource,
    columns: disbursementColumns,
  }),
  offsets: exportable({
    title: exportLists.offsets,
    meta: contract.offsets.listOffsets['~orpc'].meta,
    query: listQuery(offsetFilters, OFFSET_SORTS),
    complete: (selection, { now }) => withOwedDays(selection, manilaDate(now)),
    source: () => offsetSource,
    columns: offsetColumns,
  }),
  certificates: exportable({
    title: exportLists.certificates,
    meta: contract.certificates.listCertificates['~orpc'].meta,
    query: listQuery(certificateFilters, CERTIFICATE_SORTS),
    source: () => certificateSource,
    columns: certificateColumns,
    papers: { ...certificatePapers, idOf: ({ id }) => id },
  }),
  alphalist: exportable({
    title: exportLists.alphalist,
    meta: contract.certificates.getCertificateStanding['~orpc'].meta,
    query: listQuery(alphalistFilters, ALPHALIST_SORTS),
    ...alphalist,
    columns: alphalistColumns,
  }),
  'official-receipts': exportable({
    title: exportLists['official-receipts'],
    meta: contract.officialReceipts.listReceipts['~orpc'].meta,
    query: listQuery(receiptFilters, RECEIPT_SORTS),
    complete: (selection, { now }) => withReceiptDays(selection, manilaDate(now)),
    source: () => receiptSource,
    columns: receiptColumns,
  }),
  payouts: exportable({
    title: exportLists.payouts,
    meta: contract.settlements.listPayouts['~orpc'].meta,
    query: listQuery(payoutFilters, PAYOUT_SORTS),
    complete: (selection, { now }) => withPayoutDays(selection, manilaDate(now)),
    source: () => payoutSource,
    columns: payoutColumns,
  }),
  'owed-certificates': exportable({
    title: exportLists['owed-certificates'],
    meta: contract.owedCertificates.listOwedCertificates['~orpc'].meta,
    query: listQuery(owedFilters, OWED_SORTS),
    source: () => owedSource,
    columns: owedColumns,
  }),
  'protection-receipts': exportable({
    title: exportLists['protection-receipts'],
    meta: contract.protection.listProtectionReceipts['~orpc'].meta,
    query: listQuery(protectionFilters, PROTECTION_SORTS),
    complete: (selection, { now }) => withUsualMonths(selection, manilaDate(now)),
    source: () => protectionSource,
    columns: protectionColumns,
  }),
  'delivery-advices': exportable({
    title: exportLists['delivery-advices'],
    meta: contract.deliveryAdvices.listDeliveryAdvices['~orpc'].meta,
    query: listQuery(deliveryFilters, DELIVERY_SORTS),
    complete: (selection, { now }) => withAdviceDays(selection, manilaDate(now)),
    source: () => adviceSource,
    columns: deliveryColumns,
  }),
  associates: exportable({
    title: exportLists.associates,
    meta: contract.associates.listAssociates['~orpc'].meta,
    query: listQuery(associatesOfPartner, ASSOCIATE_SORTS),
    source: () => associateSource,
    columns: peopleColumns,
    codes: { type: associateType },
  }),
  jobs: exportable({
    title: exportLists.jobs,
    meta: contract.jobs.listJobs['~orpc'].meta,
    query: listQuery({}, JOB_SORTS),
    source: (_, language) => jobSource(language),
    columns: jobColumns,
  }),
  approvals: exportable({
    title: exportLists.approvals,
    meta: contract.approvals.listApprovalRequests['~orpc'].meta,
    query: listQuery(approvalFilters, APPROVAL_SORTS),
    source: ({ user }) => approvalSource(user),
    columns: approvalColumns,
  }),
  queue: exportable({
    title: exportLists.queue,
    meta: contract.applications.getReviewQueue['~orpc'].meta,
    query: listQuery(queueFilters, QUEUE_SORTS),
    source: queueSource,
    columns: queueColumns,
    codes: { stage: queueStage },
  }),
};
