import type { OwedCertificateRow } from '#contract/finance/owedCertificates.ts';
import type { Column } from '../../../components/admin/list/table/column.ts';
import { countText } from '../../../components/ui/numberTexts.ts';
import { DateText, MoneyText, NONE } from '../../../components/ui/texts.tsx';
import { PayeeTinText, useQuarterName } from '../certificateTexts.tsx';
import { OwedChip } from './OwedChip.tsx';

const F = 'certificates.owed.field';

const Quarter = ({ quarter }: { quarter: string }) => useQuarterName()(quarter);

type Amount = 'commission' | 'expected' | 'received' | 'missing';
const amount = (
  field: Amount,
  more: Partial<Column<OwedCertificateRow>> = { sortable: true },
): Column<OwedCertificateRow> => ({
  ...{ field, label: `${F}.${field}`, align: 'end' },
  render: (row) => <MoneyText amount={row[field]} />,
  ...more,
});
const count = (field: 'storeCount' | 'lineCount' | 'paperCount'): Column<OwedCertificateRow> => ({
  ...{ field, label: `${F}.${field}`, align: 'end', hidden: true },
  render: (row) => countText(row[field]),
});

/** Columns of the certificates that are owed to us. */
export const owedColumns: readonly Column<OwedCertificateRow>[] = [
  { field: 'payeeName', label: `${F}.payeeName`, sortable: true },
  {
    field: 'payeeTin',
    label: `${F}.payeeTin`,
    render: (row) => (row.payeeTin ? <PayeeTinText tin={row.payeeTin} /> : NONE),
  },
  { field: 'quarter', label: `${F}.quarter`, sortable: true, render: (row) => <Quarter {...row} /> },
  amount('expected'),
  amount('received'),
  amount('missing'),
  {
    field: 'state',
    label: `${F}.state`,
    cardRole: 'status',
    render: (row) => <OwedChip state={row.state} />,
  },
  {
    field: 'receivedOn',
    label: `${F}.receivedOn`,
    hidden: true,
    render: (row) => <DateText value={row.receivedOn} />,
  },
  { field: 'partnerName', label: `${F}.partnerName`, hidden: true },
  amount('commission', { hidden: true }),
  ...(['storeCount', 'lineCount', 'paperCount'] as const).map(count),
];
