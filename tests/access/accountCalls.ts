// Written by hand from the specification and its decisions, and reviewed; never generated from the contract.
// Per call the accounts that get in. Everybody else is refused with 403. `hidden` accounts may make the call, but the record
// that the suite asks for is not theirs: 404. The records asked for are named in sampleRequests.ts.
import { APPLICANT_CALLS } from './applicantCalls.ts';
import { APPROVAL_CALLS } from './approvalCalls.ts';
import { ASSOCIATE_CALLS } from './associateCalls.ts';
import { CERTIFICATE_CALLS } from './certificateCalls.ts';
import type { Admitted } from './decided.ts';
import { DOCUMENT_CALLS } from './documentCalls.ts';
import { DELIVERY_CALLS } from './finance/deliveryCalls.ts';
import { OWED_CALLS } from './finance/owedCalls.ts';
import { PROTECTION_CALLS } from './finance/protectionCalls.ts';
import { IMPORT_CALLS } from './importCalls.ts';
import { MACHINE_CALLS } from './machineCalls.ts';
import { PAYOUT_FILE_CALLS } from './payoutFileCalls.ts';
import { JOINING_CALLS } from './people/joiningCalls.ts';
import { OWN_CALLS } from './people/ownCalls.ts';
import { USER_CALLS } from './people/userCalls.ts';
import { PROMO_CALLS } from './promoCalls.ts';
import { RECEIPT_CALLS } from './receiptCalls.ts';
import { RECORD_READS } from './recordReads.ts';
import { RECORD_WRITES } from './recordWrites.ts';
import { REPORT_CALLS } from './reportCalls.ts';
import { REPORT_SETTING_CALLS } from './reportSettingCalls.ts';
import { SETTLEMENT_CALLS } from './settlementCalls.ts';
import { TRANSACTION_CALLS } from './transactionCalls.ts';

const anyone: Admitted = { in: 'anyone' };
const everyone: Admitted = { in: 'everyone' };
const reviewers = ['sbo.reviewer', 'sbo.second', 'antifraud.reviewer'] as const;
/** Who edits the application of the first partner; accounting and it.support see no records. */
const applicants = ['sales.admin', 'sbo.reviewer', 'sbo.second', 'partner.admin', 'head.office'] as const;
const staffWhoSeeRecords = [
  'sales.admin',
  'sbo.reviewer',
  'sbo.second',
  'antifraud.reviewer',
  'online.viewer',
] as const;

