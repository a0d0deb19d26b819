import Stack from '@mui/material/Stack';
import { useRecordContext } from 'react-admin';
import type { Transaction, TransactionRow } from '#contract/finance/transactions.ts';
import { transactionFields } from '#domain/fields/transaction.ts';
import { RecordPage } from '../../../components/admin/RecordPage.tsx';
import { Fields } from '../../../components/ui/fields/Fields.tsx';
import { SideColumns } from '../../../components/ui/layout/SideColumns.tsx';
import { RefundButton } from '../refund/RefundButton.tsx';
import { refundGoesOn } from '../refund/refundGoesOn.ts';
import { AmountPanel } from './AmountPanel.tsx';
import { HeldPanel } from './HeldPanel.tsx';
import { ItemsPanel } from './ItemsPanel.tsx';
import { PaymentPanel } from './PaymentPanel.tsx';
import { RefundsPanel } from './RefundsPanel.tsx';
import { SlipButton } from './SlipButton.tsx';
import { TransactionHeader } from './TransactionHeader.tsx';

const Detail = () => {
  const payment = useRecordContext<Transaction>();
  if (!payment) return null;
  return (
    <Fields of={transactionFields} record={payment}>
      <Stack spacing={2.5}>
        <TransactionHeader
          payment={payment}
          actions={
            <>
              <SlipButton payment={payment} />
              <RefundButton payment={payment} />
            </>
          }
        />
        <HeldPanel payment={payment} />
        <SideColumns isAsideFirst aside={<AmountPanel payment={payment} />}>
          <PaymentPanel payment={payment} />
          {payment.items.length > 0 && <ItemsPanel items={payment.items} />}
          <RefundsPanel refunds={payment.refunds} />
        </SideColumns>
      </Stack>
    </Fields>
  );
};

/** One payment: what was paid, for what, and what was refunded of it. */
export const TransactionPage = () => (
  <RecordPage<TransactionRow, Transaction>
    resource="transactions"
    goesOn={refundGoesOn}
    head={(row) => <TransactionHeader payment={row} />}
  >
    <Detail />
  </RecordPage>
);
