import type { Difference, MdrChange } from '#contract/approvals.ts';
import { firstRateDay, isPendingRate, rateOn } from '#domain/records/mdrRates.ts';
import type { Tx } from '../../db/context.ts';
import type { Owner } from '../parts/owner.ts';
import { type RatePeriod, readPeriods } from './periods.ts';
import type { WaitingSince } from './waitingSince.ts';

type NewRate = MdrChange['rates'][number];

/** Percent with three places, as the database tells it. */
const percent = (rate: string): string => Number(rate).toFixed(3);

const isSame = (
  held: RatePeriod | null,
  { mdrRate, effectiveFrom }: NewRate,
  isPending: boolean,
): boolean => {
  if (held === null || held.mdrRate !== percent(mdrRate)) return false;
  if (isPending) return isPendingRate(held) && held.effectiveFrom === effectiveFrom;
  return held.status === 'A' && held.isEnabled === true;
};

/** What new rates would change, type by type: the rate that holds on their first day, and since when. */
export const rateDifferences = async (
  tx: Tx,
  owner: Owner,
  { rates }: MdrChange,
  { today, isPending, waiting }: { today: string; isPending: boolean; waiting?: WaitingSince },
): Promise<Difference[]> => {
  const periods = await readPeriods(
    tx,
    owner,
    rates.map(({ type }) => type),
  );
  return rates.flatMap((rate) => {
    const { type, mdrRate, effectiveFrom } = rate;
    const from = firstRateDay(effectiveFrom, today, isPending, waiting?.get(type));
    const held = rateOn(
      periods.filter((period) => period.type === type),
      from,
    );
    if (isSame(held, rate, isPending)) return [];
    return [
      { field: `${type}.mdrRate`, before: held?.mdrRate ?? null, after: percent(mdrRate) },
      { field: `${type}.effectiveFrom`, before: held?.effectiveFrom ?? null, after: from },
    ];
  });
};
