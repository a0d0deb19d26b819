import type { QueueRow } from '#contract/applications.ts';
import type { ApprovalRequest } from '#contract/approvals.ts';
import type { JobRow } from '#contract/desk.ts';
import { queueFields } from '#domain/fields/queue.ts';
import { applicationStatus, workflowStatus } from '#domain/review/applicationStatus.ts';
import { approvalKind, approvalState } from '#domain/review/approval.ts';
import { changeInWords } from '#domain/review/approvalWords.ts';
import { jobStatus } from '#domain/status.ts';
import { same } from '#domain/text.ts';
import { type Columns, column, columnsOf } from './columns.ts';

const status = { en: 'Status', fil: 'Katayuan' };

export const jobColumns: Columns<JobRow> = {
  id: column(same('Id'), 'text', (row) => row.id),
  title: column({ en: 'Work', fil: 'Gawain' }, 'text', (row) => row.title),
  status: column(status, 'text', (row, language) => jobStatus[row.status].label[language]),
  message: column({ en: 'Message', fil: 'Mensahe' }, 'text', (row) => row.message),
  rowCount: column({ en: 'Rows', fil: 'Mga hilera' }, 'number', (row) => row.rowCount),
  dtimeCreated: column({ en: 'Ordered', fil: 'Ipinagawa' }, 'instant', (row) => row.dtimeCreated),
  dtimeEnded: column({ en: 'Ended', fil: 'Natapos' }, 'instant', (row) => row.dtimeEnded),
};

/** What would change stands as it is shown: account numbers shortened. */
export const approvalColumns: Columns<ApprovalRequest> = {
  id: column(same('Id'), 'text', (row) => row.id),
  kind: column({ en: 'Kind', fil: 'Uri' }, 'text', (row, language) => approvalKind[row.kind].label[language]),
  subject: column({ en: 'Of', fil: 'Ng' }, 'text', (row) => row.subject),
  partnerName: column(same('Partner'), 'text', (row) => row.partnerName),
  changes: column(
    { en: 'Change', fil: 'Pagbabago' },
    'text',
    (row, language) => changeInWords(row)[language],
  ),
  state: column(status, 'text', (row, language) => approvalState[row.state].label[language]),
  maker: column({ en: 'Asked by', fil: 'Hiniling ni' }, 'text', (row) => row.maker),
  dtimeMade: column({ en: 'Asked', fil: 'Hiniling' }, 'instant', (row) => row.dtimeMade),
  checker: column({ en: 'Decided by', fil: 'Nagpasya' }, 'text', (row) => row.checker),
  dtimeDecided: column({ en: 'Decided', fil: 'Napagpasyahan' }, 'instant', (row) => row.dtimeDecided),
  reason: column({ en: 'Reason', fil: 'Dahilan' }, 'text', (row) => row.reason),
  dtimeEffective: column({ en: 'In effect', fil: 'Umiiral mula' }, 'instant', (row) => row.dtimeEffective),
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
