import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { MdrRate } from '#contract/shapes/mdrRate.ts';
import { formatDate } from '#domain/day.ts';
import { isPendingRate, mdrType, rateLabel } from '#domain/records/mdrRates.ts';
import { applicationStatus } from '#domain/review/applicationStatus.ts';
import type { Tone } from '#domain/status.ts';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { percentText } from '../../../components/ui/numberTexts.ts';
import { StatusChip } from '../../../components/ui/StatusChip.tsx';
import { DateText, NONE } from '../../../components/ui/texts.tsx';
import type { RateLine } from './useRates.ts';

const toneOf = (rate: MdrRate): Tone =>
  rate.status ? applicationStatus[rate.status].tone : isPendingRate(rate) ? 'warning' : 'success';

const figure = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

const Line = ({ line: { type, now, coming } }: { line: RateLine }) => {
  const translate = useTranslate();
  const language = useLanguage();
  const shown = now ?? coming[0] ?? null;
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        {mdrType[type][language]}
      </TableCell>
      <TableCell align="right" sx={figure}>
        {now ? <strong>{percentText(now.mdrRate, 3)}</strong> : NONE}
        {coming.map((rate) => (
          <Typography key={rate.id} variant="caption" component="div" color="textSecondary">
            {percentText(rate.mdrRate, 3)}{' '}
            {translate('approvals.rates.coming', { from: formatDate(rate.effectiveFrom) })}
          </Typography>
        ))}
      </TableCell>
      <TableCell>
        <StatusChip
          tone={shown ? toneOf(shown) : 'warning'}
          label={shown ? rateLabel(shown)[language] : translate('approvals.rates.pending')}
        />
      </TableCell>
      <TableCell sx={figure}>{now ? <DateText value={now.effectiveFrom} /> : NONE}</TableCell>
      <TableCell sx={figure}>
        {now ? (
          now.effectiveTo ? (
            <DateText value={now.effectiveTo} />
          ) : (
            translate('approvals.rates.open')
          )
        ) : (
          NONE
        )}
      </TableCell>
      <TableCell>{now?.createdBy ?? NONE}</TableCell>
    </TableRow>
  );
};

/** The six products with their rates of today and those to come. */
export const RatesTable = ({ lines, isExternal }: { lines: readonly RateLine[]; isExternal: boolean }) => {
  const translate = useTranslate();
  const heads = ['type', 'rate', 'state', 'from', 'to', 'setBy'] as const;
  return (
    <TableContainer
      role="region"
      aria-label={translate('approvals.rates.title')}
      // Reached by the keyboard, so that what is cut off on a phone can be scrolled to.
      tabIndex={0}
      sx={isExternal ? { '& th:last-child, & td:last-child': { display: 'none' } } : undefined}
    >
      <Table size="small" aria-label={translate('approvals.rates.title')}>
        <TableHead>
          <TableRow>
            {heads.map((head) => (
              <TableCell key={head} align={head === 'rate' ? 'right' : 'left'}>
                {translate(`approvals.rates.${head}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map((line) => (
            <Line key={line.type} line={line} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
};
