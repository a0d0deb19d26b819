// A second, hand-written copy of what was decided about every call: the suite compares the contract's own table with it, so
// that a wrong or missing meta is seen even where no demo account would notice.

import { DECIDED_APPLICANTS } from './applicantCalls.ts';
import { DECIDED_APPROVALS } from './approvalCalls.ts';
import { DECIDED_ASSOCIATES } from './associateCalls.ts';
import { DECIDED_CERTIFICATES } from './certificateCalls.ts';
import type { Decided } from './decided.ts';
import { DECIDED_DOCUMENTS } from './documentCalls.ts';
import { DECIDED_DELIVERIES } from './finance/deliveryCalls.ts';
import { DECIDED_OWED } from './finance/owedCalls.ts';
import { DECIDED_PROTECTION } from './finance/protectionCalls.ts';
import { DECIDED_IMPORTS } from './importCalls.ts';
import { DECIDED_MACHINES } from './machineCalls.ts';
import { DECIDED_PAYOUT_FILES } from './payoutFileCalls.ts';
import { DECIDED_JOINING } from './people/joiningCalls.ts';
import { DECIDED_OWN } from './people/ownCalls.ts';
import { DECIDED_USERS } from './people/userCalls.ts';
import { DECIDED_PROMOS } from './promoCalls.ts';
import { DECIDED_RECEIPTS } from './receiptCalls.ts';
import { DECIDED_RECORD_READS } from './recordReads.ts';
import { DECIDED_RECORD_WRITES } from './recordWrites.ts';
import { DECIDED_REPORTS } from './reportCalls.ts';
import { DECIDED_REPORT_SETTINGS } from './reportSettingCalls.ts';
import { DECIDED_SETTLEMENTS } from './settlementCalls.ts';
import { DECIDED_TRANSACTIONS } from './transactionCalls.ts';

const applicants = { orOtp: true } as const;
const staff = { userType: 'INTERNAL' } as const;
const reviews = [['PM_SBO_REVIEW', 'PM_RISK_REVIEW']] as const;
const seesRecords = [['PAR_VIEW', 'MER_VIEW', 'PM_VIEW']] as const;
const editsRecords = [...seesRecords, ['PM_EDIT']] as const;
const viewsRoles = [['UM_VIEW_ACCESS_ROLE']] as const;

