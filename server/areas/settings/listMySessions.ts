import { withSession } from '../../db/context.ts';
import { osOpen } from '../../http/os.ts';
import { signedInUser } from '../../signIn/signedInUser.ts';
import { userSessions } from '../../signIn/userSessions.ts';

/** Where the caller is signed in now, the latest first. */
export const listMySessions = osOpen.mySettings.listMySessions.handler(async ({ context }) => {
  const { deps, requestId } = context;
  const { userId, familyId } = signedInUser(context);
  const list = await withSession(deps.pools, requestId, (tx) =>
    userSessions(tx, { userId, familyId, now: deps.now() }),
  );
  return { data: { list } };
});
