import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { NONE } from './texts.tsx';

export interface Fact {
  label: string;
  value: ReactNode;
}

/** Labels with their values in two or more columns, as a definition list. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <Box
    component="dl"
    sx={{
      m: 0,
      display: 'grid',
      gap: 2,
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
    }}
  >
    {facts.map(({ label, value }) => (
      <div key={label}>
        <Typography component="dt" variant="caption" color="textSecondary">
          {label}
        </Typography>
        <Typography component="dd" variant="body2" sx={{ m: 0, mt: 0.25, overflowWrap: 'anywhere' }}>
          {value === null || value === undefined || value === '' ? NONE : value}
        </Typography>
      </div>
    ))}
  </Box>
);
