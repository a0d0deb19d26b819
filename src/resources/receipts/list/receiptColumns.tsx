import Box from '@mui/material/Box';
import type { ReceiptRow } from '#contract/finance/officialReceipts.ts';
import { formOfPayment } from '#domain/receipts/formOfPayment.ts';
import { vatClass } from '#domain/receipts/receiptAmounts.ts';
import { monthName } from '#domain/receipts/receiptMonth.ts';
import { paymentChannel } from '#domain/receipts/receiptStatus.ts';
import { receiptType } from '#domain/receipts/receiptTypes.ts';
import type { Sentence } from '#domain/sentence.ts';
import type { Column } from '../../../components/admin/list/table/column.ts';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { DateText, MoneyText, NONE, TinText } from '../../../components/ui/texts.tsx';
import { ReceiptChip } from '../ReceiptChip.tsx';

const F = 'receipts.field';

/** A word of a closed list in the reader's language. */
export const Worded = ({ of }: { of: Sentence | undefined }) => of?.[useLanguage()] ?? NONE;

/** The month that a receipt is of, "November 2026". */
export const MonthText = ({ row: { month, year } }: { row: Pick<ReceiptRow, 'month' | 'year'> }) => {
  const language = useLanguage();
  return month === null || year === null ? NONE : `${monthName(month)[language]} ${year}`;
};

/** An amount; one of a cancelled receipt, which no sum counts, is struck through. */
const amount = (field: 'grossAmount' | 'vat' | 'withholdingTax' | 'netPayment') => ({
  ...{ field, label: `${F}.${field}`, align: 'end' as const },
  render: (row: ReceiptRow) =>
    row.status === 'CANCELLED' ? (
      <Box component="s" sx={{ color: 'text.secondary' }}>
        <MoneyText amount={row[field]} />
      </Box>
    ) : (
      <MoneyText amount={row[field]} />
    ),
});

/** Columns of the receipts, the latest on top. */
export const receiptColumns: readonly Column<ReceiptRow>[] = [
  { field: 'orNumber', label: `${F}.orNumber`, isCode: true, sortable: true },
  {
    field: 'dateIssued',
    label: `${F}.dateIssued`,
    sortable: true,
    render: (row) => <DateText value={row.dateIssued} />,
  },
  { field: 'payorName', label: `${F}.payorName` },
  {
    field: 'receiptType',
    label: `${F}.receiptType`,
    render: (row) => <Worded of={receiptType[row.receiptType].label} />,
  },
  { ...amount('grossAmount'), sortable: true },
  amount('netPayment'),
  {
    field: 'status',
    label: `${F}.status`,
    cardRole: 'status',
    render: (row) => <ReceiptChip status={row.status} />,
  },
  { ...amount('withholdingTax'), hidden: true },
  { ...amount('vat'), hidden: true },
  {
    field: 'vatClass',
    label: `${F}.vatClass`,
    hidden: true,
    render: (row) => <Worded of={vatClass[row.vatClass]} />,
  },
  {
    field: 'tinNumber',
    label: `${F}.tinNumber`,
    hidden: true,
    render: (row) => <TinText tin={row.tinNumber} />,
  },
  { field: 'month', label: `${F}.month`, hidden: true, render: (row) => <MonthText row={row} /> },
  { field: 'contract', label: `${F}.contract`, hidden: true, isCode: true },
  {
    field: 'formOfPayment',
    label: `${F}.formOfPayment`,
    hidden: true,
    render: (row) => <Worded of={formOfPayment[row.formOfPayment]} />,
  },
  {
    field: 'paymentChannel',
    label: `${F}.paymentChannel`,
    hidden: true,
    render: (row) => <Worded of={row.paymentChannel ? paymentChannel[row.paymentChannel] : undefined} />,
  },
  { field: 'referenceNumber', label: `${F}.referenceNumber`, hidden: true, isCode: true },
  { field: 'issuedBy', label: `${F}.issuedBy`, hidden: true },
];
