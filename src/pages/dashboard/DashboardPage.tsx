import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { Desk } from '#contract/desk.ts';
import { Answered } from '../../components/admin/Answered.tsx';
import { useMenu } from '../../components/shell/menuTable.ts';
import { useUser } from '../../components/shell/useUser.ts';
import { Charts } from './charts/Charts.tsx';
import { useHasCharts } from './charts/useHasCharts.ts';
import { DeskSkeleton } from './DeskSkeleton.tsx';
import { DuesBlock } from './DuesBlock.tsx';
import { EventsBlock } from './EventsBlock.tsx';
import { Greeting } from './Greeting.tsx';
import { NothingOpen } from './NothingOpen.tsx';
import { OpenAreas } from './OpenAreas.tsx';
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

const Work = ({ desk }: { desk: Desk }) => {
  const { queues, payments, dues, events, dtimeRead } = desk;
  const hasMore = payments !== null || dues.length > 0 || events !== null;
  return (
    <Box sx={hasMore ? columns : undefined}>
      <Queues queues={queues} />
      {hasMore && (
        <Stack spacing={2}>
          {payments && <PaymentsBlock payments={payments} />}
          {dues.length > 0 && <DuesBlock dues={dues} at={dtimeRead} />}
          {events && <EventsBlock events={events} />}
        </Stack>
      )}
    </Box>
  );
};

/** The first page: what needs the user today, with the next step on it, and the way to everything that is open to them. */
export const DashboardPage = () => {
  const user = useUser();
  const desk = useDesk();
  const hasCharts = useHasCharts();
  const areas = openAreas(useMenu(), user);
  if (areas.length === 0) {
    return (
      <Stack spacing={3}>
        <Greeting readAt={null} />
        <NothingOpen />
      </Stack>
    );
  }
  return (
    <Stack spacing={3}>
      <Greeting readAt={desk.data?.dtimeRead ?? null} />
      <Answered query={desk} waiting={<DeskSkeleton />}>
        {(data) => <Work desk={data} />}
      </Answered>
      {hasCharts && <Charts />}
      <OpenAreas sections={areas} />
    </Stack>
  );
};
