import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { PayoutOffset } from '#contract/finance/settlements.ts';
import { formatDate } from '#domain/day.ts';
import { pathOf } from '#domain/pages.ts';
import { mdrType } from '#domain/records/mdrRates.ts';
import { MayLink } from '../../components/admin/MayLink.tsx';
import { useLanguage } from '../../components/admin/useLanguage.ts';
import { Panel } from '../../components/ui/Panel.tsx';
import { MoneyText } from '../../components/ui/texts.tsx';

/** What was set off in a payout, the oldest line first. */
export const OffsetsPanel = ({ offsets }: { offsets: readonly PayoutOffset[] }) => {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <Panel title={translate('payouts.section.offsets')} note={translate('payouts.offsetsNote')}>
      <Stack component="ul" spacing={1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {offsets.map(({ lineId, day, merchantName, transactionType, amount }) => (
          <Box component="li" key={lineId} sx={{ display: 'flex', gap: 2, justifyContent: 'space-between' }}>
            <Box sx={{ minWidth: 0 }}>
              <Typography>
                <MayLink to={pathOf('offsetLine', { id: lineId })}>
                  {translate('payouts.ofDay', { day: formatDate(day) })}
                </MayLink>
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {merchantName} · {mdrType[transactionType][language]}
              </Typography>
            </Box>
            <MoneyText amount={amount} />
          </Box>
        ))}
      </Stack>
    </Panel>
  );
};
