import Stack from '@mui/material/Stack';
import { shown } from '#domain/desk/arrangement.ts';
import { Answered } from '../../components/admin/Answered.tsx';
import { useMenu } from '../../components/shell/menuTable.ts';
import { useUser } from '../../components/shell/useUser.ts';
import { Arrange } from './arrange/Arrange.tsx';
import { sectionsOf } from './arrange/sectionsOf.ts';
import { useArrangement } from './arrange/useArrangement.ts';
import { Charts } from './charts/Charts.tsx';
import { useChartSections } from './charts/useChartSections.ts';
import { DeskSkeleton } from './DeskSkeleton.tsx';
import { Work } from './desk/Work.tsx';
import { Greeting } from './Greeting.tsx';
import { NothingOpen } from './NothingOpen.tsx';
import { OpenAreas } from './OpenAreas.tsx';
import { openAreas } from './openAreas.ts';
import { useDesk } from './useDesk.ts';

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
