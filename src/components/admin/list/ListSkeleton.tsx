import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { ListFrame } from './ListFrame.tsx';
import { useListSettings } from './useListSettings.ts';
import { useNarrow } from './useNarrow.ts';

const ROWS = Array.from({ length: 8 }, (_, at) => at);

/** Grey bars where the rows will stand, so that nothing jumps when they come. */
export const ListSkeleton = () => {
  const translate = useTranslate();
  const narrow = useNarrow();
  const { shown, density } = useListSettings();
  const bars = narrow ? shown.slice(0, 2) : shown;
  return (
    <ListFrame>
      <Box role="status" aria-label={translate('common.loading')}>
        {ROWS.map((row) => (
          <Stack
            key={row}
            direction={narrow ? 'column' : 'row'}
            sx={{
              gap: narrow ? 0.5 : 3,
              px: 2,
              py: density === 'compact' ? 0.75 : 1.5,
              borderTop: row ? 1 : 0,
              borderColor: 'divider',
            }}
          >
            {bars.map((column, at) => (
              <Skeleton key={column.field} sx={{ flex: at === 0 ? 2 : 1, width: at === 0 ? '70%' : '45%' }} />
            ))}
          </Stack>
        ))}
      </Box>
    </ListFrame>
  );
};
