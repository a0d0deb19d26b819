import Skeleton from '@mui/material/Skeleton';
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

const HEIGHT = 240;
const AmountBars = lazy(async () => ({
  default: (await import('../../../components/ui/charts/AmountBars.tsx')).AmountBars,
}));
const MoveBars = lazy(async () => ({ default: (await import('./MoveBars.tsx')).MoveBars }));

const Waiting = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={<Skeleton variant="rounded" height={HEIGHT} />}>{children}</Suspense>
);

interface DayProps {
  name: 'payments' | 'payouts';
  page: PageName;
  days: readonly ChartDay[];
}

/** What days came to, the last first in the table; each day that holds something leads to its list. */
export const DayFigures = ({ name, page, days }: DayProps) => {
  const translate = useTranslate();
  const word = (key: string) => translate(`dashboard.charts.${key}`);
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
      chart={
        <Waiting>
          <AmountBars days={bars} label={word('amount')} height={HEIGHT} />
        </Waiting>
      }
      table={<SumTable title={word('day')} columns={columns} rows={rows} />}
    />
  );
};

/** What was handed in week by week, and what became of it. */
export const WeekFigures = ({ weeks }: { weeks: readonly ChartWeek[] }) => {
  const translate = useTranslate();
  const word = (key: string) => translate(`dashboard.charts.${key}`);
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
      chart={
        <Waiting>
          <MoveBars weeks={weeks} height={HEIGHT} />
        </Waiting>
      }
      table={
        <SumTable
          title={word('week')}
          columns={MOVE_KINDS.map((kind) => ({ label: word(kind) }))}
          rows={rows}
        />
      }
    />
  );
};
