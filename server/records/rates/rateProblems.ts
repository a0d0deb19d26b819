import { earliestRateDay, type MdrType } from '#domain/records/mdrRates.ts';
import type { Problems } from '../parts/problems.ts';
import type { WaitingSince } from './waitingSince.ts';

const TWICE = { en: 'Name each rate type once', fil: 'Isang beses lang banggitin ang bawat uri ng rate' };
const EARLY = { en: 'A rate begins tomorrow or later', fil: 'Bukas o sa susunod na araw ang simula ng rate' };
const PAST = { en: 'A rate begins today or later', fil: 'Ngayon o sa susunod na araw ang simula ng rate' };

interface Asked {
  type: MdrType;
  effectiveFrom?: string | null | undefined;
}

interface When {
  today: string;
  /** Of an application under review: its rates may begin today. */
  isPending: boolean;
  /** Since when payments wait for a rate. */
  waiting?: WaitingSince;
}

/** What is wrong with new rates besides their numbers, below `path`: a type named twice, a first day that comes too early. */
export const rateProblems = (
  rates: readonly Asked[],
  { today, isPending, waiting }: When,
  path: string,
): Problems => {
  const types = rates.map(({ type }) => type);
  return Object.fromEntries(
    rates.flatMap(({ type, effectiveFrom }, at) => [
      ...(types.indexOf(type) < at ? [[`${path}.${at}.type`, TWICE] as const] : []),
      ...(effectiveFrom && effectiveFrom < earliestRateDay(today, isPending, waiting?.get(type))
        ? [[`${path}.${at}.effectiveFrom`, isPending ? PAST : EARLY] as const]
        : []),
    ]),
  );
};
