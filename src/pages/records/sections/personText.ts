import type { ContactPerson } from '#contract/shapes/parts.ts';

/** The full name of a person, empty parts left out. */
export const personName = ({ fullName: { firstName, middleName, lastName } }: ContactPerson): string =>
  [firstName, middleName, lastName].filter(Boolean).join(' ');
