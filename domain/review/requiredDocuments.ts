import { registrationOffice } from '../records/businessRegistration.ts';

/** Codes of the documents that an application cannot be approved without, by the kind of business. */
export function requiredDocuments(businessEntity: string | null): string[] {
  const office = registrationOffice(businessEntity);
  return [...(office ? [office] : []), 'BIR_2303', 'SIGNATORY_ID'];
}

/** Those of them that are not there. Applicants cannot send without them; the staff may, and have them before the approval. */
export function missingDocuments(businessEntity: string | null, there: Iterable<string>): string[] {
  const have = new Set(there);
  return requiredDocuments(businessEntity).filter((code) => !have.has(code));
}
