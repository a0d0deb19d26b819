import type { DisbursementRow } from '#contract/finance/disbursements.ts';
import { type MdrType, mdrType } from '#domain/records/mdrRates.ts';
import { withheldOf } from '#domain/settlement/withheldOf.ts';
import type { Column } from '../../../components/admin/list/table/column.ts';
import { PayoutChip } from '../../../components/admin/payouts/PayoutChip.tsx';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { countText, percentText } from '../../../components/ui/numberTexts.ts';
import { DateText, MoneyText, TinText } from '../../../components/ui/texts.tsx';

const F = 'disbursements.field';

/** A product by its name. */
export const ProductName = ({ type }: { type: MdrType }) => mdrType[type][useLanguage()];

type Amount =
  | 'gross'
  | 'refunds'
  | 'base'
  | 'commission'
  | 'taxOnCommission'
  | 'withholdingTax'
  | 'ewt'
  | 'net';
const amount = (field: Amount, more: Partial<Column<DisbursementRow>> = {}): Column<DisbursementRow> => ({
  ...{ field, label: `${F}.${field}`, align: 'end' },
  render: (row) => <MoneyText amount={row[field]} />,
  ...more,
});
const hidden = { hidden: true } as const;

/** Columns of the report, of one product or of all, the latest day on top. */
export const disbursementColumns = (product: MdrType | null): readonly Column<DisbursementRow>[] => [
  { field: 'merchantName', label: `${F}.merchantName` },
  { field: 'day', label: `${F}.day`, sortable: true, render: (row) => <DateText value={row.day} /> },
  {
    field: 'transactionType',
    label: `${F}.transactionType`,
    ...(product ? hidden : {}),
    render: (row) => <ProductName type={row.transactionType} />,
  },
  amount('gross'),
  amount('refunds'),
  amount('commission'),
  amount('taxOnCommission'),
  amount('ewt'),
  amount('net', { sortable: true }),
  {
    field: 'payoutStatus',
    label: `${F}.payoutStatus`,
    cardRole: 'status',
    render: (row) => <PayoutChip status={row.payoutStatus} />,
  },
  amount('base', hidden),
  {
    ...{ field: 'mdrPercent', label: `${F}.mdrPercent`, align: 'end', ...hidden },
    render: (row) => percentText(row.mdrPercent, 3),
  },
  amount('withholdingTax', { ...hidden, render: (row) => <MoneyText amount={withheldOf(row)} /> }),
  {
    ...{ field: 'paymentCount', label: `${F}.paymentCount`, align: 'end', ...hidden },
    render: (row) => countText(row.paymentCount),
  },
  {
    ...{ field: 'refundCount', label: `${F}.refundCount`, align: 'end', ...hidden },
    render: (row) => countText(row.refundCount),
  },
  { field: 'partnerName', label: `${F}.partnerName`, ...hidden },
  { field: 'hsisSalesRoomCode', label: `${F}.hsisSalesRoomCode`, isCode: true, ...hidden },
  { field: 'atcCode', label: `${F}.atcCode`, isCode: true, ...hidden },
  { field: 'payeeName', label: `${F}.payeeName`, ...hidden },
  {
    ...{ field: 'payeeTin', label: `${F}.payeeTin`, ...hidden },
    render: (row) => <TinText tin={row.payeeTin} />,
  },
];
