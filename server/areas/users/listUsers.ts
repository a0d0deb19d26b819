import { USER_LISTS, type UserList } from '#contract/people/users.ts';
import type { SignedIn } from '../../http/caller/loadUser.ts';
import { notFound } from '../../http/errors/fail.ts';
import { os } from '../../http/os.ts';
import { answerList } from '../../lists/readList.ts';
import { userSource } from './userSource.ts';

/** Which list is meant; of staff and of invitations, people of partners know nothing. Throws 404. */
const listOfUsers = (type: string, user: Pick<SignedIn, 'type'>): UserList => {
  const list = USER_LISTS.find((one) => one === type);
  if (list && (list === 'external' || user.type === 'INTERNAL')) return list;
  throw notFound();
};

/** A page of the accounts that the caller sees. */
export const listUsers = os.users.listUsers.handler(async ({ input, context }) => {
  const { tx, user, deps } = context;
  const list = listOfUsers(input.params.type, user);
  return { data: await answerList(tx, userSource(list, deps.now()), input.query) };
});
