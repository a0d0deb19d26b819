import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import type { TooltipRenderProps } from 'react-joyride';
import { useLanguage } from '../admin/useLanguage.ts';

const WORDS = {
  of: { en: (n: number, all: number) => `${n} of ${all}`, fil: (n: number, all: number) => `${n} sa ${all}` },
  skip: { en: 'End the tour', fil: 'Tapusin ang libot' },
  back: { en: 'Back', fil: 'Bumalik' },
  next: { en: 'Next', fil: 'Susunod' },
  done: { en: 'Got it', fil: 'Nakuha ko' },
};

/** One step of a tour: its words, where one is, and the ways on, back and out. Escape ends the tour. */
export const TourCard = ({ index, size, isLastStep, step, controls }: TooltipRenderProps) => {
  const language = useLanguage();
  const id = useId();
  const go = useRef<HTMLButtonElement>(null);
  // Each step takes the keyboard, so that it is read aloud.
  useEffect(() => {
    if (index >= 0) go.current?.focus({ preventScroll: true });
  }, [index]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    controls.skip();
  };
  return (
    <Paper
      elevation={8}
      role="dialog"
      aria-modal
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      onKeyDown={onKeyDown}
      sx={{ width: 360, maxWidth: 'calc(100vw - 32px)', p: 2.5, borderRadius: 2 }}
    >
      <Typography variant="caption" color="textSecondary">
        {WORDS.of[language](index + 1, size)}
      </Typography>
      <Typography id={`${id}title`} variant="subtitle1" component="h2" sx={{ fontWeight: 600 }}>
        {step.title}
      </Typography>
      <Typography id={`${id}text`} variant="body2" sx={{ mt: 0.5, mb: 2 }}>
        {step.content}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        {!isLastStep && (
          <Button size="small" color="inherit" onClick={() => controls.skip()}>
            {WORDS.skip[language]}
          </Button>
        )}
        <Box sx={{ flexGrow: 1 }} />
        {index > 0 && (
          <Button size="small" onClick={() => controls.prev()}>
            {WORDS.back[language]}
          </Button>
        )}
        <Button ref={go} size="small" variant="contained" onClick={() => controls.next()}>
          {WORDS[isLastStep ? 'done' : 'next'][language]}
        </Button>
      </Box>
    </Paper>
  );
};
