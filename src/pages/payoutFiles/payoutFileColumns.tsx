import { useTranslate } from 'react-admin';
import type { PayoutFileRow } from '#contract/finance/payoutFiles.ts';
import type { Column } from '../../components/admin/list/table/column.ts';
import { countText } from '../../components/ui/numberTexts.ts';
import { DateText, MoneyText, NONE } from '../../components/ui/texts.tsx';
import { FileChip } from './FileChip.tsx';

const F = 'payoutFiles.field';

const Name = ({ id }: PayoutFileRow) => useTranslate()('payoutFiles.name', { id });

const money = (field: 'paidAmount' | 'returnedAmount' | 'openAmount'): Column<PayoutFileRow> => ({
  field,
  label: `${F}.${field}`,
  align: 'end',
  hidden: field !== 'openAmount',
  render: (row) => (row[field] === '0.00' ? NONE : <MoneyText amount={row[field]} />),
});
const count = (field: 'paidCount' | 'returnedCount' | 'openCount'): Column<PayoutFileRow> => ({
  field,
  label: `${F}.${field}`,
  align: 'end',
  render: (row) => (row[field] === 0 ? NONE : countText(row[field])),
});

/** Columns of the files for the bank, the latest on top. */
export const payoutFileColumns: readonly Column<PayoutFileRow>[] = [
  { field: 'id', label: `${F}.id`, sortable: true, render: (row) => <Name {...row} /> },
  { field: 'day', label: `${F}.day`, render: (row) => <DateText value={row.day} /> },
  {
    field: 'payoutCount',
    label: `${F}.payoutCount`,
    align: 'end',
    render: (row) => countText(row.payoutCount),
  },
  {
    field: 'amount',
    label: `${F}.amount`,
    align: 'end',
    sortable: true,
    render: (row) => <MoneyText amount={row.amount} />,
  },
  count('paidCount'),
  count('returnedCount'),
  money('openAmount'),
  {
    field: 'state',
    label: `${F}.state`,
    cardRole: 'status',
    render: (row) => <FileChip state={row.state} />,
  },
  { field: 'madeBy', label: `${F}.madeBy`, hidden: true },
  {
    field: 'dtimeMade',
    label: `${F}.dtimeMade`,
    hidden: true,
    render: (row) => <DateText value={row.dtimeMade} withTime />,
  },
  money('paidAmount'),
  money('returnedAmount'),
  { ...count('openCount'), hidden: true },
  {
    field: 'dtimeAnswered',
    label: `${F}.dtimeAnswered`,
    hidden: true,
    render: (row) => <DateText value={row.dtimeAnswered} withTime />,
  },
  { field: 'answeredBy', label: `${F}.answeredBy`, hidden: true },
];
