import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { BarChart } from '@mui/x-charts/BarChart';
import { useTranslate } from 'react-admin';
import type { ChartWeek } from '#contract/desk.ts';
import { formatDate } from '#domain/day.ts';
import { X_HEIGHT } from '../../../components/ui/charts/AmountBars.tsx';
import { MOVE_KINDS } from './moveKinds.ts';

/** What was done to applications, a group of bars a week. The same figures stand in a table beside it, which is what is read aloud. */
export const MoveBars = ({ weeks, height }: { weeks: readonly ChartWeek[]; height: number }) => {
  const translate = useTranslate();
  const { palette } = useTheme();
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const colours = {
    handedIn: palette.info.main,
    approved: palette.success.main,
    incomplete: palette.warning.main,
    rejected: palette.error.main,
  };
  return (
    <Box aria-hidden sx={{ width: '100%', mx: -1 }}>
      <BarChart
        height={height}
        skipAnimation={isStill}
        // The table is walked by the keyboard: what is hidden must not take the focus.
        disableKeyboardNavigation
        margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
        xAxis={[
          {
            data: weeks.map(({ day }) => day),
            scaleType: 'band',
            height: X_HEIGHT,
            valueFormatter: (day: string, { location }) =>
              location === 'tick' ? formatDate(day).slice(0, 5) : formatDate(day),
          },
        ]}
        yAxis={[{ tickMinStep: 1, width: 40 }]}
        series={MOVE_KINDS.map((kind) => ({
          data: weeks.map((week) => week[kind]),
          label: translate(`dashboard.charts.${kind}`),
          color: colours[kind],
        }))}
      />
    </Box>
  );
};
