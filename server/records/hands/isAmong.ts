import type { Tx } from '../../db/context.ts';
import type { SignedIn } from '../../http/caller/loadUser.ts';
import { samePerson } from './samePerson.ts';

const READ = `select from user_account me join user_account hand on hand.username = any ($2::citext[])
  where me.id = $1 and ${samePerson('hand', 'me')} limit 1`;

/** Whether whoever acts is one of some people, named by their usernames, by whichever of their accounts. */
export const isAmong = async (
  tx: Tx,
  people: readonly string[],
  { userId, username }: Pick<SignedIn, 'userId' | 'username'>,
): Promise<boolean> => {
  const own = username.toLowerCase();
  if (people.some((name) => name.toLowerCase() === own)) return true;
  return (await tx.query({ name: 'is-among', text: READ, values: [userId, people] })).length > 0;
};
