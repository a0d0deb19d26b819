import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Payout } from '#contract/finance/settlements.ts';
import { useField } from '../../components/ui/fields/Fields.tsx';
import { Panel } from '../../components/ui/Panel.tsx';
import { MoneyText } from '../../components/ui/texts.tsx';

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

/** What was owed before and what the day brought make what is paid, or what is owed afterwards. */
export const SumPanel = ({ payout: { status, amount, carryOut } }: { payout: Payout }) => {
  const translate = useTranslate();
  const note = status === 'HELD' ? 'heldNote' : status === 'CARRIED' ? 'carriedNote' : null;
  return (
    <Panel title={translate('payouts.section.amount')}>
      <Box component="dl" sx={{ m: 0 }}>
        <Line source="carryIn" />
        <Line source="nets" />
        <Line source="amount" isLast={amount !== '0.00' || carryOut === '0.00'} />
        {carryOut !== '0.00' && <Line source="carryOut" isLast />}
      </Box>
      {note && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
          {translate(`payouts.${note}`)}
        </Typography>
      )}
    </Panel>
  );
};
