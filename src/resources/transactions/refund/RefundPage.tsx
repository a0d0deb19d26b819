import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useEffect, useRef } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Transaction, TransactionRow } from '#contract/finance/transactions.ts';
import { formatDate } from '#domain/day.ts';
import { transactionFields } from '#domain/fields/transaction.ts';
import { pathOf } from '#domain/pages.ts';
import { RecordPage } from '../../../components/admin/RecordPage.tsx';
import { Fields } from '../../../components/ui/fields/Fields.tsx';
import { SideColumns } from '../../../components/ui/layout/SideColumns.tsx';
import { AmountPanel } from '../detail/AmountPanel.tsx';
import { PaymentPanel } from '../detail/PaymentPanel.tsx';
import { TransactionHeader } from '../detail/TransactionHeader.tsx';
import { RefundForm } from './RefundForm.tsx';
import { RefundMade } from './RefundMade.tsx';
import { refundGoesOn } from './refundGoesOn.ts';
import { useRefund } from './useRefund.ts';

interface NoRefundProps {
  payment: Transaction;
  /** A refund was asked for just now, and others had taken what was left. */
  isTooLate: boolean;
}

/** Why a payment takes no refund, and the way back. */
const NoRefund = ({ payment: { id, refundTerms }, isTooLate }: NoRefundProps) => {
  const translate = useTranslate();
  const told = useRef<HTMLDivElement>(null);
  useEffect(() => told.current?.focus(), []);
  const { refusal, lastDay } = refundTerms;
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      {isTooLate && (
        <Alert severity="warning" ref={told} tabIndex={-1} sx={{ width: '100%' }}>
          {translate('transactions.refund.tooLate')}
        </Alert>
      )}
      <Alert severity="info" sx={{ width: '100%' }}>
        {translate(`transactions.refund.never.${refusal}`, { day: formatDate(lastDay) })}
      </Alert>
      <Button variant="outlined" component={Link} to={pathOf('transactionDetail', { id })}>
        {translate('transactions.refund.toPayment')}
      </Button>
    </Stack>
  );
};

const Deed = ({ payment }: { payment: Transaction }) => {
  const refund = useRefund(payment);
  if (refund.made)
    return <RefundMade payment={payment} refund={refund.made} left={refund.left} onMore={refund.begin} />;
  // A payment of which nothing is left any more is said to be so; what was typed is not taken away while it is on its way.
  if (payment.refundTerms.refusal && !refund.isPending && !refund.isUnknown)
    return <NoRefund payment={payment} isTooLate={refund.isRetry} />;
  return <RefundForm payment={payment} refund={refund} />;
};

const Head = ({ payment }: { payment: TransactionRow }) => {
  const { transactionRefNumber: reference } = payment;
  return (
    <TransactionHeader payment={payment} title={useTranslate()('transactions.refund.of', { reference })} />
  );
};

const Refund = () => {
  const payment = useRecordContext<Transaction>();
  if (!payment) return null;
  return (
    <Fields of={transactionFields} record={payment}>
      <Stack spacing={2.5}>
        <Head payment={payment} />
        <SideColumns
          isAsideFirst
          aside={
            <>
              <AmountPanel payment={payment} isWhole={payment.refundTerms.refusal === null} />
              <Box sx={{ display: { xs: 'none', lg: 'block' } }}>
                <PaymentPanel payment={payment} />
              </Box>
            </>
          }
        >
          <Deed payment={payment} />
        </SideColumns>
      </Stack>
    </Fields>
  );
};

/** Refunds one payment, in whole or in part. */
export const RefundPage = () => (
  <RecordPage<TransactionRow, Transaction>
    resource="transactions"
    goesOn={refundGoesOn}
    head={(row) => <Head payment={row} />}
  >
    <Refund />
  </RecordPage>
);
