import type { OffsetRow } from '#contract/finance/offsets.ts';
import { mdrType } from '#domain/records/mdrRates.ts';
import { offsetState } from '#domain/settlement/offsetState.ts';
import { ListedDays } from '../../components/admin/list/ListedDays.tsx';
import { ListPage } from '../../components/admin/list/ListPage.tsx';
import { PrintButton } from '../../components/admin/list/PrintButton.tsx';
import type { Column } from '../../components/admin/list/table/column.ts';
import { useLanguage } from '../../components/admin/useLanguage.ts';
import { useSukiDataProvider } from '../../components/admin/useSukiDataProvider.ts';
import { useMenuLabel } from '../../components/shell/menuTable.ts';
import { PageTour } from '../../components/tour/PageTour.tsx';
import { StartTour } from '../../components/tour/StartTour.tsx';
import { DateText, MoneyText } from '../../components/ui/texts.tsx';
import { OffsetChip } from './OffsetChip.tsx';
import { useOffsetFilters } from './useOffsetFilters.ts';

const F = 'offsets.field';
const OPEN = { field: 'state', table: offsetState } as const;

const ProductName = ({ type }: { type: OffsetRow['transactionType'] }) => mdrType[type][useLanguage()];

type Amount = 'original' | 'applied' | 'rest' | 'gross' | 'refunds';
const amount = (field: Amount, more: Partial<Column<OffsetRow>> = {}): Column<OffsetRow> => ({
  ...{ field, label: `${F}.${field}`, align: 'end' },
  render: (row) => <MoneyText amount={row[field]} />,
  ...more,
});

const columns: readonly Column<OffsetRow>[] = [
  { field: 'merchantName', label: `${F}.merchantName` },
  { field: 'day', label: `${F}.day`, sortable: true, render: (row) => <DateText value={row.day} /> },
  {
    field: 'transactionType',
    label: `${F}.transactionType`,
    render: (row) => <ProductName type={row.transactionType} />,
  },
  amount('original', { sortable: true }),
  amount('applied'),
  amount('rest'),
  {
    field: 'state',
    label: `${F}.state`,
    cardRole: 'status',
    render: (row) => <OffsetChip state={row.state} />,
  },
  amount('gross', { hidden: true }),
  amount('refunds', { hidden: true }),
  { field: 'partnerName', label: `${F}.partnerName`, hidden: true },
  { field: 'hsisSalesRoomCode', label: `${F}.hsisSalesRoomCode`, isCode: true, hidden: true },
  { field: 'payeeName', label: `${F}.payeeName`, hidden: true },
];

/** The lines that owe, and how far each was set off against what later days brought. */
export const OffsetListPage = () => (
  <ListPage<OffsetRow>
    resource="offsets"
    title={useMenuLabel('offsets')}
    action={
      <>
        <StartTour module="offset-report" isHere />
        <PrintButton print={useSukiDataProvider().printOffsets} />
      </>
    }
    intro="offsets.intro"
    notice={
      <>
        <PageTour module="offset-report" />
        <ListedDays open={OPEN} />
      </>
    }
    columns={columns}
    filters={useOffsetFilters()}
    exports="offsets"
    emptyHint="offsets.empty"
  />
);
