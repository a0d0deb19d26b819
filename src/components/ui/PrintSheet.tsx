import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

const ONLY_THE_SHEET = {
  '@media print': {
    'body > *:not([data-print-sheet])': { display: 'none !important' },
    '@page': { margin: '18mm' },
  },
};

/** What the printer gets instead of the page; nobody sees it on the screen. */
export const PrintSheet = ({ children }: { children: ReactNode }) =>
  createPortal(
    <Box
      data-print-sheet
      aria-hidden
      sx={{ display: 'none', '@media print': { display: 'block', color: '#000', bgcolor: '#fff' } }}
    >
      <GlobalStyles styles={ONLY_THE_SHEET} />
      {children}
    </Box>,
    document.body,
  );
