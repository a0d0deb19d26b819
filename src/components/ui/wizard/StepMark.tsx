import CheckIcon from '@mui/icons-material/Check';
import LockIcon from '@mui/icons-material/LockOutlined';
import WarningIcon from '@mui/icons-material/PriorityHigh';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { StepState } from './step.ts';

const size = { fontSize: 16 };

const ICONS: Readonly<Record<StepState, ReactNode>> = {
  done: <CheckIcon sx={size} />,
  attention: <WarningIcon sx={size} />,
  locked: <LockIcon sx={{ fontSize: 14 }} />,
  open: null,
};

/** The round mark of a step: its place, or what has become of it. Its meaning stands in words beside it. */
export const StepMark = ({ at, state, isCurrent }: { at: number; state: StepState; isCurrent: boolean }) => (
  <Box
    aria-hidden
    sx={{
      display: 'grid',
      placeItems: 'center',
      flexShrink: 0,
      width: 24,
      height: 24,
      borderRadius: '50%',
      border: 1,
      fontSize: 12,
      fontWeight: 600,
      fontVariantNumeric: 'tabular-nums',
      borderColor: isCurrent || state === 'done' ? 'primary.main' : 'divider',
      bgcolor: isCurrent ? 'primary.main' : 'transparent',
      color: isCurrent ? 'primary.contrastText' : colours[state],
      ...(state === 'attention' && !isCurrent ? { borderColor: 'warning.main' } : {}),
    }}
  >
    {(isCurrent && state === 'locked' ? null : ICONS[state]) ?? at}
  </Box>
);

const colours: Readonly<Record<StepState, string>> = {
  done: 'primary.main',
  attention: 'warning.main',
  locked: 'text.disabled',
  open: 'text.secondary',
};
