import { approvalNotices } from '../approvals/approvalNotices.ts';
import { contactNotices } from '../areas/applicants/contacts/contactNotices.ts';
import { certificateNotices } from '../areas/certificates/certificateNotices.ts';
import { contractNotices } from '../areas/contracts/contractNotices.ts';
import { receiptNotices } from '../areas/officialReceipts/receiptNotices.ts';
import { messageNotices } from '../areas/sentMessages/watchMessages.ts';
import { payoutNotices } from '../areas/settlements/files/payoutNotices.ts';
import { refundNotices } from '../areas/transactions/processor/refundNotices.ts';
import { userRequestNotices } from '../areas/users/asking/requestNotices.ts';
import { leavingNotices } from '../areas/users/leaving/leavingNotices.ts';
import { merchantNotices } from '../importKinds/merchant/merchantNotices.ts';
import { importNotices } from '../imports/importNotices.ts';
import { jobNotices } from '../jobs/jobNotices.ts';
import type { NoticeKinds } from '../notices/noticeKind.ts';
import { applicationNotices } from '../records/tell/applicationNotices.ts';
import { accessNotices } from '../signIn/rights/accessNotices.ts';

/** Every kind of notice by its name; whoever leaves notices adds a line. */
export const NOTICES: NoticeKinds = new Map(
  [
    jobNotices,
    applicationNotices,
    approvalNotices,
    contactNotices,
    contractNotices,
    importNotices,
    merchantNotices,
    userRequestNotices,
    leavingNotices,
    refundNotices,
    payoutNotices,
    certificateNotices,
    receiptNotices,
    accessNotices,
    messageNotices,
  ].flatMap((kinds) => Object.values(kinds).map((kind) => [kind.name, kind] as const)),
);
