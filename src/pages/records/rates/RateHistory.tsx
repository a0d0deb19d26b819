import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { MdrRate } from '#contract/shapes/mdrRate.ts';
import { MDR_TYPES, mdrType } from '#domain/records/mdrRates.ts';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { percentText } from '../../../components/ui/numberTexts.ts';
import { Panel } from '../../../components/ui/Panel.tsx';
import { DateText } from '../../../components/ui/texts.tsx';

const line = {
  display: 'grid',
  gridTemplateColumns: '80px 1fr',
  gap: 2,
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
} as const;

/** What held before, product by product, the newest first. */
export const RateHistory = ({ history }: { history: readonly MdrRate[] }) => {
  const translate = useTranslate();
  const language = useLanguage();
  const groups = MDR_TYPES.map((type) => ({ type, rates: history.filter((rate) => rate.type === type) }));
  const filled = groups.filter(({ rates }) => rates.length > 0);
  return (
    <Panel title={translate('approvals.rates.history')}>
      {filled.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {translate('approvals.rates.noHistory')}
        </Typography>
      )}
      {filled.map(({ type, rates }) => (
        <Box key={type} sx={{ '& + &': { mt: 2 } }}>
          <Typography component="h3" variant="subtitle2">
            {mdrType[type][language]}
          </Typography>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {rates.map((rate) => (
              <Box component="li" key={rate.id} sx={line}>
                <Box component="span" sx={{ textAlign: 'right' }}>
                  {percentText(rate.mdrRate, 3)}
                </Box>
                <span>
                  <DateText value={rate.effectiveFrom} /> – <DateText value={rate.effectiveTo} />
                </span>
              </Box>
            ))}
          </Box>
        </Box>
      ))}
    </Panel>
  );
};
