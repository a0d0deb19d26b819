import type { Sentence } from '../../sentence.ts';

const NAMES: Readonly<Record<string, Sentence>> = {
  1: { en: '1st quarter', fil: 'Unang quarter' },
  2: { en: '2nd quarter', fil: 'Ikalawang quarter' },
  3: { en: '3rd quarter', fil: 'Ikatlong quarter' },
  4: { en: '4th quarter', fil: 'Ikaapat na quarter' },
};

/** A quarter ("2026-Q3") in words, "3rd quarter of 2026"; a text that is no quarter comes back as it was. */
export function quarterName(quarter: string): Sentence {
  const [, year, number = ''] = /^(\d{4})-Q([1-4])$/.exec(quarter) ?? [];
  const name = NAMES[number];
  return name
    ? { en: `${name.en} of ${year}`, fil: `${name.fil} ng ${year}` }
    : { en: quarter, fil: quarter };
}
