import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { ApplicantFunnel } from '#contract/selfService/funnel.ts';
import { formatDate } from '#domain/day.ts';
import { pathOf } from '#domain/pages.ts';
import { countText } from '../../components/ui/numberTexts.ts';
import { Panel } from '../../components/ui/Panel.tsx';
import { shareText } from './sectionName.ts';

/** In the order in which they are read: all that were begun are one of the five after the first. */
export const OUTCOMES = [
  'started',
  'submitted',
  'open',
  'abandoned',
  'cancelled',
  'expired',
  'resumed',
] as const satisfies (keyof ApplicantFunnel)[];

const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fit, minmax(128px, 1fr))' },
  gap: 2,
  m: 0,
} as const;

/** The applications that came in since a day, whoever entered them. */
const submittedSince = (from: string): string =>
  `${pathOf('applicationList')}?${new URLSearchParams({ filter: JSON.stringify({ dtimeSubmitted: { gte: from } }) })}`;

/** What became of the applications that were begun. */
export const OutcomePanel = ({ funnel, from }: { funnel: ApplicantFunnel; from: string }) => {
  const translate = useTranslate();
  return (
    <Panel
      title={translate('funnel.outcomes')}
      note={translate('funnel.outcomesNote')}
      aside={
        <Link component={RouterLink} to={submittedSince(from)} variant="body2">
          {translate('funnel.toApplications', { day: formatDate(from) })}
        </Link>
      }
    >
      <Box component="dl" sx={grid}>
        {OUTCOMES.map((name) => (
          <Box key={name} sx={{ minWidth: 0 }}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {translate(`funnel.outcome.${name}`)}
            </Typography>
            <Box component="dd" sx={{ m: 0 }}>
              <Typography
                component="span"
                sx={{ fontSize: '1.5rem', fontWeight: 600, letterSpacing: '-0.02em', mr: 1 }}
              >
                {countText(funnel[name])}
              </Typography>
              {name !== 'started' && (
                <Typography component="span" variant="body2" color="textSecondary">
                  {shareText(funnel[name], funnel.started)}
                </Typography>
              )}
            </Box>
          </Box>
        ))}
      </Box>
    </Panel>
  );
};
