import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { DisbursementRow } from '#contract/finance/disbursements.ts';
import { percentText } from '../../../components/ui/numberTexts.ts';
import { Panel } from '../../../components/ui/Panel.tsx';
import { MoneyText } from '../../../components/ui/texts.tsx';
import { type ReckonedPart, reckoning } from './reckoning.ts';

const row = { display: 'grid', gridTemplateColumns: '1fr auto', columnGap: 1, py: 0.5 } as const;
const last = { ...row, mt: 0.5, pt: 1, borderTop: 1, borderColor: 'divider', fontWeight: 600 } as const;

/** With what an amount was reckoned, behind its name. */
const rateOf = ({ mdrPercent, atcCode, atcPercent }: DisbursementRow, field: ReckonedPart['field']) => {
  if (field === 'commission') return percentText(mdrPercent, 3);
  if (field === 'ewt' && atcCode && atcPercent) return `${atcCode}, ${percentText(atcPercent)}`;
  return null;
};

/** How a line comes to what is owed, amount by amount. */
export const ReckoningPanel = ({ line }: { line: DisbursementRow }) => {
  const translate = useTranslate();
  const parts = reckoning(line);
  return (
    <Panel title={translate('disbursements.reckoning')}>
      <Box component="dl" sx={{ m: 0 }}>
        {parts.map(({ field, sign }) => {
          const rate = rateOf(line, field);
          return (
            <Typography key={field} component="div" variant="body2" sx={row}>
              <dt>
                {translate(`disbursements.field.${field}`)}
                {rate && (
                  <Typography component="span" variant="body2" color="textSecondary">
                    {' '}
                    {rate}
                  </Typography>
                )}
              </dt>
              <Box component="dd" sx={{ m: 0, textAlign: 'right' }}>
                {sign === '-' && <span aria-hidden>− </span>}
                <MoneyText amount={line[field]} />
              </Box>
            </Typography>
          );
        })}
        <Typography component="div" variant="body1" sx={last}>
          <dt>{translate(line.net.startsWith('-') ? 'disbursements.owes' : 'disbursements.owed')}</dt>
          <Box component="dd" sx={{ m: 0, textAlign: 'right' }}>
            <MoneyText amount={line.net} />
          </Box>
        </Typography>
      </Box>
    </Panel>
  );
};
