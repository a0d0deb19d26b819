import Box from '@mui/material/Box';
import { type ComponentProps, Fragment, type Key, type ReactNode } from 'react';
import { StepList } from './StepList.tsx';

interface Props extends ComponentProps<typeof StepList> {
  /** Tells one page from the next, so that it begins anew. */
  pageKey: Key;
  /** The page of the step. */
  children: ReactNode;
}

/** The steps of a wizard with the page of one of them beside; below `md` the page stands under the steps. */
export const StepColumns = ({ pageKey, children, ...list }: Props) => (
  <Box
    sx={{
      display: 'grid',
      gap: { xs: 2, md: 4 },
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '220px minmax(0, 1fr)' },
      alignItems: 'start',
    }}
  >
    <Box sx={{ position: { md: 'sticky' }, top: { md: 80 } }}>
      <StepList {...list} />
    </Box>
    <Box sx={{ minWidth: 0 }}>
      <Fragment key={pageKey}>{children}</Fragment>
    </Box>
  </Box>
);
