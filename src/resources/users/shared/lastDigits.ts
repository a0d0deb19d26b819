/** A mobile number of which the last four digits are told. */
export const lastDigits = (last4: string): string => `•••• ${last4}`;
