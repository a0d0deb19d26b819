import BarChartIcon from '@mui/icons-material/BarChartOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { FailedState } from '../../ui/states/FailedState.tsx';
import { problemOf } from '../problem.ts';

/** One figure of what is summed up; its value is left out while it is on its way. */
export interface Figure {
  label: string;
  value: ReactNode;
}

const FigureText = ({ label, value }: Figure) => (
  <Box sx={{ flex: '1 1 40%', minWidth: { xs: 'min-content', sm: 0 }, maxWidth: 1 }}>
    <Typography component="dt" variant="caption" color="textSecondary" noWrap>
      {label}
    </Typography>
    <Typography component="dd" sx={{ m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
      {value ?? <Skeleton width={88} />}
    </Typography>
  </Box>
);

/** The figures have the whole width: on a phone with the button below them, else with it above. */
const AREAS = {
  display: 'grid',
  alignItems: 'center',
  rowGap: 1,
  columnGap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
  gridTemplateAreas: { xs: '"span" "figures" "more"', sm: '"span more" "figures figures"' },
} as const;

/** More of them do not fit beside each other on every desk: they stand in two rows of the same length, none alone in a second one. */
const MOST_IN_A_ROW = 6;
const EVEN_ROWS = 'repeat(4, minmax(140px, max-content))';

interface Props<T> {
  title: string;
  query: Pick<UseQueryResult<T>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  /** What the sums are of, in words. */
  span: (totals: T) => string;
  figures: (totals: T | undefined) => readonly Figure[];
  /** What folds out below, and what the button says; left out where there is nothing to tell. */
  detail?: (totals: T) => ReactNode;
  more: string;
  less: string;
}

/** Sums of what a list's filters leave, whatever the page; more of them fold out. */
export const TotalsFrame = <T,>({ title, query, span, figures, detail, more, less }: Props<T>) => {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { data, error } = query;
  if (error && !data) {
    const { message, requestId } = problemOf(error);
    return <FailedState message={message} requestId={requestId} onRetry={() => void query.refetch()} />;
  }
  const shown = data && detail?.(data);
  const all = figures(data);
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-label={title}
      aria-busy={query.isFetching}
      sx={{ px: { xs: 2, sm: 2.5 }, py: 1.5 }}
    >
      <Box sx={AREAS}>
        <Typography variant="body2" color="textSecondary" sx={{ gridArea: 'span' }}>
          {data ? span(data) : <Skeleton width={200} />}
        </Typography>
        <Box
          component="dl"
          sx={{
            m: 0,
            gridArea: 'figures',
            // On a phone two stand side by side as far as they fit: one in trillions takes the room it needs.
            display: { xs: 'flex', sm: 'grid' },
            flexWrap: 'wrap',
            columnGap: { xs: 2, sm: 3 },
            rowGap: 1,
            gridTemplateColumns: {
              sm: 'repeat(auto-fit, minmax(140px, max-content))',
              ...(all.length > MOST_IN_A_ROW && { md: EVEN_ROWS }),
            },
          }}
        >
          {all.map((figure) => (
            <FigureText key={figure.label} {...figure} />
          ))}
        </Box>
        <Button
          size="small"
          startIcon={<BarChartIcon />}
          aria-expanded={isOpen}
          aria-controls={id}
          disabled={!shown}
          onClick={() => setOpen(!isOpen)}
          sx={{ gridArea: 'more', justifySelf: 'start' }}
        >
          {isOpen ? less : more}
        </Button>
      </Box>
      <div id={id}>{isOpen && shown}</div>
    </Paper>
  );
};
