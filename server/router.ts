import type { contract } from '#contract/index.ts';
import { accessRolesRouter } from './areas/accessRoles/router.ts';
import { contactRequestsRouter } from './areas/applicants/contacts/router.ts';
import { applicantDraftsRouter } from './areas/applicants/drafts/router.ts';
import { applicantFunnelRouter } from './areas/applicants/funnel/router.ts';
import { applicantLinksRouter } from './areas/applicants/links/router.ts';
import { applicantPartnersRouter } from './areas/applicants/partners/router.ts';
import { applicantsRouter } from './areas/applicants/router.ts';
import { applicantSendingRouter } from './areas/applicants/sending/router.ts';
import { applicantSheetsRouter } from './areas/applicants/sheets/router.ts';
import { applicantUploadsRouter } from './areas/applicants/uploads/router.ts';
import { applicationsRouter } from './areas/applications/router.ts';
import { approvalsRouter } from './areas/approvals/router.ts';
import { associatesRouter } from './areas/associates/router.ts';
import { auditRouter } from './areas/audit/router.ts';
import { certificatesRouter } from './areas/certificates/router.ts';
import { contractsRouter } from './areas/contracts/router.ts';
import { deliveryAdvicesRouter } from './areas/deliveryAdvices/router.ts';
import { demoRouter } from './areas/demo/router.ts';
import { deskRouter } from './areas/desk/router.ts';
import { disbursementsRouter } from './areas/disbursements/router.ts';
import { documentsRouter } from './areas/documents/router.ts';
import { draftsRouter } from './areas/drafts/router.ts';
import { filesRouter } from './areas/files/router.ts';
import { importsRouter } from './areas/imports/router.ts';
import { jobsRouter } from './areas/jobs/router.ts';
import { jobTitlesRouter } from './areas/jobTitles/router.ts';
import { lookupsRouter } from './areas/lookups/router.ts';
import { machineAccountsRouter } from './areas/machineAccounts/router.ts';
import { merchantsRouter } from './areas/merchants/router.ts';
import { noticesRouter } from './areas/notices/router.ts';
import { officialReceiptsRouter } from './areas/officialReceipts/router.ts';
import { offsetsRouter } from './areas/offsets/router.ts';
import { owedCertificatesRouter } from './areas/owedCertificates/router.ts';
import { partnersRouter } from './areas/partners/router.ts';
import { placesRouter } from './areas/places/router.ts';
import { preferencesRouter } from './areas/preferences/router.ts';
import { promosRouter } from './areas/promos/router.ts';
import { protectionRouter } from './areas/protection/router.ts';
import { ratesRouter } from './areas/rates/router.ts';
import { reportSettingsRouter } from './areas/reportSettings/router.ts';
import { sentMessagesRouter } from './areas/sentMessages/router.ts';
import { separationsRouter } from './areas/separations/router.ts';
import { sessionRouter } from './areas/session/router.ts';
import { mySettingsRouter } from './areas/settings/router.ts';
import { payoutFilesRouter } from './areas/settlements/files/router.ts';
import { settlementsRouter } from './areas/settlements/router.ts';
import { storeTaxesRouter } from './areas/storeTaxes/router.ts';
import { transactionsRouter } from './areas/transactions/router.ts';
import { takenPaymentsRouter } from './areas/transactions/taking/router.ts';
import { userAccessRouter } from './areas/users/access/router.ts';
import { registrationCodesRouter } from './areas/users/codes/router.ts';
import { invitationsRouter } from './areas/users/invitations/router.ts';
import { myAccountRouter } from './areas/users/mine/router.ts';
import { userRequestsRouter } from './areas/users/requests/router.ts';
import { accessReviewRouter } from './areas/users/review/router.ts';
import { usersRouter } from './areas/users/router.ts';
import { viewsRouter } from './areas/users/views/router.ts';
import { APPROVALS } from './registries/approvals.ts';
import { DESK, DESK_CHARTS } from './registries/desk.ts';
import { EXPORTS } from './registries/exports.ts';
import { IMPORTS, SHEETS } from './registries/imports.ts';
import { NOTICES } from './registries/notices.ts';

/** Every call of the contract with its verb; a missing one fails the type-check. */
export const router = {
  session: sessionRouter,
  accessRoles: accessRolesRouter,
  users: usersRouter(APPROVALS),
  accessReview: accessReviewRouter,
  views: viewsRouter,
  userAccess: userAccessRouter,
  invitations: invitationsRouter,
  jobTitles: jobTitlesRouter,
  separations: separationsRouter,
  registrationCodes: registrationCodesRouter,
  userRequests: userRequestsRouter,
  myAccount: myAccountRouter,
  mySettings: mySettingsRouter(NOTICES),
  audit: auditRouter,
  sentMessages: sentMessagesRouter,
  lookups: lookupsRouter,
  places: placesRouter,
  partners: partnersRouter,
  merchants: merchantsRouter,
  applicants: applicantsRouter,
  applicantDrafts: applicantDraftsRouter,
  applicantLinks: applicantLinksRouter,
  applicantUploads: applicantUploadsRouter,
  applicantSheets: applicantSheetsRouter(SHEETS),
  applicantPartners: applicantPartnersRouter,
  applicantSending: applicantSendingRouter,
  applicantFunnel: applicantFunnelRouter,
  contactRequests: contactRequestsRouter,
  applications: applicationsRouter,
  associates: associatesRouter,
  approvals: { ...approvalsRouter(APPROVALS), ...ratesRouter },
  documents: documentsRouter,
  contracts: contractsRouter(EXPORTS.contracts),
  promos: promosRouter,
  deliveryAdvices: deliveryAdvicesRouter,
  disbursements: disbursementsRouter,
  offsets: offsetsRouter,
  officialReceipts: officialReceiptsRouter,
  storeTaxes: storeTaxesRouter,
  settlements: settlementsRouter,
  payoutFiles: payoutFilesRouter,
  certificates: certificatesRouter,
  owedCertificates: owedCertificatesRouter,
  protection: protectionRouter,
  transactions: transactionsRouter,
  takenPayments: takenPaymentsRouter,
  machineAccounts: machineAccountsRouter,
  reportSettings: reportSettingsRouter,
  imports: importsRouter(IMPORTS),
  jobs: jobsRouter(EXPORTS),
  files: filesRouter(EXPORTS),
  notices: noticesRouter(NOTICES),
  drafts: draftsRouter,
  preferences: preferencesRouter,
  desk: deskRouter(DESK, DESK_CHARTS),
  demo: demoRouter,
} satisfies { [Area in keyof typeof contract]: Record<keyof (typeof contract)[Area], unknown> };
