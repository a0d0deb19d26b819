import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { DeskQueueView, DeskRow } from '#contract/desk.ts';
import { formatDate } from '#domain/day.ts';
import { Ago } from '../../../components/shell/Ago.tsx';

const line = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) auto 116px' },
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
  px: 2,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
} as const;
/** For so long it is told in days how long something waits. */
const DAYS = 1000;
const about = {
  color: 'text.secondary',
  typography: 'caption',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

const When = ({ row }: { row: DeskRow }) => {
  const translate = useTranslate();
  if (row.dtimeSince !== null) return <Ago at={row.dtimeSince} inList days={DAYS} />;
  return row.endDay === null ? null : translate('dashboard.ends', { day: formatDate(row.endDay) });
};

/** One of what waits: what it is, since when, and the way to the next step. */
export const QueueLine = ({
  queue,
  row,
}: {
  queue: Pick<DeskQueueView, 'name' | 'mayStep'>;
  row: DeskRow;
}) => {
  const translate = useTranslate();
  const step = translate(queue.mayStep ? `dashboard.step.${queue.name}` : 'dashboard.look');
  return (
    <Box component="li" sx={line}>
      <Box sx={{ minWidth: 0, gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
        <Link
          component={RouterLink}
          to={row.to}
          variant="body2"
          sx={{
            display: 'inline-block',
            py: 0.375,
            minHeight: 24,
            color: 'text.primary',
            fontWeight: 600,
            overflowWrap: 'anywhere',
          }}
        >
          {row.title}
        </Link>
        {row.about && <Box sx={about}>{row.about}</Box>}
      </Box>
      <Box sx={{ typography: 'caption', color: 'text.secondary', textAlign: { sm: 'right' } }}>
        <When row={row} />
      </Box>
      <Button
        component={RouterLink}
        to={row.to}
        size="small"
        variant="outlined"
        aria-label={`${step}: ${row.title}`}
        sx={{ minWidth: { xs: 96, sm: 0 } }}
      >
        {step}
      </Button>
    </Box>
  );
};
