import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { DeskCharts } from '#contract/desk.ts';
import { Answered } from '../../../components/admin/Answered.tsx';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { Ago } from '../../../components/shell/Ago.tsx';
import { useSeen } from '../../../components/ui/useSeen.ts';
import type { ChartSection } from '../arrange/sectionsOf.ts';
import { RegionFigures } from '../regions/RegionFigures.tsx';
import { DayFigures, WeekFigures } from './Figures.tsx';

const CARD_HEIGHT = 430;
const FRESH_MS = 5 * 60_000;

interface Props {
  /** Those that are shown, in their order. */
  sections: readonly ChartSection[];
}

const Drawn = ({ charts, sections }: Props & { charts: DeskCharts }) => {
  const translate = useTranslate();
  const { payments, payouts, applications, regions, dtimeRead } = charts;
  const drawn: Readonly<Record<ChartSection, ReactNode>> = {
    'chart.payments': payments && <DayFigures name="payments" page="transactionList" days={payments} />,
    'chart.payouts': payouts && <DayFigures name="payouts" page="payoutList" days={payouts} />,
    'chart.applications': applications && <WeekFigures weeks={applications} />,
    'chart.regions': regions && <RegionFigures regions={regions} />,
  };
  return (
    <Stack spacing={2}>
      {sections.map((key) => (
        <Fragment key={key}>{drawn[key]}</Fragment>
      ))}
      <Typography variant="caption" color="textSecondary" sx={{ textAlign: 'right' }}>
        {translate('dashboard.asOf')} <Ago at={dtimeRead} isExact />
      </Typography>
    </Stack>
  );
};

/** What the last weeks came to, asked for once it comes into view. */
export const Charts = ({ sections }: Props) => {
  const dataProvider = useSukiDataProvider();
  const [place, isSeen] = useSeen<HTMLDivElement>();
  const query = useQuery({
    queryKey: ['desk', 'charts'],
    queryFn: () => dataProvider.getDeskCharts(),
    enabled: isSeen,
    staleTime: FRESH_MS,
  });
  return (
    <Box ref={place}>
      {isSeen ? (
        <Answered query={query} waiting={<Skeleton variant="rounded" height={CARD_HEIGHT} />}>
          {(charts) => <Drawn charts={charts} sections={sections} />}
        </Answered>
      ) : (
        // Nothing is waited for yet: only its room is kept.
        <Box sx={{ height: CARD_HEIGHT }} />
      )}
    </Box>
  );
};
