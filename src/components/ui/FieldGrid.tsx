import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Fields side by side where there is room: one column on a phone, two or three beyond. */
export const FieldGrid = ({ columns = 2, children }: { columns?: 2 | 3; children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2,
      alignItems: 'start',
      gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: columns === 3 ? '1fr 1fr 1fr' : '1fr 1fr' },
    }}
  >
    {children}
  </Box>
);
