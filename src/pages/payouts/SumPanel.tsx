import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Payout } from '#contract/finance/settlements.ts';
import { pathOf } from '#domain/pages.ts';
import { MayLink } from '../../components/admin/MayLink.tsx';
import { AmountLine } from '../../components/ui/AmountLine.tsx';
import { Panel } from '../../components/ui/Panel.tsx';

const recordOf = ({ partnerId }: Payout, merchantId: string | null): string =>
  pathOf(
    'recordOverview',
    merchantId === null ? { type: 'partners', id: partnerId } : { type: 'merchants', id: merchantId },
  );

/** What was owed before and what the day brought make what is paid, or what is owed afterwards. */
export const SumPanel = ({ payout }: { payout: Payout }) => {
  const { status, amount, carryOut, blocked } = payout;
  const translate = useTranslate();
  const note = status === 'HELD' ? 'heldNote' : status === 'CARRIED' ? 'carriedNote' : null;
  return (
    <Panel title={translate('payouts.section.amount')}>
      <Box component="dl" sx={{ m: 0 }}>
        <AmountLine source="carryIn" />
        <AmountLine source="nets" />
        <AmountLine source="amount" isLast={amount !== '0.00' || carryOut === '0.00'} />
        {carryOut !== '0.00' && <AmountLine source="carryOut" isLast />}
      </Box>
      {note && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
          {translate(`payouts.${note}`)}
        </Typography>
      )}
      {blocked.map(({ merchantId, name }) => (
        <Typography key={merchantId ?? 'partner'} variant="body2" sx={{ mt: 0.75 }}>
          {translate('payouts.blocked')} <MayLink to={recordOf(payout, merchantId)}>{name}</MayLink>
        </Typography>
      ))}
    </Panel>
  );
};
