import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { ApplicantFunnel } from '#contract/selfService/funnel.ts';
import { countText } from '../../components/ui/numberTexts.ts';
import { Panel } from '../../components/ui/Panel.tsx';
import { shareOf, shareText, useSectionName } from './sectionName.ts';

interface Step {
  key: string;
  name: string;
  count: number;
  lost: number;
}

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: '200px minmax(0, 1fr) 120px' },
  gridTemplateAreas: { xs: '"name count" "bar bar" "lost lost"', md: '"name bar count" ". lost lost"' },
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
  py: 0.75,
} as const;

const Bar = ({ step: { name, count, lost }, started }: { step: Step; started: number }) => {
  const translate = useTranslate();
  return (
    <Box component="li" sx={row}>
      <Typography variant="body2" sx={{ gridArea: 'name', fontWeight: 500, overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <Box
        aria-hidden
        sx={{ gridArea: 'bar', height: 20, borderRadius: 1, bgcolor: 'action.hover', overflow: 'hidden' }}
      >
        <Box sx={{ width: `${shareOf(count, started)}%`, height: '100%', bgcolor: 'primary.main' }} />
      </Box>
      <Typography
        variant="body2"
        sx={{ gridArea: 'count', textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}
      >
        {countText(count)}{' '}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          ({shareText(count, started)})
        </Box>
      </Typography>
      {lost > 0 && (
        <Typography variant="caption" color="textSecondary" sx={{ gridArea: 'lost' }}>
          {translate('funnel.lost', { smart_count: lost, share: shareText(lost, count) })}
        </Typography>
      )}
    </Box>
  );
};

/** From the first step to the submitted application: how many got there, and how many went no further. */
export const StepsPanel = ({ funnel }: { funnel: ApplicantFunnel }) => {
  const translate = useTranslate();
  const sectionName = useSectionName();
  const { started, submitted, lostBefore, sections } = funnel;
  const steps: Step[] = [
    { key: 'started', name: translate('funnel.outcome.started'), count: started, lost: lostBefore },
    ...sections.map(({ section, reached, lost }) => ({
      key: section,
      name: sectionName(section),
      count: reached,
      lost,
    })),
    { key: 'submitted', name: translate('funnel.outcome.submitted'), count: submitted, lost: 0 },
  ];
  return (
    <Panel title={translate('funnel.steps')} note={translate('funnel.stepsNote')}>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {steps.map((step) => (
          <Bar key={step.key} step={step} started={started} />
        ))}
      </Box>
    </Panel>
  );
};
