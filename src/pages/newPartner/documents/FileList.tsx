import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface Props {
  /** The id of the heading above it. */
  labelledBy?: string;
  children: ReactNode;
}

/** The lines of a list of documents. */
export const FileList = ({ labelledBy, children }: Props) => (
  <Box component="ul" aria-labelledby={labelledBy} sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {children}
  </Box>
);
