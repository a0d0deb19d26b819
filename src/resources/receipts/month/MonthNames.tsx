import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  count: number;
  children: ReactNode;
}

/** Partners of a month, a line each; many of them scroll, by the keyboard too. */
export const MonthNames = ({ title, count, children }: Props) => (
  <Box
    {...(count > 8 ? { tabIndex: 0, role: 'region', 'aria-label': title } : {})}
    sx={{ maxHeight: 320, overflow: 'auto' }}
  >
    <Stack component="ul" spacing={1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {children}
    </Stack>
  </Box>
);
