import type { MerchantRow } from '#contract/merchants.ts';
import type { PartnerRow } from '#contract/partners.ts';
import { partnerHold, partnerHoldLabel } from '#domain/records/trades.ts';
import { applicationStatus, shownInList, workflowStatus } from '#domain/review/applicationStatus.ts';
import { same } from '#domain/text.ts';
import { type Columns, column } from './columns.ts';

type State = Pick<
  PartnerRow,
  | 'status'
  | 'workflowStatus'
  | 'referenceNumber'
  | 'submittedBy'
  | 'dtimeSubmitted'
  | 'claimedBy'
  | 'tinNumber'
  | 'dtimeUpdated'
  | 'updatedBy'
>;

/** What partners and stores have alike; status and sub-status as the list shows them. */
const shared = {
  status: column(
    { en: 'Status', fil: 'Katayuan' },
    'text',
    ({ status, workflowStatus: workflow }, language) => {
      const { shown } = shownInList(status, workflow);
      return applicationStatus[shown].label[language];
    },
  ),
  workflowStatus: column(
    { en: 'Review', fil: 'Pagsusuri' },
    'text',
    ({ status, workflowStatus: workflow }, language) => {
      const { subText } = shownInList(status, workflow);
      return subText && workflowStatus[subText].label[language];
    },
  ),
  referenceNumber: column(
    { en: 'Reference number', fil: 'Reference number' },
    'text',
    (row) => row.referenceNumber,
  ),
  dtimeSubmitted: column({ en: 'Submitted', fil: 'Isinumite' }, 'instant', (row) => row.dtimeSubmitted),
  submittedBy: column({ en: 'Submitted by', fil: 'Isinumite ni' }, 'text', (row) => row.submittedBy),
  claimedBy: column({ en: 'Taken by', fil: 'Hawak ni' }, 'text', (row) => row.claimedBy),
  tinNumber: column(same('TIN'), 'text', (row) => row.tinNumber),
  dtimeUpdated: column({ en: 'Changed', fil: 'Binago' }, 'instant', (row) => row.dtimeUpdated),
  updatedBy: column({ en: 'Changed by', fil: 'Binago ni' }, 'text', (row) => row.updatedBy),
} satisfies Columns<State>;

export const partnerColumns: Columns<PartnerRow> = {
  id: column(same('Id'), 'text', (row) => row.id),
  hsisCode: column(same('HSIS code'), 'text', (row) => row.hsisCode),
  name: column({ en: 'Name', fil: 'Pangalan' }, 'text', (row) => row.name),
  businessEntity: column(
    { en: 'Business entity', fil: 'Uri ng negosyo' },
    'text',
    (row) => row.businessEntity,
  ),
  isPartnerBrand: column(same('Partner brand'), 'flag', (row) => row.isPartnerBrand),
  accountOwner: column(
    { en: 'Account owner', fil: 'May hawak ng account' },
    'text',
    (row) => row.accountOwner?.name,
  ),
  accountOwnerCode: column(
    { en: 'Account owner code', fil: 'Code ng may hawak ng account' },
    'text',
    (row) => row.accountOwner?.code,
  ),
  merchantCount: column({ en: 'Stores', fil: 'Mga tindahan' }, 'number', (row) => row.merchantCount),
  ...shared,
};

export const merchantColumns: Columns<MerchantRow> = {
  id: column(same('Id'), 'text', (row) => row.id),
  hsisSalesRoomCode: column(same('Salesroom code'), 'text', (row) => row.hsisSalesRoomCode),
  merchantName: column({ en: 'Name', fil: 'Pangalan' }, 'text', (row) => row.merchantName),
  partnerId: column({ en: 'Partner id', fil: 'Id ng partner' }, 'text', (row) => row.partnerId),
  partnerName: column(same('Partner'), 'text', (row) => row.partnerName),
  segment: column(same('Segment'), 'text', (row) => row.segment),
  city: column({ en: 'City', fil: 'Lungsod' }, 'text', (row) => row.city),
  province: column({ en: 'Province', fil: 'Lalawigan' }, 'text', (row) => row.province),
  ...shared,
  status: column(shared.status.label, 'text', ({ partnerStatus, ...row }, language) => {
    const hold = partnerHold(partnerStatus);
    const own = shared.status.of(row, language);
    return hold ? `${own} (${partnerHoldLabel[hold][language]})` : own;
  }),
};
