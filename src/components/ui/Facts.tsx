import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { NONE } from './texts.tsx';

export interface Fact {
  label: ReactNode;
  value: ReactNode;
  /** Tells it from the others where its label is no text. */
  key?: string;
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
    {facts.map(({ label, value, key = String(label) }) => (
      <div key={key}>
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
