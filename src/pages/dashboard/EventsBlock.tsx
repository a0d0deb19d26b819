import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { DeskEvent } from '#contract/desk.ts';
import { pathOf } from '#domain/pages.ts';
import { Ago } from '../../components/shell/Ago.tsx';
import { Block, BlockRow, BlockRows } from './Block.tsx';

const why = {
  color: 'text.secondary',
  typography: 'caption',
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
} as const;
const when = { typography: 'caption', color: 'text.secondary' } as const;

const Event = ({ event }: { event: DeskEvent }) => {
  const translate = useTranslate();
  return (
    <BlockRow
      aside={
        <Box sx={when}>
          <Ago at={event.dtime} inList />
        </Box>
      }
    >
      <Link
        component={RouterLink}
        to={event.to}
        sx={{ color: 'text.primary', fontWeight: 600, overflowWrap: 'anywhere' }}
      >
        {event.title}
      </Link>
      <div>
        {event.what} · {event.by ?? translate('dashboard.applicant')}
      </div>
      {event.detail && <Box sx={why}>{event.detail}</Box>}
    </BlockRow>
  );
};

/** What was done last to partners and stores, by whom and why. */
export const EventsBlock = ({ events }: { events: readonly DeskEvent[] }) => {
  const translate = useTranslate();
  return (
    <Block
      title={translate('dashboard.events')}
      to={pathOf('applicationList')}
      isLoading={false}
      empty={events.length === 0 ? translate('dashboard.noEvents') : null}
    >
      <BlockRows>
        {events.map((event) => (
          <Event key={event.id} event={event} />
        ))}
      </BlockRows>
    </Block>
  );
};
