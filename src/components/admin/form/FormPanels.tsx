import Box from '@mui/material/Box';
import type { KeyboardEvent, ReactNode } from 'react';

/** Enter in a field goes nowhere: half a form is not sent by a key. */
export const holdEnter = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
};

/** The panels of a form, one below the other; Enter in a field does not send it. */
export const FormPanels = ({ children }: { children: ReactNode }) => (
  <Box onKeyDown={holdEnter} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}>
    {children}
  </Box>
);
