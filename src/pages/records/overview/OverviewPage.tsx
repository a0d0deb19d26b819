import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { CourseOfReview } from './CourseOfReview.tsx';
import { KeyFacts } from './KeyFacts.tsx';
import { Payees } from './Payees.tsx';
import { StillOpen } from './StillOpen.tsx';
import { WhatWasTold } from './WhatWasTold.tsx';

const columns = {
  display: 'grid',
  alignItems: 'start',
  gap: 2.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
};

/** A partner or store at a glance: what it is, what is still open, and how its application went. */
export const OverviewPage = () => (
  <Box sx={columns}>
    <Stack spacing={2.5}>
      <WhatWasTold />
      <KeyFacts />
      <StillOpen />
      <Payees />
    </Stack>
    <CourseOfReview />
  </Box>
);
