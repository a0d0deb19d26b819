import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Receipt } from '#contract/finance/officialReceipts.ts';
import { Panel } from '../../../components/ui/Panel.tsx';
import { MoneyText } from '../../../components/ui/texts.tsx';
import { BreakdownLines } from '../BreakdownLines.tsx';

/** What was paid, broken down, and the net in words. */
export const AmountsPanel = ({ receipt }: { receipt: Receipt }) => {
  const translate = useTranslate();
  const { netPayment, amountInWords, status } = receipt;
  return (
    <Panel title={translate('receipts.section.amounts')}>
      <Typography
        sx={{
          ...{ fontSize: '1.5rem', fontWeight: 600, lineHeight: 1.2 },
          ...(status === 'CANCELLED' ? { textDecoration: 'line-through', color: 'text.secondary' } : {}),
        }}
      >
        <MoneyText amount={netPayment} />
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {amountInWords}
      </Typography>
      <Box sx={{ mt: 1.5 }}>
        <BreakdownLines amounts={receipt} />
      </Box>
    </Panel>
  );
};
