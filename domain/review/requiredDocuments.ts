import { REGISTRATION_OFFICES, registrationOffice } from '../records/businessRegistration.ts';

/** Documents that identify a person, by their codes. */
export const ID_DOCUMENTS: readonly string[] = ['SIGNATORY_ID'];
/** Of every kind of business. */
const OF_ALL: readonly string[] = ['BIR_2303', ...ID_DOCUMENTS];

/** Codes of all documents that some kind of business has to hand in. */
export const EVER_REQUIRED: readonly string[] = [...REGISTRATION_OFFICES, ...OF_ALL];

/** Codes of the documents that an application cannot be approved without, by the kind of business. */
export function requiredDocuments(businessEntity: string | null): string[] {
  const office = registrationOffice(businessEntity);
  return [...(office ? [office] : []), ...OF_ALL];
}

/** Those of them that are not there. Applicants cannot send without them; the staff may, and have them before the approval. */
export function missingDocuments(businessEntity: string | null, there: Iterable<string>): string[] {
  const have = new Set(there);
  return requiredDocuments(businessEntity).filter((code) => !have.has(code));
}
