import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

const CARDS = ['first', 'second', 'third'];

/** The outline of the desk, in the measure of its cards. */
export const DeskSkeleton = () => (
  <Stack spacing={2}>
    {CARDS.map((card) => (
      <Skeleton key={card} variant="rounded" height={196} />
    ))}
  </Stack>
);
