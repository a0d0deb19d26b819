import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import type { TransactionRow } from '#contract/finance/transactions.ts';
import { transactionFields } from '#domain/fields/transaction.ts';
import { HeadBar } from '../../../components/admin/HeadBar.tsx';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { CopyButton } from '../../../components/ui/clipboard/CopyButton.tsx';
import { DateText } from '../../../components/ui/texts.tsx';
import { ProductText } from '../list/transactionColumns.tsx';
import { TransactionChip } from './TransactionChip.tsx';

interface Props {
  /** Whole, or as the list has it while the whole is on its way. */
  payment: TransactionRow;
  /** What is done with it here, in place of its reference alone. */
  title?: string;
  actions?: ReactNode;
}

/** The head of a payment: its reference to be copied, where it stands, when and for which product it was paid. */
export const TransactionHeader = ({ payment, title, actions }: Props) => {
  const { transactionRefNumber, status, dtimeTransaction, transactionType } = payment;
  const label = transactionFields.transactionRefNumber.label[useLanguage()];
  return (
    <HeadBar
      title={title ?? transactionRefNumber}
      aside={
        <>
          <CopyButton value={transactionRefNumber} label={label} />
          <TransactionChip status={status} />
        </>
      }
      line={
        <Stack component="span" direction="row" sx={{ gap: 1.5 }}>
          <DateText value={dtimeTransaction} withTime />
          <span>
            <ProductText type={transactionType} />
          </span>
        </Stack>
      }
      actions={actions}
    />
  );
};
