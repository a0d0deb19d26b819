import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { CopyButton } from './CopyButton.tsx';

interface Props {
  /** What the clipboard gets. */
  copy: string;
  /** What it is called: "TIN". */
  label: string;
  /** The same as people read it. */
  children: ReactNode;
}

const sx = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  columnGap: 0.5,
  '& .MuiIconButton-root': { my: '-5px' },
  '@media (hover: hover)': {
    '& .MuiIconButton-root': { opacity: 0 },
    'dd:hover > & .MuiIconButton-root, &:hover .MuiIconButton-root, & .MuiIconButton-root:focus-visible': {
      opacity: 1,
    },
  },
} as const;

/** A value with the button that copies it: under the pointer or the focus, and always where nothing hovers. */
export const CopiedText = ({ copy, label, children }: Props) => (
  <Box component="span" sx={sx}>
    {children}
    <CopyButton value={copy} label={label} />
  </Box>
);
