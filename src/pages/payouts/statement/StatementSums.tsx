import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { PayeeStatement } from '#contract/finance/settlements.ts';
import { Panel } from '../../../components/ui/Panel.tsx';
import { MoneyText } from '../../../components/ui/texts.tsx';

type Sum = 'opening' | 'nets' | 'amount' | 'closing' | 'paidAmount';
const line = { display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.5 } as const;
const last = { fontWeight: 600, borderTop: 1, borderColor: 'divider', mt: 0.5, pt: 1.25 } as const;

/** Opening and nets make payouts and closing, to the centavo. */
export const StatementSums = ({ statement }: { statement: PayeeStatement }) => {
  const translate = useTranslate();
  const row = (sum: Sum, isLast = false) => (
    <Typography component="div" variant="body2" sx={{ ...line, ...(isLast ? last : {}) }}>
      <dt>{translate(`payouts.statement.${sum}`)}</dt>
      <Box component="dd" sx={{ m: 0 }}>
        <MoneyText amount={statement[sum]} />
      </Box>
    </Typography>
  );
  return (
    <Panel title={translate('payouts.statement.sums')} note={translate('payouts.statement.tiesOut')}>
      <Box component="dl" sx={{ m: 0, maxWidth: 560 }}>
        {row('opening')}
        {row('nets')}
        {row('amount', true)}
        {row('closing')}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
        {translate('payouts.statement.paidAmount')} <MoneyText amount={statement.paidAmount} />
      </Typography>
    </Panel>
  );
};
