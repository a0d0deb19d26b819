import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { JOURNEY_KINDS, type JourneyKind } from '#domain/applicants/funnel.ts';
import { DATE_RANGES } from '#domain/dates.ts';
import { isDateString, manilaDate } from '#domain/day.ts';
import { partOf } from '../../components/admin/list/filters/filterDefs.ts';
import { useSukiDataProvider } from '../../components/admin/useSukiDataProvider.ts';
import { pollEvery } from '../../providers/http/pollEvery.ts';
import type { FunnelQuery } from '../../providers/verbs/applicants/funnelVerbs.ts';

const EVERY_MS = 30_000;

const latest = (one: string, other: string): string => [one, other].toSorted().at(-1) ?? one;

const kindOf = (text: string | null): JourneyKind | undefined => JOURNEY_KINDS.find((kind) => kind === text);

/** The days and the kind that the address names, the last thirty days and all kinds without any; and the ways to choose others. */
export const useFunnelQuery = () => {
  const [params, setParams] = useSearchParams();
  const usual = DATE_RANGES.last30Days.of(manilaDate(new Date()));
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  const kind = kindOf(params.get('kind'));
  const isNamed = isDateString(from) && isDateString(to) && from <= to;
  const asked: FunnelQuery = { ...(isNamed ? { from, to } : usual), ...(kind && { kind }) };
  /** The address with some of its answers set anew, without those that are empty. */
  const go = (answers: Readonly<Record<string, string>>): void => {
    const all = { ...Object.fromEntries(params), ...answers };
    setParams(Object.fromEntries(Object.entries(all).filter(([, value]) => value !== '')));
  };
  /** From what the editor of a filter answered; one end that is left open ends today, or is the same day. */
  const chooseDays = (value: unknown): void => {
    const [gte, lte] = [partOf(value, 'gte'), partOf(value, 'lte')];
    if (!gte && !lte) go({ from: '', to: '' });
    else go({ from: gte || lte, to: lte || latest(gte, usual.to) });
  };
  const chooseKind = (value: JourneyKind | undefined): void => go({ kind: value ?? '' });
  return { asked, chooseDays, chooseKind };
};

/** The funnel of some days and a kind, counted anew every thirty seconds as long as somebody looks, and when they come back to it. */
export const useFunnel = (asked: FunnelQuery) => {
  const dataProvider = useSukiDataProvider();
  return useQuery({
    queryKey: ['funnel', asked],
    queryFn: () => dataProvider.getApplicantFunnel(asked),
    refetchInterval: pollEvery(EVERY_MS),
    refetchOnWindowFocus: true,
  });
};
