import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { TrailTitle } from '../shell/trail/TrailTitle.tsx';

interface Props {
  title: string;
  /** Beside the title: status chips. */
  aside?: ReactNode;
  intro?: ReactNode;
  actions?: ReactNode;
}

/** The head of a page: its title with chips beside it, a line below it and the actions at the right. */
export const PageHeader = ({ title, aside, intro, actions }: Props) => (
  <Stack data-tour="head" direction="row" sx={{ alignItems: 'flex-start', flexWrap: 'wrap', gap: 2 }}>
    <TrailTitle title={title} />
    <Box sx={{ flex: intro ? '1 1 240px' : '1 1 140px', minWidth: 0 }}>
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5 }}>
        <Typography variant="h5" component="h1" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {aside}
      </Stack>
      {intro && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {intro}
        </Typography>
      )}
    </Box>
    {actions && (
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {actions}
      </Stack>
    )}
  </Stack>
);
