import { toId } from '../../http/ids.ts';
import { os } from '../../http/os.ts';
import { userSessions } from '../../signIn/userSessions.ts';
import { readUser } from './readUser.ts';

/** Where a user is signed in now, the latest first. */
export const listUserSessions = os.users.listUserSessions.handler(async ({ input, context }) => {
  const { tx, user, deps } = context;
  const now = deps.now();
  const { id } = await readUser(tx, toId(input.params.id), now);
  return { data: { list: await userSessions(tx, { userId: id, familyId: user.familyId, now }) } };
});
