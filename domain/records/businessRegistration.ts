import type { Sentence } from '../sentence.ts';

/** Codes of the look-up of business entities. */
const OFFICES: Readonly<Record<string, 'DTI' | 'SEC'>> = {
  SOLE_PROPRIETORSHIP: 'DTI',
  PARTNERSHIP: 'SEC',
  CORPORATION: 'SEC',
  ONE_PERSON_CORPORATION: 'SEC',
};

/** Where a kind of business is registered, as far as we ask for its number: DTI, SEC or neither. */
export function registrationOffice(businessEntity: string | null): 'DTI' | 'SEC' | null {
  return businessEntity !== null && Object.hasOwn(OFFICES, businessEntity)
    ? (OFFICES[businessEntity] ?? null)
    : null;
}

export type RegistrationField = 'dtiRegistrationNumber' | 'secRegistrationNumber';

const MISSING: Readonly<Record<'DTI' | 'SEC', readonly [RegistrationField, Sentence]>> = {
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
      fil: 'Kailangan ng partnership o korporasyon ng numero ng SEC',
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
