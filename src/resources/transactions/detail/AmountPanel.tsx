import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Transaction } from '#contract/finance/transactions.ts';
import { AmountLine } from '../../../components/ui/AmountLine.tsx';
import { Panel } from '../../../components/ui/Panel.tsx';
import { MoneyText } from '../../../components/ui/texts.tsx';
import { SettledLine } from './SettledLine.tsx';

interface Props {
  payment: Transaction;
  /** Says what is left although nothing was refunded. */
  isWhole?: boolean;
}

/** What was paid and, where something of it was refunded, what is left. */
export const AmountPanel = ({
  payment: { amount, refundedAmount, status, settled },
  isWhole = false,
}: Props) => {
  const translate = useTranslate();
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
          <AmountLine source="refundedAmount" />
          <AmountLine source="remainingRefundAmount" isLast />
        </Box>
      )}
      {settled && <SettledLine settled={settled} />}
    </Panel>
  );
};