export const DECIDED_CALLS: Readonly<Record<string, Decided>> = {
  'session.login': ['POST', '/api/login', 'anyone'],
  'session.refreshToken': ['POST', '/api/refresh-token', 'anyone'],
  'session.logout': ['POST', '/api/logout', 'anyone'],
  'session.getUserToken': ['GET', '/api/user/token', 'session'],
  'session.postUsername': ['POST', '/api/user/username', 'anyone'],
  'session.getUserLevel': ['GET', '/api/user/user-level', 'session'],
  'session.getAccessRoleNames': [
    'GET',
    '/api/user/access-roles',
    'permission',
    [['UR_VIEW', 'UR_CREATE', 'UM_VIEW_ACCESS_ROLE']],
  ],
  'session.validateOtp': ['POST', '/api/user/2fa', 'anyone'],
  'session.resendOtp': ['POST', '/api/user/otp/resend', 'anyone'],
  'session.beginProviderSignIn': ['POST', '/api/login/provider', 'anyone'],
  'session.answerProviderSignIn': ['POST', '/api/login/provider/answer', 'anyone'],
  'session.beginProof': ['POST', '/api/user/proof', 'session'],
  'session.answerProof': ['POST', '/api/user/proof/answer', 'session'],
  'session.forgotPassword': ['POST', '/api/user/password/forgot', 'anyone'],
  'session.resetPassword': ['POST', '/api/user/password/reset', 'anyone'],
  'session.changePassword': ['POST', '/api/user/change-password/{username}', 'anyone'],
  'session.getMyPermissions': ['GET', '/api/user/permissions', 'session'],

  'accessRoles.listAccessRoles': ['GET', '/api/access-role-management', 'permission', viewsRoles],
  'accessRoles.createAccessRole': [
    'POST',
    '/api/access-role-management',
    'permission',
    [['UM_CREATE_ACCESS_ROLE']],
  ],
  'accessRoles.listModules': [
    'GET',
    '/api/access-role-management/modules',
    'permission',
    [['UM_VIEW_ACCESS_ROLE', 'UM_CREATE_ACCESS_ROLE', 'UM_EDIT_ACCESS_ROLE']],
  ],
  'accessRoles.getAccessRole': ['GET', '/api/access-role-management/{id}', 'permission', viewsRoles],
  'accessRoles.editAccessRole': [
    'POST',
    '/api/access-role-management/{id}',
    'permission',
    [['UM_EDIT_ACCESS_ROLE']],
  ],
  'accessRoles.foreseeAccessRole': [
    'POST',
    '/api/access-role-management/{id}/foresee',
    'permission',
    [['UM_EDIT_ACCESS_ROLE']],
  ],
  'separations.listSeparations': ['GET', '/api/separation-rules', 'permission', viewsRoles, staff],
  'separations.addSeparation': [
    'POST',
    '/api/separation-rules',
    'permission',
    [['UM_EDIT_ACCESS_ROLE']],
    staff,
  ],
  'separations.removeSeparation': [
    'POST',
    '/api/separation-rules/{id}/remove',
    'permission',
    [['UM_EDIT_ACCESS_ROLE']],
    staff,
  ],

  'audit.getAuditResponsibility': ['GET', '/api/audit-trail/responsibility', 'session'],
  'audit.postAuditTrail': ['POST', '/api/audit-trail', 'session'],
  'audit.listAuditTrail': ['GET', '/api/audit-trail', 'permission', viewsRoles, staff],
  'audit.listAuditTargets': ['GET', '/api/audit-trail/targets', 'permission', viewsRoles, staff],
  'sentMessages.listSentMessages': ['GET', '/api/sent-messages', 'permission', viewsRoles, staff],
  'sentMessages.getSentMessage': ['GET', '/api/sent-messages/{id}', 'permission', viewsRoles, staff],
  'sentMessages.resendMessages': [
    'POST',
    '/api/sent-messages/resend',
    'permission',
    [['UM_EDIT_ACCESS_ROLE']],
    staff,
  ],

  'lookups.getMerchantStatuses': ['GET', '/api/utility/merchant-status', 'session'],
  'lookups.getPartnerStatuses': ['GET', '/api/utility/partner-status', 'session'],
  'lookups.getConfirmationStatuses': ['GET', '/api/utility/confirmation-status', 'session'],
  'lookups.getLandmarkTypes': ['GET', '/api/utility/landmark-type', 'session', [], applicants],
  'lookups.getPartnerCategories': ['GET', '/api/utility/partner-category', 'session'],
  'lookups.getBusinessEntityTypes': ['GET', '/api/utility/business-entity-type', 'session', [], applicants],
  'lookups.getStatusWorkflows': ['GET', '/api/utility/status-workflow', 'session'],
  'lookups.getDocumentTypes': ['GET', '/api/utility/document-type', 'session', [], applicants],
  'lookups.getAddressTypes': ['GET', '/api/utility/address-type', 'session', [], applicants],
  'lookups.getSalesroomCodes': ['GET', '/api/utility/salesroom', 'session'],
  'lookups.getMerchantTypes': ['GET', '/api/utility/merchant-type', 'session'],
  'lookups.getUtilityPartnerTypes': ['GET', '/api/utility/partner-type', 'session'],
  'lookups.getUtilityPartnerTypesPublic': ['GET', '/api/utility/partner-type/public', 'anyone'],
  'lookups.getBankAccountTypes': ['GET', '/api/utility/bank-account-type', 'session', [], applicants],
  'lookups.getBankNames': ['GET', '/api/utility/bank-name', 'session', [], applicants],
  'lookups.getBankBranches': ['GET', '/api/utility/bank-branch/{bankId}', 'session', [], applicants],
  'lookups.getBankAccountStatuses': ['GET', '/api/utility/bank-account-status', 'session', [], applicants],
  'lookups.getProductTypes': ['GET', '/api/utility/product-type', 'session', [], applicants],
  'lookups.getContactDetailTypes': ['GET', '/api/utility/contact-detail-type', 'session', [], applicants],
  'lookups.getIdentificationTypes': ['GET', '/api/utility/identification-types', 'anyone'],
  'lookups.getAccountOwners': ['GET', '/api/utility/account-owners', 'session'],
  'lookups.getBusinessAreas': ['GET', '/api/utility/business-areas', 'session', [], applicants],
  'lookups.getModesOfPayment': ['GET', '/api/utility/mode-of-payment', 'session'],
  'lookups.getComputationMatrix': ['GET', '/api/utility/computation-matrix', 'session'],
  'lookups.getBusinessTypes': ['GET', '/api/enums/business/types', 'anyone'],
  'lookups.getEnumDocumentTypes': ['GET', '/api/enums/documents/types', 'anyone'],

  'places.getRegions': ['GET', '/api/partners/regions', 'session', [], applicants],
  'places.getProvinces': ['GET', '/api/partners/provinces', 'session', [], applicants],
  'places.getCities': ['GET', '/api/partners/cities', 'session', [], applicants],
  'places.getSubMunicipalities': ['GET', '/api/partners/sub-municipalities', 'session', [], applicants],
  'places.getBarangays': ['GET', '/api/partners/barangays', 'session', [], applicants],
  'places.getZipCodes': ['GET', '/api/partners/zip-codes', 'session', [], applicants],

  'partners.listPartners': [
    'GET',
    '/api/partners',
    'permission',
    [['PAR_VIEW', 'MER_VIEW', 'PM_VIEW', 'PRO_VIEW']],
  ],
  'partners.getPartner': ['GET', '/api/partners/{id}', 'permission', [['PAR_VIEW', 'MER_VIEW', 'PM_VIEW']]],
  'merchants.listMerchants': [
    'GET',
    '/api/merchants',
    'permission',
    [['PAR_VIEW', 'MER_VIEW', 'PM_VIEW', 'PRO_VIEW', 'UR_VIEW', 'UR_CREATE']],
  ],
  'merchants.getMerchant': [
    'GET',
    '/api/merchants/{id}',
    'permission',
    [['PAR_VIEW', 'MER_VIEW', 'PM_VIEW']],
  ],

  ...DECIDED_RECORD_READS,
  ...DECIDED_RECORD_WRITES,
  ...DECIDED_APPLICANTS,
  ...DECIDED_APPROVALS,
  ...DECIDED_ASSOCIATES,
  ...DECIDED_DOCUMENTS,
  ...DECIDED_IMPORTS,
  ...DECIDED_USERS,
  ...DECIDED_JOINING,
  ...DECIDED_OWN,
  ...DECIDED_PROMOS,
  ...DECIDED_REPORT_SETTINGS,
  ...DECIDED_SETTLEMENTS,
  ...DECIDED_PAYOUT_FILES,
  ...DECIDED_CERTIFICATES,
  ...DECIDED_OWED,
  ...DECIDED_PROTECTION,
  ...DECIDED_DELIVERIES,
  ...DECIDED_TRANSACTIONS,
  ...DECIDED_RECEIPTS,
  ...DECIDED_REPORTS,
  ...DECIDED_MACHINES,
  'applications.partnerWorkflowAction': [
    'POST',
    '/api/partners/v3/{action}/workflow-status/{id}',
    'permission',
    reviews,
  ],
  'applications.merchantWorkflowAction': [
    'POST',
    '/api/merchants/v3/{action}/workflow-status/{id}',
    'permission',
    reviews,
  ],
  'applications.updatePartnerStatus': [
    'POST',
    '/api/partners/v3/{id}/status:update',
    'permission',
    [['PM_SBO_REVIEW']],
  ],
  'applications.updateMerchantStatus': [
    'POST',
    '/api/merchants/v3/{id}/status:update',
    'permission',
    [['PM_SBO_REVIEW']],
  ],
  'applications.takeBackPartner': [
    'POST',
    '/api/partner-management/take-back/{id}',
    'permission',
    [['PM_SBO_REVIEW']],
  ],
  'applications.takeBackMerchant': [
    'POST',
    '/api/merchants/take-back/{id}',
    'permission',
    [['PM_SBO_REVIEW']],
  ],
  'applications.answerRemark': [
    'POST',
    '/api/partner-management/remarks/{id}/answer',
    'permission',
    editsRecords,
    applicants,
  ],
  'applications.resubmitPartner': [
    'POST',
    '/api/partner-management/resubmit/{id}',
    'permission',
    editsRecords,
    applicants,
  ],
  'applications.resubmitMerchant': [
    'POST',
    '/api/merchants/resubmit/{id}',
    'permission',
    editsRecords,
    applicants,
  ],
  'applications.cancelApplication': [
    'POST',
    '/api/partner-management/cancel/application',
    'permission',
    editsRecords,
  ],
  'applications.cancelApplicationPublic': [
    'POST',
    '/api/partner-management/cancel/application/public',
    'otp',
  ],
  'applications.getReviewQueue': ['GET', '/api/partner-management/queue', 'permission', reviews],
  'applications.claimReview': ['POST', '/api/partner-management/claim', 'permission', reviews],
  'applications.releaseReview': ['POST', '/api/partner-management/release', 'permission', reviews],
  'applications.listNotes': ['GET', '/api/partner-management/notes/{id}', 'permission', seesRecords, staff],
  'applications.addNote': ['POST', '/api/partner-management/notes/{id}', 'permission', seesRecords, staff],

  'jobs.listJobs': ['GET', '/api/jobs', 'session'],
  'jobs.getJob': ['GET', '/api/jobs/{id}', 'session'],
  'jobs.cancelJob': ['POST', '/api/jobs/{id}/cancel', 'session'],
  'jobs.createExport': ['POST', '/api/exports', 'session'],
  'files.downloadFile': ['GET', '/api/files/{id}/download', 'session'],
  'notices.listNotices': ['GET', '/api/notices', 'session'],
  'notices.readNotices': ['POST', '/api/notices/read', 'session'],
  'drafts.getDraft': ['GET', '/api/drafts', 'session'],
  'drafts.saveDraft': ['POST', '/api/drafts', 'session'],
  'drafts.deleteDraft': ['POST', '/api/drafts/discard', 'session'],
  'preferences.getPreferences': ['GET', '/api/user/preferences', 'session'],
  'preferences.savePreferences': ['POST', '/api/user/preferences', 'session'],
  'demo.getOutbox': ['GET', '/api/demo/outbox', 'anyone'],
};
