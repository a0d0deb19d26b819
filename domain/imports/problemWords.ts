import { applicationStatus, workflowStatus } from '../review/applicationStatus.ts';
import type { Language, Sentence } from '../text.ts';

type Words = Readonly<Record<string, Sentence>>;

const LEVELS: Words = {
  region: { en: 'region', fil: 'rehiyon' },
  province: { en: 'province', fil: 'lalawigan' },
  city: { en: 'city or municipality', fil: 'lungsod o bayan' },
  barangay: { en: 'barangay', fil: 'barangay' },
  'zip code': { en: 'ZIP code', fil: 'ZIP code' },
};
const STATUSES: Words = Object.fromEntries(
  Object.entries({ ...workflowStatus, ...applicationStatus }).map(([code, { label }]) => [code, label]),
);
/** Params whose texts are codes, by their name. */
const WORDS: Readonly<Record<string, Words>> = { level: LEVELS, status: STATUSES };

/** A param of a problem as people read it: a code of a list as its word, anything else as it is. */
export function paramWord(name: string, value: string | number, language: Language): string {
  return WORDS[name]?.[value]?.[language] ?? String(value);
}
