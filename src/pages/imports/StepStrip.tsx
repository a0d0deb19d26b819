import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { ImportJob } from '#contract/shapes/importShapes.ts';
import { HiddenText } from '../../components/ui/HiddenText.tsx';
import { STEPS, stepOf } from './shared/stepOf.ts';

/** The steps of an import from the file to its report, with the one at hand marked. */
export const StepStrip = ({ job, isMatching }: { job: ImportJob; isMatching: boolean }) => {
  const translate = useTranslate();
  const { at, isOver } = stepOf(job, isMatching);
  return (
    <Box
      component="ol"
      aria-label={translate('imports.steps')}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 0.75, sm: 1.25 },
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {STEPS.map((step, index) => {
        const isDone = index < at || (isOver && index === at);
        const isCurrent = index === at && !isOver;
        return (
          <Box
            component="li"
            key={step}
            aria-current={isCurrent ? 'step' : undefined}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 0.75,
              // On a narrow screen only the step at hand has its name, which takes the room it needs.
              flex: index === STEPS.length - 1 ? 'none' : { xs: isCurrent ? '1 0 auto' : 1, md: 1 },
              minWidth: 0,
              typography: 'body2',
              fontWeight: isCurrent ? 600 : 450,
              color: isDone || isCurrent ? 'text.primary' : 'text.secondary',
            }}
          >
            <Box
              aria-hidden
              component="span"
              sx={{
                display: 'grid',
                placeItems: 'center',
                flexShrink: 0,
                width: 22,
                height: 22,
                borderRadius: '50%',
                fontSize: 12,
                fontWeight: 600,
                border: 1.5,
                borderColor: isDone || isCurrent ? 'primary.main' : 'divider',
                bgcolor: isDone ? 'primary.main' : 'transparent',
                color: isDone ? 'primary.contrastText' : isCurrent ? 'primary.main' : 'text.secondary',
              }}
            >
              {isDone ? <CheckIcon sx={{ fontSize: 14 }} /> : index + 1}
            </Box>
            <Box
              component="span"
              sx={{ display: { xs: isCurrent ? 'inline' : 'none', md: 'inline' }, whiteSpace: 'nowrap' }}
            >
              {translate(`imports.step.${step}`)}
            </Box>
            <HiddenText>{isDone ? translate('imports.stepDone') : ''}</HiddenText>
            {index < STEPS.length - 1 && (
              <Box
                aria-hidden
                component="span"
                sx={{
                  flex: 1,
                  minWidth: 6,
                  height: '1.5px',
                  bgcolor: index < at ? 'primary.main' : 'divider',
                }}
              />
            )}
          </Box>
        );
      })}
    </Box>
  );
};
