import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Tables of sums side by side where there is room. */
export const SumTables = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 3,
      alignItems: 'start',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    }}
  >
    {children}
  </Box>
);
