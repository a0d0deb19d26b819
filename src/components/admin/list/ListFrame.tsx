import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';

/** The border around the rows; a thin bar at its top while newer rows are fetched. */
export const ListFrame = ({
  refreshing = false,
  children,
}: {
  refreshing?: boolean;
  children: ReactNode;
}) => (
  <Paper variant="outlined" sx={{ position: 'relative', overflow: 'clip' }}>
    {refreshing && (
      <LinearProgress
        aria-hidden
        sx={{ position: 'absolute', insetInline: 0, top: 0, height: 2, zIndex: 3 }}
      />
    )}
    {children}
  </Paper>
);
