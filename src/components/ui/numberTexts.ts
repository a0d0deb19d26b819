import numeral from 'numeral';
import { NONE } from './texts.tsx';

// A percent comes as people say it, 12.5, not as a share of one: nothing is multiplied, so nothing is lost.
numeral.options.scalePercentBy100 = false;

// Below this numeral, which reads exponents amiss, says NaN.
const LEAST = 1e-6;

// numeral reads nothing and what is no number as 0.
const written = (value: number | string, format: string): string => {
  const number = typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value);
  if (!Number.isFinite(number)) return NONE;
  return numeral(Math.abs(number) < LEAST ? 0 : number).format(format);
};

/** How many there are, 12,480; with `places` so many at most after the point. A dash for what is no number. */
export const countText = (count: number, places = 0): string =>
  written(count, places ? `0,0.[${'0'.repeat(places)}]` : '0,0');

/** A percent (12.5, not 0.125), as 12.5%: with `places` exactly so many after the point, else at most three. A dash for what is no number. */
export const percentText = (percent: number | string, places?: number): string =>
  written(percent, places ? `0,0.${'0'.repeat(places)}%` : '0,0.[000]%');
