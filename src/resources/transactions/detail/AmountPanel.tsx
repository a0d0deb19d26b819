import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Transaction } from '#contract/finance/transactions.ts';
import { reachedOf } from '#domain/transactions/refundStatus.ts';
import { AmountLine, AmountTerm } from '../../../components/ui/AmountLine.tsx';
import { Panel } from '../../../components/ui/Panel.tsx';
import { MoneyText } from '../../../components/ui/texts.tsx';
import { SettledLine } from './SettledLine.tsx';

/** What reached the customer, and what waits or is on its way there: that is not called refunded. */
const Refunded = ({ payment }: { payment: Transaction }) => {
  const translate = useTranslate();
  if (payment.underWayAmount === '0.00') return <AmountLine source="refundedAmount" />;
  return (
    <>
      <AmountTerm label={translate('transactions.field.refundedAmount')} amount={reachedOf(payment)} />
      <AmountLine source="underWayAmount" />
    </>
  );
};

interface Props {
  payment: Transaction;
  /** Says what is left although nothing was refunded. */
  isWhole?: boolean;
}

/** What was paid and, where something of it was refunded, what is left. */
export const AmountPanel = ({ payment, isWhole = false }: Props) => {
  const translate = useTranslate();
  const { amount, refundedAmount, status, settled, transactionType } = payment;
  return (
    <Panel title={translate('transactions.section.amount')}>
      <Typography
        sx={{
          ...{ fontSize: '1.5rem', fontWeight: 600, lineHeight: 1.2 },
          ...(status === 'VOIDED' ? { textDecoration: 'line-through', color: 'text.secondary' } : {}),
        }}
      >
        <MoneyText amount={amount} />
      </Typography>
      {(isWhole || refundedAmount !== '0.00') && (
        <Box component="dl" sx={{ m: 0, mt: 1.5 }}>
          <Refunded payment={payment} />
          <AmountLine source="remainingRefundAmount" isLast />
        </Box>
      )}
      {settled && <SettledLine settled={settled} product={transactionType} />}
    </Panel>
  );
};
