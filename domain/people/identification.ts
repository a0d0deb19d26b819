import { type Sentence, same } from '../sentence.ts';

/** The pictures that whoever registers with a code sends in. */
export const IDENTIFICATION_KINDS = ['identification', 'selfie'] as const;
export type IdentificationKind = (typeof IDENTIFICATION_KINDS)[number];

export const IDENTIFICATION_NAMES: Readonly<Record<IdentificationKind, Sentence>> = {
  identification: same('ID'),
  selfie: same('Selfie'),
};

/** So many files may be sent in with one proof of a number, those that were sent again included. */
export const MOST_IDENTIFICATION_FILES = 4;
/** So many days after a registration was rejected or cancelled its pictures are deleted. */
export const IDENTIFICATION_DAYS = 90;

/** What somebody registers with to be identified: the ids of the files, by the fields of the registration. */
export interface Identification {
  codeIdentificationType?: string | null | undefined;
  identificationFile?: string | null | undefined;
  selfieFile?: string | null | undefined;
}

const MISSING: Readonly<Record<keyof Identification, Sentence>> = {
  codeIdentificationType: { en: 'Choose what kind of ID it is', fil: 'Piliin kung anong uri ng ID ito' },
  identificationFile: { en: 'Upload a picture of the ID', fil: 'Mag-upload ng larawan ng ID' },
  selfieFile: { en: 'Upload a selfie', fil: 'Mag-upload ng selfie' },
};

/** What is missing of an identification, by field: it is given as a whole or not at all. */
export function identificationProblems(
  given: Identification,
): Partial<Record<keyof Identification, Sentence>> {
  const fields = Object.keys(MISSING) as (keyof Identification)[];
  const missing = fields.filter((field) => !given[field]);
  if (missing.length === fields.length) return {};
  return Object.fromEntries(missing.map((field) => [field, MISSING[field]]));
}
