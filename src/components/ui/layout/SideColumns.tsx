import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

interface Props {
  /** What stands beside the panels. */
  aside: ReactNode;
  /** How wide it is there, in pixels. */
  asideWidth?: number;
  /** Above the panels where there is no room beside them; else below. */
  isAsideFirst?: boolean;
  /** It stays in sight while the panels are read. */
  isAsideSticky?: boolean;
  /** The panels, one below the other. */
  children: ReactNode;
}

/** A page of panels with a narrow column beside them; below `lg` the two stand one above the other. */
export const SideColumns = ({ aside, asideWidth = 340, isAsideFirst, isAsideSticky, children }: Props) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2.5,
      alignItems: 'start',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: `minmax(0, 1fr) ${asideWidth}px` },
    }}
  >
    <Stack spacing={2.5} sx={{ minWidth: 0 }}>
      {children}
    </Stack>
    <Stack
      spacing={2.5}
      sx={{
        minWidth: 0,
        ...(isAsideFirst && { order: { xs: -1, lg: 0 } }),
        // Below the head bar of the record.
        ...(isAsideSticky && { position: { lg: 'sticky' }, top: { lg: 136 } }),
      }}
    >
      {aside}
    </Stack>
  </Box>
);
