import { accessRoles } from './accessRoles.ts';
import { applicants } from './applicants.ts';
import { applications } from './applications.ts';
import { approvals } from './approvals.ts';
import { associates } from './associates.ts';
import { audit } from './audit.ts';
import { contracts } from './contracts.ts';
import { demo } from './demo.ts';
import { desk } from './desk.ts';
import { documents } from './documents.ts';
import { drafts } from './drafts.ts';
import { certificates } from './finance/certificates.ts';
import { deliveryAdvices } from './finance/deliveryAdvices.ts';
import { disbursements } from './finance/disbursements.ts';
import { machineAccounts } from './finance/machineAccounts.ts';
import { officialReceipts } from './finance/officialReceipts.ts';
import { offsets } from './finance/offsets.ts';
import { owedCertificates } from './finance/owedCertificates.ts';
import { payoutFiles } from './finance/payoutFiles.ts';
import { protection } from './finance/protection.ts';
import { reportSettings } from './finance/reportSettings.ts';
import { settlements } from './finance/settlements.ts';
import { storeTaxes } from './finance/storeTaxes.ts';
import { takenPayments } from './finance/takenPayments.ts';
import { transactions } from './finance/transactions.ts';
import { imports } from './imports.ts';
import { files, jobs } from './jobs.ts';
import { lookups, places } from './lookups.ts';
import { merchants } from './merchants.ts';
import { notices } from './notices.ts';
import { partners } from './partners.ts';
import { accessReview } from './people/accessReview.ts';
import { invitations } from './people/invitations.ts';
import { jobTitles } from './people/jobTitles.ts';
import { myAccount } from './people/myAccount.ts';
import { mySettings } from './people/mySettings.ts';
import { registrationCodes } from './people/registrationCodes.ts';
import { sentMessages } from './people/sentMessages.ts';
import { separations } from './people/separations.ts';
import { userAccess } from './people/userAccess.ts';
import { userRequests } from './people/userRequests.ts';
import { users } from './people/users.ts';
import { views } from './people/views.ts';
import { preferences } from './preferences.ts';
import { promos } from './promos.ts';
import { contactRequests } from './selfService/contactRequests.ts';
import { applicantDrafts } from './selfService/drafts.ts';
import { applicantFunnel } from './selfService/funnel.ts';
import { applicantLinks } from './selfService/links.ts';
import { applicantPartners } from './selfService/partners.ts';
import { applicantSending } from './selfService/sending.ts';
import { applicantSheets } from './selfService/sheets.ts';
import { applicantUploads } from './selfService/uploads.ts';
import { session } from './session.ts';

/** Everything that crosses the wire, area by area. The server implements it, the portal calls it, the tests iterate over it. */
export const contract = {
  session,
  accessRoles,
  users,
  accessReview,
  views,
  invitations,
  jobTitles,
  separations,
  registrationCodes,
  userAccess,
  userRequests,
  myAccount,
  mySettings,
  audit,
  sentMessages,
  lookups,
  places,
  partners,
  merchants,
  applicants,
  applicantDrafts,
  applicantLinks,
  applicantUploads,
  applicantSheets,
  applicantPartners,
  applicantSending,
  applicantFunnel,
  contactRequests,
  applications,
  associates,
  documents,
  approvals,
  contracts,
  promos,
  deliveryAdvices,
  disbursements,
  offsets,
  officialReceipts,
  storeTaxes,
  settlements,
  payoutFiles,
  certificates,
  owedCertificates,
  protection,
  transactions,
  takenPayments,
  machineAccounts,
  reportSettings,
  imports,
  jobs,
  files,
  notices,
  drafts,
  preferences,
  desk,
  demo,
};
export type Contract = typeof contract;
