import Typography from '@mui/material/Typography';
import type { PayoutRow } from '#contract/finance/settlements.ts';
import type { Column } from '../../components/admin/list/table/column.ts';
import { PayoutChip } from '../../components/admin/payouts/PayoutChip.tsx';
import { DateText, MoneyText, NONE } from '../../components/ui/texts.tsx';

const F = 'payouts.field';

const money = (field: 'nets' | 'carryIn' | 'amount' | 'carryOut', sortable = false): Column<PayoutRow> => ({
  field,
  label: `${F}.${field}`,
  align: 'end',
  sortable,
  render: (row) => (row[field] === '0.00' && field !== 'amount' ? NONE : <MoneyText amount={row[field]} />),
});

/** Columns of the payouts. */
export const payoutColumns: readonly Column<PayoutRow>[] = [
  { field: 'payeeName', label: `${F}.payeeName` },
  { field: 'day', label: `${F}.day`, sortable: true, render: (row) => <DateText value={row.day} /> },
  money('nets'),
  money('carryIn'),
  money('amount', true),
  money('carryOut'),
  {
    field: 'status',
    label: `${F}.status`,
    cardRole: 'status',
    render: (row) => (
      <>
        <PayoutChip status={row.status} />
        {row.status === 'RETURNED' && (
          <Typography variant="caption" color="textSecondary" component="div" sx={{ mt: 0.25 }}>
            {row.returnReason}
          </Typography>
        )}
      </>
    ),
  },
  { field: 'bankName', label: `${F}.bankName`, hidden: true },
  {
    field: 'accountLast4',
    label: `${F}.accountLast4`,
    isCode: true,
    hidden: true,
    render: (row) => `…${row.accountLast4}`,
  },
  { field: 'partnerName', label: `${F}.partnerName`, hidden: true },
  {
    field: 'dtimeSent',
    label: `${F}.dtimeSent`,
    hidden: true,
    render: (row) => <DateText value={row.dtimeSent} withTime />,
  },
  {
    field: 'dtimeEnded',
    label: `${F}.dtimeEnded`,
    hidden: true,
    render: (row) => <DateText value={row.dtimeEnded} withTime />,
  },
  { field: 'bankReference', label: `${F}.bankReference`, isCode: true, hidden: true },
  { field: 'returnReason', label: `${F}.returnReason`, hidden: true },
];
