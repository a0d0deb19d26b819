import type { User } from '#contract/people/users.ts';

const WIDTH = { ALL: 3, PARTNER: 2, MERCHANT: 1 } as const;

type Reach = Pick<User, 'accessLevel'> & { merchants: readonly Pick<User['merchants'][number], 'id'>[] };

/** Whether an account of the same partner sees all that another sees: drafts tell of the stores that they were begun for. */
export const reachesAsFar = (one: Reach, other: Reach): boolean => {
  if (one.accessLevel !== 'MERCHANT') return WIDTH[one.accessLevel] >= WIDTH[other.accessLevel];
  const stores = new Set(one.merchants.map(({ id }) => id));
  return other.accessLevel === 'MERCHANT' && other.merchants.every(({ id }) => stores.has(id));
};
