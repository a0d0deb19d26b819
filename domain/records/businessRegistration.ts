import type { Sentence } from '../sentence.ts';

type Office = 'DTI' | 'SEC';
/** Codes of the look-up of business entities. */
const OFFICES: Readonly<Record<string, Office>> = {
  SOLE_PROPRIETORSHIP: 'DTI',
  PARTNERSHIP: 'SEC',
  CORPORATION: 'SEC',
  ONE_PERSON_CORPORATION: 'SEC',
};

/** The offices that businesses are registered with. */
export const REGISTRATION_OFFICES: readonly Office[] = [...new Set(Object.values(OFFICES))];

/** Where a kind of business is registered, as far as we ask for its number: DTI, SEC or neither. */
export function registrationOffice(businessEntity: string | null): Office | null {
  return businessEntity !== null && Object.hasOwn(OFFICES, businessEntity)
    ? (OFFICES[businessEntity] ?? null)
    : null;
}

export type RegistrationField = 'dtiRegistrationNumber' | 'secRegistrationNumber';

const MISSING: Readonly<Record<Office, readonly [RegistrationField, Sentence]>> = {
  DTI: [
    'dtiRegistrationNumber',
    {
      en: 'A sole proprietorship needs a DTI number',
      fil: 'Kailangan ng sole proprietorship ng numero ng DTI',
    },
  ],
  SEC: [
    'secRegistrationNumber',
    {
      en: 'A partnership or corporation needs a SEC number',
      fil: 'Kailangan ng partnership o corporation ng numero ng SEC',
    },
  ],
};

/** The number of registration that a kind of business needs and does not have, by its field. */
export function registrationProblems(
  businessEntity: string | null,
  { dti, sec }: { dti: string | null; sec: string | null },
): Partial<Record<RegistrationField, Sentence>> {
  const office = registrationOffice(businessEntity);
  if (!office || (office === 'DTI' ? dti : sec)?.trim()) return {};
  const [field, sentence] = MISSING[office];
  return { [field]: sentence };
}
