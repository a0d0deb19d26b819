import type { DemoNames } from '../demoNames.ts';

/** A member of staff who looks after partners and stores. */
export interface AccountOwner {
  code: string;
  firstName: string;
  lastName: string;
  /** Both, as they stand on a partner. */
  name: string;
  email: string;
}

/** Six members of the sales staff, EMP10001 onwards. */
export const accountOwners = (names: DemoNames): AccountOwner[] =>
  Array.from({ length: 6 }, (_, at) => {
    const person = names.person();
    const { firstName, lastName } = person;
    const email = names.email(person, 'suki');
    return { code: `EMP${10_001 + at * 7}`, firstName, lastName, name: `${firstName} ${lastName}`, email };
  });
