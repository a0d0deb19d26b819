import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { DeskEvent } from '#contract/desk.ts';
import { Ago } from '../../components/shell/Ago.tsx';
import { Block, BlockLink, BlockRow, BlockRows } from './Block.tsx';

const why = {
  color: 'text.secondary',
  typography: 'caption',
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
} as const;
const when = { typography: 'caption', color: 'text.secondary' } as const;

const Event = ({ event }: { event: DeskEvent }) => (
  <BlockRow
    isStacked
    aside={
      <Box sx={when}>
        <Ago at={event.dtime} inList />
      </Box>
    }
  >
    {event.before} <BlockLink to={event.to}>{event.title}</BlockLink>
    {event.after && ` ${event.after}`}
    {event.detail && <Box sx={why}>{event.detail}</Box>}
  </BlockRow>
);

interface Props {
  events: readonly DeskEvent[];
  /** It has the whole width, for two columns. */
  isWide?: boolean;
}

/** What happened last in the user's reach, each in a sentence, with why. */
export const EventsBlock = ({ events, isWide = false }: Props) => {
  const translate = useTranslate();
  return (
    <Block
      title={translate('dashboard.events')}
      isLoading={false}
      empty={events.length === 0 ? translate('dashboard.noEvents') : null}
    >
      <BlockRows columns={isWide ? 2 : 1}>
        {events.map((event) => (
          <Event key={event.id} event={event} />
        ))}
      </BlockRows>
    </Block>
  );
};
