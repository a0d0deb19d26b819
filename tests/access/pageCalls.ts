// Written by hand from the pages, and reviewed: what each asks the server for, to open and to save; never generated from either table.

import type { PageName } from '#domain/pages.ts';

interface PageCall {
  /** The call, as contractCalls.ts has its id. */
  call: string;
  /** It is open to others besides those who may open the page: whoever opens the page is answered all the same. */
  isWider?: true;
}

const same = (call: string): PageCall => ({ call });
const wider = (call: string): PageCall => ({ call, isWider: true });

/** Pages, with what they read when they open and what they are there to save. */
export const PAGE_CALLS: Readonly<Partial<Record<PageName, readonly PageCall[]>>> = {
  accessRoleList: [same('accessRoles.listAccessRoles')],
  accessRoleCreate: [wider('accessRoles.listModules'), same('accessRoles.createAccessRole')],
  accessRoleCompare: [same('accessRoles.getAccessRole')],
  accessRoleShow: [same('accessRoles.getAccessRole')],
  separationRules: [same('separations.listSeparations')],
  jobTitleList: [wider('jobTitles.listJobTitles')],
  roleGiving: [wider('jobTitles.listJobTitles')],
  auditTrail: [same('audit.listAuditTrail')],
  partnerList: [same('partners.searchPartnersV3')],
  merchantList: [wider('merchants.listMerchants')],
  applicationList: [same('applications.listApplications')],
  recordOverview: [same('partners.getPartner')],
  businessDetails: [same('applications.getPmDetailsBusinessDetailsTrack')],
  bankDetails: [same('applications.getPmDetailsBankDetailsTrack')],
  contactPersons: [same('partners.getPartner')],
  documentList: [same('applications.getPmDetailsDocumentsTrack')],
  storeList: [same('applications.getPmDetailsMerchantsTrack')],
  storeOverview: [same('merchants.getMerchant')],
  merchantDetails: [same('merchants.getMerchant')],
  operatingHours: [same('merchants.getMerchant')],
  retailerAssociateList: [same('associates.listAssociates')],
  retailerAssociate: [same('associates.getAssociate')],
  salesRepresentatives: [same('associates.listAssociates')],
  mdrRates: [same('approvals.getPartnerMdrRates')],
  recordNotes: [same('applications.listNotes')],
  recordTimeline: [same('applications.getRecordTimeline')],
  merchantEdit: [wider('merchants.getMerchant')],
  applicationFunnel: [same('applicantFunnel.getApplicantFunnel')],
  reviewQueue: [wider('applications.getReviewQueue')],
  approvalList: [wider('approvals.listApprovalRequests')],
  approval: [wider('approvals.getApprovalRequest')],
  contractList: [same('contracts.listContracts')],
  promoList: [same('promos.listPromos')],
  promoDetail: [same('promos.getPromoByCode')],
  machineAccounts: [
    same('machineAccounts.listMachineAccounts'),
    same('machineAccounts.createMachineAccount'),
  ],
  transactionList: [same('transactions.listTransactions')],
  transactionDetail: [same('transactions.getTransaction')],
  batchPartner: [wider('imports.listImports'), same('imports.batchPartner')],
  batchMerchant: [wider('imports.listImports'), same('imports.batchMerchant')],
  batchUserRegistration: [wider('imports.listImports'), same('imports.batchUserRegistration')],
  batchPromo: [wider('imports.listImports'), same('imports.batchPromo')],
  internalUserList: [wider('users.listUsers')],
  externalUserList: [same('users.listUsers')],
  pendingUserList: [wider('users.listUsers')],
  userDetail: [same('users.getUser')],
  userAccess: [same('users.getUserAccess')],
  userSessions: [same('users.listUserSessions')],
  userChangeAccess: [wider('userAccess.getUserPost'), wider('userAccess.changeUserAccess')],
  userHistory: [same('accessReview.getUserAccessOn')],
  unusedRights: [same('accessReview.listAccessReview')],
  noSignIn: [same('accessReview.listAccessReview')],
  userApprovals: [wider('userRequests.listUserRequests')],
  userRequest: [wider('userRequests.getUserRequest'), same('userRequests.approveUserRequest')],
  newUserInfo: [same('invitations.checkNewEmail')],
  newUserJobTitle: [wider('jobTitles.listJobTitles')],
  newUserFeatures: [wider('invitations.listAskableModules')],
  registrationCodeList: [same('registrationCodes.listRegistrationCodes')],
  registrationCode: [same('registrationCodes.getRegistrationCode')],
  myAccount: [same('myAccount.getMyAccountPersons')],
  myStoreRequests: [same('myAccount.listMyRequests')],
  accessRoleEdit: [same('accessRoles.editAccessRole')],
  jobTitleCreate: [same('jobTitles.createJobTitle')],
  jobTitleEdit: [same('jobTitles.editJobTitle')],
  promoFeatured: [same('promos.listFeaturedPromos')],
  promoCreate: [same('promos.createPromo')],
  businessDetailsEdit: [same('applications.updatePartnerSection')],
  operatingHourEdit: [same('applications.updateMerchantSchedules')],
  retailerAssociateAdd: [same('associates.addRetailerAssociate')],
  salesRepresentativeAdd: [same('associates.salesRepresentativeAction')],
  designationPositionEdit: [same('associates.updateDesignationPosition')],
  newPartner: [same('partners.createPartner')],
  newStores: [wider('merchants.createMerchant')],
  registrationCodeCreate: [same('registrationCodes.createRegistrationCode')],
};
