import Skeleton from '@mui/material/Skeleton';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import type { ChartDay, ChartWeek } from '#contract/desk.ts';
import { formatDate } from '#domain/day.ts';
import type { PageName } from '#domain/pages.ts';
import { SumTable } from '../../../components/admin/totals/SumTable.tsx';
import { countText } from '../../../components/ui/numberTexts.ts';
import { MoneyText } from '../../../components/ui/texts.tsx';
import { Frame } from './Frame.tsx';
import { MOVE_KINDS } from './moveKinds.ts';

const AmountBars = lazy(async () => ({
  default: (await import('../../../components/ui/charts/AmountBars.tsx')).AmountBars,
}));
const MoveBars = lazy(async () => ({ default: (await import('./MoveBars.tsx')).MoveBars }));

/** Pixels of a table with the head and eight lines, all of a chart's weeks. */
const TABLE = 364;
/** A chart is as high as the table beside it; below each other neither needs as much. */
const useChartHeight = (): number =>
  useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true }) ? TABLE : 240;

const Drawn = ({ children }: { children: (height: number) => ReactNode }) => {
  const height = useChartHeight();
  return <Suspense fallback={<Skeleton variant="rounded" height={height} />}>{children(height)}</Suspense>;
};

/** What is said in place of a chart in which there is nothing. */
const useNone = () => {
  const translate = useTranslate();
  return (name: DayProps['name'] | 'applications', of: number): string =>
    translate(`dashboard.charts.none.${name}`, { smart_count: of });
};

interface DayProps {
  name: 'payments' | 'payouts';
  page: PageName;
  days: readonly ChartDay[];
}

/** What days came to, the last first in the table; each day that holds something leads to its list. */
export const DayFigures = ({ name, page, days }: DayProps) => {
  const translate = useTranslate();
  const word = (key: string) => translate(`dashboard.charts.${key}`);
  const noneOf = useNone();
  const bars = days.map(({ day, amount }) => ({ day, amount: Number(amount) }));
  const columns = [{ label: word('count') }, { label: word('amount') }];
  const rows = days.toReversed().map(({ day, count, amount, list }) => ({
    key: day,
    name: formatDate(day),
    ...(count > 0 ? { to: list } : {}),
    sums: [countText(count), <MoneyText key="amount" amount={amount} />],
  }));
  return (
    <Frame
      title={word(name)}
      page={page}
      empty={rows.some(({ to }) => to) ? null : noneOf(name, days.length)}
      chart={<Drawn>{(height) => <AmountBars days={bars} label={word('amount')} height={height} />}</Drawn>}
      table={<SumTable title={word('day')} columns={columns} rows={rows} height={TABLE} />}
    />
  );
};

/** What was handed in week by week, and what became of it. */
export const WeekFigures = ({ weeks }: { weeks: readonly ChartWeek[] }) => {
  const translate = useTranslate();
  const word = (key: string) => translate(`dashboard.charts.${key}`);
  const noneOf = useNone();
  const isQuiet = weeks.every((week) => MOVE_KINDS.every((kind) => week[kind] === 0));
  const rows = weeks.toReversed().map((week) => ({
    key: week.day,
    // Eight weeks need no year, and a phone has no room for it.
    name: formatDate(week.day).slice(0, 5),
    sums: MOVE_KINDS.map((kind) => countText(week[kind])),
  }));
  return (
    <Frame
      title={word('applications')}
      page="applicationList"
      empty={isQuiet ? noneOf('applications', weeks.length) : null}
      chart={<Drawn>{(height) => <MoveBars weeks={weeks} height={height} />}</Drawn>}
      table={
        <SumTable
          title={word('week')}
          columns={MOVE_KINDS.map((kind) => ({ label: word(kind) }))}
          rows={rows}
          height={TABLE}
        />
      }
    />
  );
};
