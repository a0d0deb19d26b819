import { areaCoverage } from '../../promos/promoCoverage.ts';
import { fold } from '../match/fold.ts';

/** How people write that a promo holds everywhere. */
export const NATIONWIDE_WORDS: readonly string[] = [
  areaCoverage.NATIONWIDE.label.en,
  areaCoverage.NATIONWIDE.label.fil,
  'All',
  'All areas',
  'Everywhere',
  'Whole country',
  'Lahat',
  'Buong Pilipinas',
];

const WORDS: ReadonlySet<string> = new Set(NATIONWIDE_WORDS.map(fold));

/** Whether a text names the whole country instead of an area of it. */
export function isNationwide(text: string): boolean {
  return WORDS.has(fold(text));
}
