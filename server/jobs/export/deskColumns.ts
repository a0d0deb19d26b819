import type { QueueRow } from '#contract/applications.ts';
import type { ApprovalRequest } from '#contract/approvals.ts';
import type { JobRow } from '#contract/jobs.ts';
import { approvalRequestFields } from '#domain/fields/approvalRequest.ts';
import { queueFields } from '#domain/fields/queue.ts';
import { recordFields } from '#domain/fields/record.ts';
import { applicationStatus, workflowStatus } from '#domain/review/applicationStatus.ts';
import { approvalKind, approvalState } from '#domain/review/approval.ts';
import { changeInWords } from '#domain/review/approvalWords.ts';
import { subjectInWords } from '#domain/review/subjectWords.ts';
import { same } from '#domain/sentence.ts';
import { jobStatus } from '#domain/status.ts';
import { type Columns, column, columnsOf } from './columns.ts';

export const jobColumns: Columns<JobRow> = {
  id: column(same('Id'), 'text', (row) => row.id),
  title: column({ en: 'Work', fil: 'Gawain' }, 'text', (row) => row.title),
  status: column(recordFields.status.label, 'text', (row, language) => jobStatus[row.status].label[language]),
  message: column({ en: 'Message', fil: 'Mensahe' }, 'text', (row) => row.message),
  rowCount: column({ en: 'Rows', fil: 'Mga hilera' }, 'number', (row) => row.rowCount),
  dtimeCreated: column({ en: 'Ordered', fil: 'Ipinagawa' }, 'instant', (row) => row.dtimeCreated),
  dtimeEnded: column({ en: 'Ended', fil: 'Natapos' }, 'instant', (row) => row.dtimeEnded),
};

/** What would change stands as it is shown: account numbers shortened. */
export const approvalColumns: Columns<ApprovalRequest> = {
  id: column(same('Id'), 'text', (row) => row.id),
  ...columnsOf<ApprovalRequest>()(approvalRequestFields, {
    kind: (row, language) => approvalKind[row.kind].label[language],
    subject: (row, language) => subjectInWords(row.kind, row.subject)[language],
    partnerName: (row) => row.partnerName,
    changes: (row, language) => changeInWords(row)[language],
    state: (row, language) => approvalState[row.state].label[language],
    maker: (row) => row.maker,
    dtimeMade: (row) => row.dtimeMade,
    checker: (row) => row.checker,
    dtimeDecided: (row) => row.dtimeDecided,
    reason: (row) => row.reason,
    dtimeEffective: (row) => row.dtimeEffective,
  }),
};

export const queueColumns: Columns<QueueRow> = {
  partnerId: column({ en: 'Partner id', fil: 'Id ng partner' }, 'text', (row) => row.partnerId),
  merchantId: column({ en: 'Store id', fil: 'Id ng tindahan' }, 'text', (row) => row.merchantId),
  ...columnsOf<QueueRow>()(queueFields, {
    name: (row) => row.name,
    partnerName: (row) => row.partnerName,
    referenceNumber: (row) => row.referenceNumber,
    status: (row, language) => applicationStatus[row.status].label[language],
    workflowStatus: (row, language) =>
      row.workflowStatus && workflowStatus[row.workflowStatus].label[language],
    dtimeSubmitted: (row) => row.dtimeSubmitted,
    submittedBy: (row) => row.submittedBy,
    claimedBy: (row) => row.claimedBy,
  }),
  dtimeClaimed: column({ en: 'Taken', fil: 'Kinuha' }, 'instant', (row) => row.dtimeClaimed),
};
