import ExpandIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { type MouseEvent, useId, useState } from 'react';
import { HiddenText } from '../HiddenText.tsx';
import { StepMark } from './StepMark.tsx';
import type { StepTexts, WizardStep } from './step.ts';

interface Props {
  steps: readonly WizardStep[];
  current: string;
  texts: StepTexts;
  /** Follows a step's link within the page; the browser follows it when it is left out. */
  onGo?: (href: string) => void;
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

const Step = ({
  step,
  at,
  current,
  texts,
  onGo,
}: { step: WizardStep; at: number } & Omit<Props, 'steps'>) => {
  const isCurrent = step.name === current;
  const isLocked = step.state === 'locked';
  const content = (
    <>
      <StepMark at={at} state={step.state} isCurrent={isCurrent} />
      <Box component="span" sx={{ minWidth: 0 }}>
        <Typography
          component="span"
          variant="body2"
          sx={{ display: 'block', fontWeight: isCurrent ? 600 : 450 }}
        >
          {step.label}
          <HiddenText>, {texts.state[step.state]}</HiddenText>
        </Typography>
        {step.note && (
          <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
            {step.note}
          </Typography>
        )}
      </Box>
    </>
  );
  const go = (event: MouseEvent) => {
    if (!onGo || !isPlain(event)) return;
    event.preventDefault();
    onGo(step.href);
  };
  return (
    <li>
      {isLocked ? (
        <Box sx={{ ...row, color: 'text.secondary' }}>{content}</Box>
      ) : (
        <Box
          component="a"
          href={step.href}
          onClick={go}
          aria-current={isCurrent ? 'step' : undefined}
          sx={{
            ...row,
            color: 'text.primary',
            textDecoration: 'none',
            bgcolor: isCurrent ? 'action.selected' : 'transparent',
            '&:hover': { bgcolor: isCurrent ? 'action.selected' : 'action.hover' },
            '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: -2 },
          }}
        >
          {content}
        </Box>
      )}
    </li>
  );
};

/**
 * The steps of a wizard with what has become of each: a list at the side, on a phone one line with the list behind it. A step
 * that is locked is no link.
 */
export const StepList = ({ steps, current, texts, onGo }: Props) => {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const at = steps.findIndex(({ name }) => name === current);
  const position = texts.position
    .replace('%{at}', `${at + 1}`)
    .replace('%{of}', `${steps.length}`)
    .replace('%{label}', steps[at]?.label ?? '');
  return (
    <Box component="nav" aria-label={texts.steps}>
      <Box sx={{ display: { md: 'none' } }}>
        <Button
          fullWidth
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          endIcon={<ExpandIcon sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />}
          sx={{ justifyContent: 'space-between', whiteSpace: 'normal', textAlign: 'left', px: 1 }}
        >
          {position}
        </Button>
        <LinearProgress
          variant="determinate"
          aria-hidden
          value={steps.length === 0 ? 0 : ((at + 1) / steps.length) * 100}
          sx={{ height: 3, borderRadius: 2 }}
        />
      </Box>
      <Box
        component="ol"
        id={id}
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          pt: { xs: 1, md: 0 },
          display: { xs: isOpen ? 'grid' : 'none', md: 'grid' },
          gap: 0.5,
        }}
      >
        {steps.map((step, place) => (
          <Step
            key={step.name}
            step={step}
            at={place + 1}
            current={current}
            texts={texts}
            onGo={
              onGo &&
              ((href) => {
                setOpen(false);
                onGo(href);
              })
            }
          />
        ))}
      </Box>
    </Box>
  );
};

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  px: 1,
  py: 0.75,
  minHeight: 40,
  borderRadius: 1,
} as const;
