import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { DATE_RANGES } from '#domain/dates.ts';
import { isDateString, manilaDate } from '#domain/day.ts';
import { partOf } from '../../components/admin/list/filters/filterDefs.ts';
import { useSukiDataProvider } from '../../components/admin/useSukiDataProvider.ts';
import type { FunnelQuery } from '../../providers/verbs/funnelVerbs.ts';

const EVERY_MS = 30_000;

const latest = (one: string, other: string): string => [one, other].toSorted().at(-1) ?? one;

/** The days that the address names, the last thirty without any; and the way to choose others. */
export const useFunnelDays = () => {
  const [params, setParams] = useSearchParams();
  const usual = DATE_RANGES.last30Days.of(manilaDate(new Date()));
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  const isNamed = isDateString(from) && isDateString(to) && from <= to;
  const days: FunnelQuery = isNamed ? { from, to } : usual;
  /** From what the editor of a filter answered; one end that is left open ends today, or is the same day. */
  const choose = (value: unknown): void => {
    const [gte, lte] = [partOf(value, 'gte'), partOf(value, 'lte')];
    if (!gte && !lte) setParams({});
    else setParams({ from: gte || lte, to: lte || latest(gte, usual.to) });
  };
  return { days, choose };
};

/** The funnel of some days, counted anew every thirty seconds as long as somebody looks, and when they come back to it. */
export const useFunnel = (days: FunnelQuery) => {
  const dataProvider = useSukiDataProvider();
  return useQuery({
    queryKey: ['funnel', days],
    queryFn: () => dataProvider.getApplicantFunnel(days),
    refetchInterval: EVERY_MS,
    refetchOnWindowFocus: true,
  });
};
