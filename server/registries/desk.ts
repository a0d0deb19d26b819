import type { Contract } from '#contract/index.ts';
import { contactDesk } from '../areas/applicants/contacts/contactDesk.ts';
import { inReviewDesk } from '../areas/applications/inReviewDesk.ts';
import { movesChart } from '../areas/applications/movesChart.ts';
import { movesDesk } from '../areas/applications/movesDesk.ts';
import { returnedDesk } from '../areas/applications/returnedDesk.ts';
import { reviewDesk } from '../areas/applications/review/reviewDesk.ts';
import { approvalDesk, requestedDesk } from '../areas/approvals/approvalDesk.ts';
import { duesDesk } from '../areas/certificates/duesDesk.ts';
import { contractDesk } from '../areas/contracts/contractDesk.ts';
import type { DeskChartContents } from '../areas/desk/chartParts.ts';
import type { DeskContents } from '../areas/desk/deskParts.ts';
import { failedJobDesk } from '../areas/jobs/failedJobDesk.ts';
import { regionsChart } from '../areas/merchants/regionsChart.ts';
import { returnedStoreDesk } from '../areas/merchants/returnedStoreDesk.ts';
import { owedDesk } from '../areas/owedCertificates/owedDesk.ts';
import { endingPromoDesk, reviewedPromoDesk, submittedPromoDesk } from '../areas/promos/promoDesk.ts';
import { promoEvents } from '../areas/promos/promoEvents.ts';
import { protectionDesk } from '../areas/protection/protectionDesk.ts';
import {
  heldPayoutDesk,
  returnedPayoutDesk,
  unansweredFileDesk,
  unreleasedFileDesk,
  unsentPayoutDesk,
} from '../areas/settlements/payoutDesk.ts';
import { payoutEvents, payoutFileEvents } from '../areas/settlements/payoutEvents.ts';
import { payoutsChart } from '../areas/settlements/payoutsChart.ts';
import { unsettledDesk } from '../areas/settlements/unsettledDesk.ts';
import { heldPaymentDesk } from '../areas/transactions/heldDesk.ts';
import { paymentsChart } from '../areas/transactions/paymentsChart.ts';
import { paymentsDesk } from '../areas/transactions/paymentsDesk.ts';
import { refundsDesk } from '../areas/transactions/refundsDesk.ts';
import { requestEvents } from '../areas/users/requests/requestEvents.ts';
import { userRequestDesk } from '../areas/users/requests/userRequestDesk.ts';
import type { DeskQueue } from '../desk/deskQueue.ts';

const none: readonly DeskQueue[] = [];

/** What each area of the contract brings to the desk. An area that is new says so here, or that nothing of it ever waits for anybody. */
const BROUGHT: Readonly<Record<keyof Contract, readonly DeskQueue[]>> = {
  applications: [reviewDesk, returnedDesk, inReviewDesk],
  approvals: [approvalDesk, requestedDesk],
  contactRequests: [contactDesk],
  contracts: [contractDesk],
  jobs: [failedJobDesk],
  merchants: [returnedStoreDesk],
  owedCertificates: [owedDesk],
  promos: [submittedPromoDesk, reviewedPromoDesk, endingPromoDesk],
  protection: [protectionDesk],
  settlements: [unsettledDesk, unsentPayoutDesk, returnedPayoutDesk, heldPayoutDesk],
  payoutFiles: [unreleasedFileDesk, unansweredFileDesk],
  transactions: [heldPaymentDesk],
  userRequests: [userRequestDesk],
  // Their changes wait as requests for a second person, their long work as jobs.
  imports: none,
  partners: none,
  reportSettings: none,
  storeTaxes: none,
  takenPayments: none,
  officialReceipts: none,
  certificates: none,
  // Somebody asks for it by its own page; nothing of it waits.
  accessReview: none,
  accessRoles: none,
  associates: none,
  audit: none,
  sentMessages: none,
  deliveryAdvices: none,
  demo: none,
  desk: none,
  disbursements: none,
  documents: none,
  drafts: none,
  files: none,
  invitations: none,
  jobTitles: none,
  lookups: none,
  machineAccounts: none,
  myAccount: none,
  mySettings: none,
  notices: none,
  offsets: none,
  places: none,
  preferences: none,
  registrationCodes: none,
  separations: none,
  session: none,
  userAccess: none,
  users: none,
  views: none,
  // Of applicants, who have no desk.
  applicants: none,
  applicantDrafts: none,
  applicantLinks: none,
  applicantUploads: none,
  applicantSheets: none,
  applicantPartners: none,
  applicantSending: none,
  applicantFunnel: none,
};

/** All that stands on the desk. */
export const DESK: DeskContents = {
  queues: Object.values(BROUGHT).flat(),
  dues: duesDesk,
  payments: paymentsDesk,
  events: [movesDesk, refundsDesk, payoutEvents, payoutFileEvents, requestEvents, promoEvents],
};

/** What the last weeks came to, below the desk. */
export const DESK_CHARTS: DeskChartContents = {
  payments: paymentsChart,
  payouts: payoutsChart,
  applications: movesChart,
  regions: regionsChart,
};
