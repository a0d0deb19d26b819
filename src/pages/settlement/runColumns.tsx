import { useTranslate } from 'react-admin';
import type { SettlementRun } from '#contract/finance/settlements.ts';
import type { Column } from '../../components/admin/list/table/column.ts';
import { countText } from '../../components/ui/numberTexts.ts';
import { StatusChip } from '../../components/ui/StatusChip.tsx';
import { DateText, MoneyText, NONE } from '../../components/ui/texts.tsx';

const F = 'settlement.field';

const AskedBy = ({ row: { askedBy } }: { row: SettlementRun }) => {
  const translate = useTranslate();
  return askedBy ?? translate('settlement.bySystem');
};

const money = (
  field:
    | 'gross'
    | 'refunds'
    | 'commission'
    | 'taxOnCommission'
    | 'ewt'
    | 'net'
    | 'carryIn'
    | 'amount'
    | 'carryOut',
) => ({
  field,
  label: `${F}.${field}`,
  align: 'end' as const,
  render: (row: SettlementRun) => <MoneyText amount={row[field]} />,
});
const count = (field: 'paymentCount' | 'refundCount' | 'lineCount' | 'payoutCount') => ({
  field,
  label: `${F}.${field}`,
  align: 'end' as const,
  render: (row: SettlementRun) => countText(row[field]),
});

/** Columns of the runs, the latest day on top. */
export const runColumns: readonly Column<SettlementRun>[] = [
  { field: 'day', label: `${F}.day`, sortable: true, render: (row) => <DateText value={row.day} /> },
  count('paymentCount'),
  count('refundCount'),
  count('payoutCount'),
  money('net'),
  money('carryIn'),
  money('amount'),
  money('carryOut'),
  {
    field: 'waitingCount',
    label: `${F}.waitingCount`,
    align: 'end',
    render: ({ waitingCount }) =>
      waitingCount === 0 ? NONE : <StatusChip tone="warning" label={countText(waitingCount)} />,
  },
  {
    field: 'dtimeEnded',
    label: `${F}.dtimeEnded`,
    hidden: true,
    render: (row) => <DateText value={row.dtimeEnded} withTime />,
  },
  { field: 'askedBy', label: `${F}.askedBy`, hidden: true, render: (row) => <AskedBy row={row} /> },
  ...[
    count('lineCount'),
    money('gross'),
    money('refunds'),
    money('commission'),
    money('taxOnCommission'),
    money('ewt'),
  ].map((column) => ({ ...column, hidden: true })),
];
