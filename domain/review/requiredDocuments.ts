import { registrationOffice } from '../records/businessRegistration.ts';

/** Codes of the documents that an application cannot be approved without, by the kind of business. */
export function requiredDocuments(businessEntity: string | null): string[] {
  const office = registrationOffice(businessEntity);
  return [...(office ? [office] : []), 'BIR_2303', 'SIGNATORY_ID'];
}
