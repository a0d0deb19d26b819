import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Transaction } from '#contract/finance/transactions.ts';
import { useField } from '../../../components/ui/fields/Fields.tsx';
import { Panel } from '../../../components/ui/Panel.tsx';
import { MoneyText } from '../../../components/ui/texts.tsx';
import { SettledLine } from './SettledLine.tsx';

const last = { fontWeight: 600, borderTop: 1, borderColor: 'divider', mt: 0.5, pt: 1.25 } as const;

const Line = ({ source, isLast = false }: { source: string; isLast?: boolean }) => {
  const { label, value } = useField(source);
  return (
    <Typography
      component="div"
      variant="body2"
      sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.5, ...(isLast ? last : {}) }}
    >
      <dt>{label}</dt>
      <Box component="dd" sx={{ m: 0 }}>
        <MoneyText amount={String(value)} />
      </Box>
    </Typography>
  );
};

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
          <Line source="refundedAmount" />
          <Line source="remainingRefundAmount" isLast />
        </Box>
      )}
      {settled && <SettledLine settled={settled} />}
    </Panel>
  );
};
