import type { MerchantRow } from '#contract/merchants.ts';
import type { PartnerRow } from '#contract/partners.ts';
import { partnerFields } from '#domain/fields/partner.ts';
import { recordFields } from '#domain/fields/record.ts';
import { registrationFields } from '#domain/fields/registration.ts';
import { storeFields } from '#domain/fields/store.ts';
import { partnerHold, partnerHoldLabel } from '#domain/records/trades.ts';
import { applicationStatus, shownInList, workflowStatus } from '#domain/review/applicationStatus.ts';
import { same } from '#domain/sentence.ts';
import { type Columns, column, columnsOf } from './columns.ts';

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
const shared = columnsOf<State>()(
  { ...recordFields, ...registrationFields },
  {
    status: ({ status, workflowStatus: workflow }, language) => {
      const { shown } = shownInList(status, workflow);
      return applicationStatus[shown].label[language];
    },
    workflowStatus: ({ status, workflowStatus: workflow }, language) => {
      const { subText } = shownInList(status, workflow);
      return subText && workflowStatus[subText].label[language];
    },
    referenceNumber: (row) => row.referenceNumber,
    dtimeSubmitted: (row) => row.dtimeSubmitted,
    submittedBy: (row) => row.submittedBy,
    claimedBy: (row) => row.claimedBy,
    tinNumber: (row) => row.tinNumber,
    dtimeUpdated: (row) => row.dtimeUpdated,
    updatedBy: (row) => row.updatedBy,
  },
);

export const partnerColumns: Columns<PartnerRow> = {
  id: column(same('Id'), 'text', (row) => row.id),
  ...columnsOf<PartnerRow>()(partnerFields, {
    hsisCode: (row) => row.hsisCode,
    name: (row) => row.name,
    businessEntity: (row) => row.businessEntity,
    isPartnerBrand: (row) => row.isPartnerBrand,
    accountOwner: (row) => row.accountOwner?.name,
    merchantCount: (row) => row.merchantCount,
  }),
  accountOwnerCode: column(
    { en: 'Account owner code', fil: 'Code ng may hawak ng account' },
    'text',
    (row) => row.accountOwner?.code,
  ),
  ...shared,
};

export const merchantColumns: Columns<MerchantRow> = {
  id: column(same('Id'), 'text', (row) => row.id),
  partnerId: column({ en: 'Partner id', fil: 'Id ng partner' }, 'text', (row) => row.partnerId),
  ...shared,
  ...columnsOf<MerchantRow>()(storeFields, {
    hsisSalesRoomCode: (row) => row.hsisSalesRoomCode,
    merchantName: (row) => row.merchantName,
    partnerName: (row) => row.partnerName,
    segment: (row) => row.segment,
    city: (row) => row.city,
    province: (row) => row.province,
    status: ({ partnerStatus, ...row }, language) => {
      const hold = partnerHold(partnerStatus);
      const own = shared.status.of(row, language);
      return hold ? `${own} (${partnerHoldLabel[hold][language]})` : own;
    },
  }),
};
