/** Who made the stores of an application without an account: the applicant, by the reference number. */
export const createdByApplicant = (referenceNumber: string): string => `applicant:${referenceNumber}`;
