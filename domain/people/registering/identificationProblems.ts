import type { Sentence } from '../../sentence.ts';
import { idNumberProblem, idValidityProblem } from './idKinds.ts';

/** What somebody registers with to be identified: an ID, and the ids of its picture and a selfie, by the fields of the registration. */
export interface Identification {
  codeIdentificationType?: string | null | undefined;
  textIdentificationNumber?: string | null | undefined;
  /** The last day of the ID's validity; not all have one. */
  dateValidity?: string | null | undefined;
  identificationFile?: string | null | undefined;
  selfieFile?: string | null | undefined;
}

const MISSING = {
  codeIdentificationType: { en: 'Choose what kind of ID it is', fil: 'Piliin kung anong uri ng ID ito' },
  textIdentificationNumber: { en: 'Enter the number of the ID', fil: 'Ilagay ang numero ng ID' },
  identificationFile: { en: 'Upload a picture of the ID', fil: 'Mag-upload ng larawan ng ID' },
  selfieFile: { en: 'Upload a selfie', fil: 'Mag-upload ng selfie' },
} as const satisfies Partial<Record<keyof Identification, Sentence>>;

/** What is wrong with an identification on a business day, or missing of it, by field. */
export function identificationProblems(
  given: Identification,
  today: string,
): Partial<Record<keyof Identification, Sentence>> {
  const { codeIdentificationType: code, textIdentificationNumber: number, dateValidity } = given;
  const missing = (Object.keys(MISSING) as (keyof typeof MISSING)[]).filter((field) => !given[field]);
  const ofNumber = number ? idNumberProblem(code, number) : null;
  const ofValidity = idValidityProblem(code, dateValidity, today);
  return {
    ...Object.fromEntries(missing.map((field) => [field, MISSING[field]])),
    ...(ofNumber && { textIdentificationNumber: ofNumber }),
    ...(ofValidity && { dateValidity: ofValidity }),
  };
}
