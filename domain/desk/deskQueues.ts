import { decideRoute } from '../access/decideRoute.ts';
import { PAGES, type PageName } from '../pages.ts';
import type { UserType } from '../permissions.ts';

/** What may wait for somebody on the desk, in the order in which it stands there. */
export const DESK_QUEUES = [
  'reviews',
  'approvals',
  'returned',
  'returnedStores',
  'userRequests',
  'lostNumbers',
  'promosSubmitted',
  'promosInReview',
  'unsettled',
  'filesToRelease',
  'filesUnanswered',
  'payoutsInNoFile',
  'payoutsReturned',
  'payoutsHeld',
  'paymentsHeld',
  'protection',
  'owedCertificates',
  'inReview',
  'requested',
  'failedJobs',
  'contractsEnding',
  'promosEnding',
] as const;
export type DeskQueueName = (typeof DESK_QUEUES)[number];

interface QueueRow {
  /** The list that holds all of it: whoever may open it has the queue on the desk. */
  page: PageName;
  /** It has waited since a moment, or ends with a day. */
  by: 'age' | 'end';
}

/** Each queue of the desk, and the list that it is a part of. */
export const deskQueue: Readonly<Record<DeskQueueName, QueueRow>> = {
  reviews: { page: 'reviewQueue', by: 'age' },
  approvals: { page: 'approvalList', by: 'age' },
  returned: { page: 'applicationList', by: 'age' },
  returnedStores: { page: 'merchantList', by: 'age' },
  userRequests: { page: 'userApprovals', by: 'age' },
  lostNumbers: { page: 'contactRequests', by: 'age' },
  promosSubmitted: { page: 'promoList', by: 'age' },
  promosInReview: { page: 'promoList', by: 'age' },
  unsettled: { page: 'settlementRuns', by: 'age' },
  filesToRelease: { page: 'payoutFileList', by: 'age' },
  filesUnanswered: { page: 'payoutFileList', by: 'age' },
  payoutsInNoFile: { page: 'payoutList', by: 'age' },
  payoutsReturned: { page: 'payoutList', by: 'age' },
  payoutsHeld: { page: 'payoutList', by: 'age' },
  paymentsHeld: { page: 'transactionList', by: 'age' },
  protection: { page: 'protectionList', by: 'age' },
  owedCertificates: { page: 'owedCertificateList', by: 'age' },
  inReview: { page: 'applicationList', by: 'age' },
  requested: { page: 'approvalList', by: 'age' },
  failedJobs: { page: 'jobs', by: 'age' },
  contractsEnding: { page: 'contractList', by: 'end' },
  promosEnding: { page: 'promoList', by: 'end' },
};

/** Whether the guard lets somebody who is signed in open a page. */
export function opensPage(
  page: PageName,
  { type, permissions }: { type: UserType; permissions: ReadonlySet<string> },
): boolean {
  const session = { loggedIn: true, otpHeld: false };
  return decideRoute({ route: PAGES[page], session, permissions, userType: type }).kind === 'allow';
}

/** A promo that has this many days or fewer left is on the desk. */
export const PROMO_ENDING_DAYS = 14;
