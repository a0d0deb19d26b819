import type { MdrType } from '#domain/records/mdrRates.ts';
import type { Problems } from '../parts/problems.ts';

const TWICE = { en: 'Name each rate type once', fil: 'Isang beses lang banggitin ang bawat uri ng rate' };
const PAST = { en: 'A rate begins today or later', fil: 'Ngayon o sa susunod na araw ang simula ng rate' };

interface Asked {
  type: MdrType;
  effectiveFrom?: string | null | undefined;
}

/** What is wrong with new rates besides their numbers, below `path`: a type named twice, a first day that has passed. */
export const rateProblems = (rates: readonly Asked[], today: string, path: string): Problems => {
  const types = rates.map(({ type }) => type);
  return Object.fromEntries(
    rates.flatMap(({ type, effectiveFrom }, at) => [
      ...(types.indexOf(type) < at ? [[`${path}.${at}.type`, TWICE] as const] : []),
      ...(effectiveFrom && effectiveFrom < today ? [[`${path}.${at}.effectiveFrom`, PAST] as const] : []),
    ]),
  );
};
