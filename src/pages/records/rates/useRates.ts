import { useQuery } from '@tanstack/react-query';
import type { MdrRate } from '#contract/shapes/mdrRate.ts';
import { manilaDate } from '#domain/day.ts';
import { MDR_TYPES, type MdrType, rateOn } from '#domain/records/mdrRates.ts';
import { useRecordShell } from '../../../components/admin/records/recordContext.ts';
import { recordKey } from '../../../components/admin/records/recordKeys.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import type { SukiDataProvider } from '../../../providers/dataProvider.ts';

export type RecordRates = Awaited<ReturnType<SukiDataProvider['getMdrRates']>>;

/** The rates of the record around. */
export const useRates = () => {
  const dataProvider = useSukiDataProvider();
  const { kind, recordId } = useRecordShell();
  return useQuery({
    queryKey: recordKey(kind, recordId, 'rates'),
    queryFn: () => dataProvider.getMdrRates(kind, recordId),
  });
};

/** A product with the rate that holds today, if any, and those that come after it. */
export interface RateLine {
  type: MdrType;
  now: MdrRate | null;
  coming: MdrRate[];
  /** Since when payments wait for a rate of it; null where none does. */
  waitingSince: string | null;
}

/** A line for each of the six products, whether it has a rate or not. */
export const linesOf = (
  { current: rates, waiting }: Pick<RecordRates, 'current' | 'waiting'>,
  today = manilaDate(new Date()),
): RateLine[] =>
  MDR_TYPES.map((type) => {
    const own = rates.filter((rate) => rate.type === type);
    return {
      type,
      now: rateOn(own, today),
      coming: own.filter(({ effectiveFrom }) => effectiveFrom > today),
      waitingSince: waiting.find((one) => one.type === type)?.since ?? null,
    };
  });
