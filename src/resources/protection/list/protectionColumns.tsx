import type { ProtectionRow } from '#contract/finance/protection.ts';
import type { ProtectionState } from '#domain/settlement/protection/protectionState.ts';
import type { Column } from '../../../components/admin/list/table/column.ts';
import { countText } from '../../../components/ui/numberTexts.ts';
import { DateText, MoneyText } from '../../../components/ui/texts.tsx';
import { MonthText } from '../MonthText.tsx';
import { ProtectionChip } from '../ProtectionChip.tsx';

const F = 'protection.field';

type Amount = 'gross' | 'refunds' | 'commission' | 'taxOnCommission' | 'withholdingTax' | 'ewt' | 'net';
const amount = (field: Amount, more: Partial<Column<ProtectionRow>> = {}): Column<ProtectionRow> => ({
  ...{ field, label: `${F}.${field}`, align: 'end' },
  render: (row) => <MoneyText amount={row[field]} />,
  ...more,
});
const count = (
  field: 'storeCount' | 'lineCount' | 'uploadCount',
  more: Partial<Column<ProtectionRow>> = {},
): Column<ProtectionRow> => ({
  ...{ field, label: `${F}.${field}`, align: 'end' },
  render: (row) => countText(row[field]),
  ...more,
});
const hidden = { hidden: true } as const;

/** Columns of the receipts in one state, the latest month on top. */
export const protectionColumns = (state: ProtectionState): readonly Column<ProtectionRow>[] => {
  // Of what is pending there is no paper to tell of.
  const ofPaper = state === 'UPLOADED' ? {} : hidden;
  return [
    { field: 'partnerName', label: `${F}.partnerName`, sortable: true },
    { field: 'month', label: `${F}.month`, sortable: true, render: (row) => <MonthText month={row.month} /> },
    count('storeCount', state === 'UPLOADED' ? hidden : {}),
    amount('gross', state === 'UPLOADED' ? hidden : {}),
    amount('commission', { sortable: true }),
    amount('taxOnCommission'),
    amount('net', { sortable: true }),
    {
      field: 'dtimeUploaded',
      label: `${F}.dtimeUploaded`,
      ...ofPaper,
      render: (row) => <DateText value={row.dtimeUploaded} />,
    },
    { field: 'uploadedBy', label: `${F}.uploadedBy`, ...ofPaper },
    {
      field: 'state',
      label: `${F}.state`,
      cardRole: 'status',
      render: (row) => <ProtectionChip state={row.state} />,
    },
    { field: 'hsisCode', label: `${F}.hsisCode`, isCode: true, ...hidden },
    count('lineCount', hidden),
    amount('refunds', hidden),
    amount('withholdingTax', hidden),
    amount('ewt', hidden),
    { field: 'fileName', label: `${F}.fileName`, ...hidden },
    count('uploadCount', hidden),
  ];
};
