import type { Tx } from '../../db/context.ts';
import type { SignedIn } from '../../http/caller/loadUser.ts';

const READ = `select from user_account hand
  where hand.username = any ($2::citext[]) and hand.id = any ((select one_person_with($1))::bigint[]) limit 1`;

/**
 * Whether the acting person is one of some people, named by their usernames, by any account that counts as theirs: see `one_person_with` in
 * migration 0121.
 */
export const isAmong = async (
  tx: Tx,
  people: readonly string[],
  { userId, username }: Pick<SignedIn, 'userId' | 'username'>,
): Promise<boolean> => {
  const own = username.toLowerCase();
  if (people.some((name) => name.toLowerCase() === own)) return true;
  return (await tx.query({ name: 'is-among', text: READ, values: [userId, people] })).length > 0;
};

const ANY = 'select $2::bigint[] && one_person_with($1) as "isOne"';

/** Returns whether the acting person counts as one with the owner of any of some accounts. Invited accounts, which have no username, count too. */
export const isOneWithAny = async (
  tx: Tx,
  accounts: readonly string[],
  { userId }: Pick<SignedIn, 'userId'>,
): Promise<boolean> => {
  const [row] = await tx.query<{ isOne: boolean }>({
    name: 'is-one-with-any',
    text: ANY,
    values: [userId, accounts],
  });
  return row?.isOne ?? false;
};
