import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Fragment, type ReactNode } from 'react';
import type { Desk } from '#contract/desk.ts';
import { type Arrangement, shown } from '#domain/desk/arrangement.ts';
import { BESIDE, type BesideSection, type Place } from '../arrange/sectionsOf.ts';
import { DuesBlock } from '../DuesBlock.tsx';
import { EventsBlock } from '../EventsBlock.tsx';
import { OpenedBlock } from '../OpenedBlock.tsx';
import { PaymentsBlock } from '../PaymentsBlock.tsx';
import { Queues } from '../queues/Queues.tsx';
import { layDesk } from './layDesk.ts';

const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 3fr)',
};
// An odd one out, and the line of what is clear, take the whole width.
const pairs = {
  ...columns,
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  '& > section:last-of-type:nth-of-type(odd), & > :not(section)': { gridColumn: '1 / -1' },
};

interface Props {
  desk: Desk;
  arrangement: Arrangement;
  places: readonly Place[];
}

/** What waits and what is beside it: two columns that end near each other where there is room, else one with what waits on top. */
export const Work = ({ desk, arrangement, places }: Props) => {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true });
  const { payments, opened, dues, events, dtimeRead } = desk;
  const shownOf = (place: Place['name']) =>
    shown(places.find(({ name }) => name === place)?.keys ?? [], arrangement);
  const waits = shownOf('waits');
  const queues = waits.flatMap((key) => desk.queues.filter(({ name }) => `queue.${name}` === key));
  const isSomeHidden = desk.queues.some((queue) => queue.total > 0 && !queues.includes(queue));
  const blocks = shownOf('beside').flatMap((key) => BESIDE.filter((one) => one === key));
  const laid = layDesk(queues, blocks, desk);
  const drawn: Readonly<Record<BesideSection, ReactNode>> = {
    payments: payments && <PaymentsBlock payments={payments} />,
    opened: <OpenedBlock opened={opened} />,
    dues: <DuesBlock dues={dues} at={dtimeRead} />,
    events: events && <EventsBlock events={events} isWide={isWide && laid.isEventsBelow} />,
  };
  const draw = (keys: readonly BesideSection[]) =>
    keys.map((key) => <Fragment key={key}>{drawn[key]}</Fragment>);
  if (!isWide)
    return (
      <Stack spacing={2}>
        <Queues queues={queues} isSomeHidden={isSomeHidden} />
        {draw(blocks)}
      </Stack>
    );
  const isSplit = laid.rest.length > 0;
  const isPair = laid.beside.length > 0 && laid.queues.length + laid.after.length > 0;
  const clear = queues.filter(({ total }) => total === 0);
  return (
    <Stack spacing={2}>
      <Box sx={isPair ? columns : undefined}>
        <Stack spacing={2}>
          <Queues
            queues={isSplit ? laid.queues.filter(({ total }) => total > 0) : laid.queues}
            isSomeHidden={isSomeHidden}
          />
          {draw(laid.after)}
        </Stack>
        {laid.beside.length > 0 && <Stack spacing={2}>{draw(laid.beside)}</Stack>}
      </Box>
      {isSplit && (
        <Box sx={pairs}>
          <Queues queues={[...laid.rest, ...clear]} isSomeHidden={isSomeHidden} />
        </Box>
      )}
      {laid.isEventsBelow && drawn.events}
    </Stack>
  );
};
