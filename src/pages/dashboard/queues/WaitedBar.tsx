import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { DeskQueueView } from '#contract/desk.ts';
import { WAITED, type Waited } from '#domain/desk/waitedFor.ts';
import { countText } from '../../../components/ui/numberTexts.ts';

const COLOURS: Readonly<Record<Waited, string>> = {
  fresh: 'success.main',
  week: 'warning.main',
  long: 'error.main',
};

/** How long what waits has waited: a bar of three parts, each told in words beside its colour. */
export const WaitedBar = ({ waited }: { waited: NonNullable<DeskQueueView['waited']> }) => {
  const translate = useTranslate();
  const parts = WAITED.filter((age) => waited[age] > 0);
  return (
    <Box sx={{ px: 2, pb: 1.5 }}>
      <Box aria-hidden sx={{ display: 'flex', gap: '2px', height: 6, borderRadius: 3, overflow: 'hidden' }}>
        {parts.map((age) => (
          <Box key={age} sx={{ flex: `${waited[age]} 1 0`, minWidth: 6, bgcolor: COLOURS[age] }} />
        ))}
      </Box>
      <Box
        component="ul"
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, m: 0, mt: 0.75, p: 0, listStyle: 'none' }}
      >
        {parts.map((age) => (
          <Box
            component="li"
            key={age}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 0.75,
              typography: 'caption',
              color: 'text.secondary',
              '&::before': { content: '""', width: 7, height: 7, borderRadius: '50%', bgcolor: COLOURS[age] },
            }}
          >
            {translate(`dashboard.waited.${age}`, { count: countText(waited[age]) })}
          </Box>
        ))}
      </Box>
    </Box>
  );
};
