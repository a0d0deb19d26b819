import { addressFields } from '../fields/address.ts';
import { applicationStatus, workflowStatus } from '../review/applicationStatus.ts';
import type { Language, Sentence } from '../sentence.ts';

type Words = Readonly<Record<string, Sentence>>;

/** A label as it stands within a sentence: in small letters, but for an abbreviation. */
const within = (label: string): string =>
  /^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
const wordOf = ({ label }: { label: Sentence }): Sentence => ({
  en: within(label.en),
  fil: within(label.fil),
});

const LEVELS: Words = {
  region: wordOf(addressFields.regionId),
  province: wordOf(addressFields.provinceId),
  city: wordOf(addressFields.municipalityId),
  barangay: wordOf(addressFields.barangayId),
  'zip code': wordOf(addressFields.zipCodeId),
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
