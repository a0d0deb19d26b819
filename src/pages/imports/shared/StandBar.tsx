import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { ImportCounts } from '#contract/shapes/importShapes.ts';
import { type RowState, rowState } from '#domain/importJobs/importStatus.ts';
import { shareOf } from './standing.ts';

/** What went well first, then what may go in, then what stays, then what has to be fixed. */
export const STAND_ORDER: readonly RowState[] = [
  'created',
  'updated',
  'create',
  'update',
  'unchanged',
  'leftOut',
  'reversed',
  'editedSince',
  'refused',
  'failed',
  'error',
];

const SOFTER: ReadonlySet<RowState> = new Set(['update', 'updated']);

/** The colour in which the rows of a state are drawn. */
export const colourOf = (state: RowState) => (theme: Theme) => {
  const { tone } = rowState[state];
  const { main } = tone === 'neutral' ? { main: theme.palette.text.disabled } : theme.palette[tone];
  return SOFTER.has(state) ? `color-mix(in srgb, ${main} 55%, ${theme.palette.background.paper})` : main;
};

/** How the rows of an import stand, as one bar; the words beside it say the numbers. */
export const StandBar = ({ counts, height = 12 }: { counts: ImportCounts; height?: number }) => (
  <Box
    aria-hidden
    sx={{
      display: 'flex',
      gap: '2px',
      height,
      borderRadius: height / 2,
      overflow: 'hidden',
      bgcolor: 'action.hover',
    }}
  >
    {STAND_ORDER.filter((state) => counts[state] > 0).map((state) => (
      <Box
        key={state}
        sx={{ bgcolor: colourOf(state), flex: `${shareOf(counts[state], counts.total)} 1 0`, minWidth: 3 }}
      />
    ))}
  </Box>
);
