import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { Fragment, type ReactNode } from 'react';
import type { Desk } from '#contract/desk.ts';
import { type Arrangement, shown } from '#domain/desk/arrangement.ts';
import { Answered } from '../../components/admin/Answered.tsx';
import { useMenu } from '../../components/shell/menuTable.ts';
import { useUser } from '../../components/shell/useUser.ts';
import { Arrange } from './arrange/Arrange.tsx';
import { BESIDE, type BesideSection, type Place, sectionsOf } from './arrange/sectionsOf.ts';
import { useArrangement } from './arrange/useArrangement.ts';
import { Charts } from './charts/Charts.tsx';
import { useChartSections } from './charts/useChartSections.ts';
import { DeskSkeleton } from './DeskSkeleton.tsx';
import { DuesBlock } from './DuesBlock.tsx';
import { EventsBlock } from './EventsBlock.tsx';
import { Greeting } from './Greeting.tsx';
import { NothingOpen } from './NothingOpen.tsx';
import { OpenAreas } from './OpenAreas.tsx';
import { OpenedBlock } from './OpenedBlock.tsx';
import { openAreas } from './openAreas.ts';
import { PaymentsBlock } from './PaymentsBlock.tsx';
import { Queues } from './queues/Queues.tsx';
import { useDesk } from './useDesk.ts';

const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 3fr)' },
};

interface Props {
  desk: Desk;
  arrangement: Arrangement;
  places: readonly Place[];
}

const Work = ({ desk, arrangement, places }: Props) => {
  const { queues, payments, opened, dues, events, dtimeRead } = desk;
  const keysOf = (place: Place['name']) => places.find(({ name }) => name === place)?.keys ?? [];
  const waits = shown(keysOf('waits'), arrangement);
  const beside = shown(keysOf('beside'), arrangement);
  const blocks: Readonly<Record<BesideSection, ReactNode>> = {
    payments: payments && <PaymentsBlock payments={payments} />,
    opened: <OpenedBlock opened={opened} />,
    dues: <DuesBlock dues={dues} at={dtimeRead} />,
    events: events && <EventsBlock events={events} />,
  };
  return (
    <Box sx={beside.length > 0 ? columns : undefined}>
      <Queues queues={waits.flatMap((key) => queues.filter(({ name }) => `queue.${name}` === key))} />
      {beside.length > 0 && (
        <Stack spacing={2}>
          {BESIDE.toSorted((one, other) => beside.indexOf(one) - beside.indexOf(other))
            .filter((key) => beside.includes(key))
            .map((key) => (
              <Fragment key={key}>{blocks[key]}</Fragment>
            ))}
        </Stack>
      )}
    </Box>
  );
};

/** The first page: what needs the user today, with the next step on it, and the way to everything that is open to them. */
export const DashboardPage = () => {
  const user = useUser();
  const desk = useDesk();
  const by = useArrangement();
  const charts = useChartSections();
  const areas = openAreas(useMenu(), user);
  if (areas.length === 0) {
    return (
      <Stack spacing={3}>
        <Greeting readAt={null} />
        <NothingOpen />
      </Stack>
    );
  }
  const drawn = shown(charts, by.arrangement);
  const places = desk.data ? sectionsOf(desk.data, charts) : [];
  return (
    <Stack spacing={3}>
      <Greeting
        readAt={desk.data?.dtimeRead ?? null}
        arrange={by.arranges && places.length > 0 && <Arrange places={places} by={by} />}
      />
      <Answered query={desk} waiting={<DeskSkeleton />}>
        {(data) => <Work desk={data} arrangement={by.arrangement} places={places} />}
      </Answered>
      {/* After what waits, which is why somebody comes. */}
      {drawn.length > 0 && !desk.isPending && <Charts sections={drawn} />}
      <OpenAreas sections={areas} />
    </Stack>
  );
};