export const ACCOUNT_CALLS: Readonly<Record<string, Admitted>> = {
  'session.login': anyone,
  'session.refreshToken': anyone,
  'session.logout': everyone,
  'session.getUserToken': everyone,
  'session.postUsername': { in: ['sales.admin', 'it.support', 'partner.admin', 'other.partner'] },
  'session.getUserLevel': everyone,
  'session.getAccessRoleNames': {
    in: ['sales.admin', 'it.support', 'partner.admin', 'store.manager', 'other.partner'],
  },
  'session.validateOtp': anyone,
  'session.resendOtp': anyone,
  'session.beginProviderSignIn': anyone,
  'session.answerProviderSignIn': anyone,
  'session.beginProof': everyone,
  'session.answerProof': everyone,
  'session.forgotPassword': anyone,
  'session.resetPassword': anyone,
  'session.changePassword': anyone,
  'session.getMyPermissions': everyone,

  'accessRoles.listAccessRoles': { in: ['sales.admin', 'it.support'] },
  'accessRoles.createAccessRole': { in: ['sales.admin', 'it.support'] },
  'accessRoles.listModules': { in: ['sales.admin', 'it.support'] },
  'accessRoles.getAccessRole': { in: ['sales.admin', 'it.support'] },
  'accessRoles.editAccessRole': { in: ['sales.admin', 'it.support'] },
  'accessRoles.foreseeAccessRole': { in: ['sales.admin', 'it.support'] },
  'separations.listSeparations': { in: ['sales.admin', 'it.support'] },
  'separations.addSeparation': { in: ['sales.admin', 'it.support'] },
  'separations.removeSeparation': { in: ['sales.admin', 'it.support'] },

  'audit.getAuditResponsibility': everyone,
  'audit.postAuditTrail': everyone,
  'audit.listAuditTrail': { in: ['sales.admin', 'it.support'] },
  'audit.listAuditTargets': { in: ['sales.admin', 'it.support'] },
  'sentMessages.listSentMessages': { in: ['sales.admin', 'it.support'] },
  'sentMessages.getSentMessage': { in: ['sales.admin', 'it.support'] },
  'sentMessages.resendMessages': { in: ['sales.admin', 'it.support'] },

  'lookups.getMerchantStatuses': everyone,
  'lookups.getPartnerStatuses': everyone,
  'lookups.getConfirmationStatuses': everyone,
  'lookups.getLandmarkTypes': everyone,
  'lookups.getPartnerCategories': everyone,
  'lookups.getBusinessEntityTypes': everyone,
  'lookups.getStatusWorkflows': everyone,
  'lookups.getDocumentTypes': everyone,
  'lookups.getAddressTypes': everyone,
  'lookups.getSalesroomCodes': everyone,
  'lookups.getMerchantTypes': everyone,
  'lookups.getUtilityPartnerTypes': everyone,
  'lookups.getUtilityPartnerTypesPublic': anyone,
  'lookups.getBankAccountTypes': everyone,
  'lookups.getBankNames': everyone,
  'lookups.getBankBranches': everyone,
  'lookups.getBankAccountStatuses': everyone,
  'lookups.getProductTypes': everyone,
  'lookups.getContactDetailTypes': everyone,
  'lookups.getIdentificationTypes': anyone,
  'lookups.getAccountOwners': everyone,
  'lookups.getBusinessAreas': everyone,
  'lookups.getModesOfPayment': everyone,
  'lookups.getComputationMatrix': everyone,
  'lookups.getBusinessTypes': anyone,
  'lookups.getEnumDocumentTypes': anyone,

  'places.getRegions': everyone,
  'places.getProvinces': everyone,
  'places.getCities': everyone,
  'places.getSubMunicipalities': everyone,
  'places.getBarangays': everyone,
  'places.getZipCodes': everyone,

  'partners.listPartners': {
    in: [
      'sales.admin',
      'sbo.reviewer',
      'sbo.second',
      'antifraud.reviewer',
      'loyalty.editor',
      'online.viewer',
      'partner.admin',
      'head.office',
      'store.manager',
      'frontliner',
      'other.partner',
    ],
  },
  'partners.getPartner': {
    in: [
      'sales.admin',
      'sbo.reviewer',
      'sbo.second',
      'antifraud.reviewer',
      'online.viewer',
      'partner.admin',
      'head.office',
      'store.manager',
    ],
    hidden: ['other.partner'],
  },
  'merchants.listMerchants': {
    in: [
      'sales.admin',
      'sbo.reviewer',
      'sbo.second',
      'antifraud.reviewer',
      'loyalty.editor',
      'online.viewer',
      'it.support',
      'partner.admin',
      'head.office',
      'store.manager',
      'frontliner',
      'other.partner',
    ],
  },
  'merchants.getMerchant': {
    in: [
      'sales.admin',
      'sbo.reviewer',
      'sbo.second',
      'antifraud.reviewer',
      'online.viewer',
      'partner.admin',
      'head.office',
      'store.manager',
    ],
    hidden: ['other.partner'],
  },

  ...RECORD_READS,
  ...RECORD_WRITES,
  ...APPLICANT_CALLS,
  ...APPROVAL_CALLS,
  ...ASSOCIATE_CALLS,
  ...DOCUMENT_CALLS,
  ...IMPORT_CALLS,
  ...USER_CALLS,
  ...JOINING_CALLS,
  ...OWN_CALLS,
  ...PROMO_CALLS,
  ...REPORT_SETTING_CALLS,
  ...SETTLEMENT_CALLS,
  ...PAYOUT_FILE_CALLS,
  ...CERTIFICATE_CALLS,
  ...OWED_CALLS,
  ...PROTECTION_CALLS,
  ...DELIVERY_CALLS,
  ...TRANSACTION_CALLS,
  ...RECEIPT_CALLS,
  ...REPORT_CALLS,
  ...MACHINE_CALLS,
  // Each stage is asked for the decisions of its own.
  'applications.partnerWorkflowAction': { in: reviewers },
  'applications.merchantWorkflowAction': { in: reviewers },
  'applications.updatePartnerStatus': { in: ['sbo.reviewer', 'sbo.second'] },
  'applications.updateMerchantStatus': { in: ['sbo.reviewer', 'sbo.second'] },
  'applications.takeBackPartner': { in: ['sbo.reviewer', 'sbo.second'] },
  'applications.takeBackMerchant': { in: ['sbo.reviewer', 'sbo.second'] },
  'applications.answerRemark': { in: applicants, hidden: ['other.partner'] },
  'applications.resubmitPartner': { in: applicants, hidden: ['other.partner'] },
  'applications.resubmitMerchant': { in: applicants, hidden: ['other.partner'] },
  'applications.cancelApplication': { in: applicants, hidden: ['other.partner'] },
  'applications.cancelApplicationPublic': { in: 'nobody' },
  'applications.getReviewQueue': { in: reviewers },
  'applications.claimReview': { in: reviewers },
  'applications.releaseReview': { in: reviewers },
  'applications.listNotes': { in: staffWhoSeeRecords },
  'applications.addNote': { in: staffWhoSeeRecords },

  'jobs.listJobs': everyone,
  'jobs.getJob': { in: ['sales.admin'], hidden: 'the others' },
  'jobs.cancelJob': { in: ['sales.admin'], hidden: 'the others' },
  // Asked for the access roles: who may not list them may not export them.
  'jobs.createExport': { in: ['sales.admin', 'it.support'] },
  'files.downloadFile': { in: ['sales.admin'], hidden: 'the others' },
  'notices.listNotices': everyone,
  'notices.readNotices': everyone,
  'drafts.getDraft': everyone,
  'drafts.saveDraft': everyone,
  'drafts.deleteDraft': everyone,
  'preferences.getPreferences': everyone,
  'preferences.savePreferences': everyone,
  'officialReceipts.verifyReceipt': anyone,
  'demo.getOutbox': anyone,
};
