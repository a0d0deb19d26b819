import type { DemoNames } from '../demoNames.ts';

/** A member of staff who looks after partners and stores. */
export interface AccountOwner {
  code: string;
  name: string;
}

/** Six members of the sales staff, EMP10001 onwards. */
export const accountOwners = (names: DemoNames): AccountOwner[] =>
  Array.from({ length: 6 }, (_, at) => {
    const { firstName, lastName } = names.person();
    return { code: `EMP${10_001 + at * 7}`, name: `${firstName} ${lastName}` };
  });
