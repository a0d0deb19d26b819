import { withSession } from '../../db/context.ts';
import { osOpen } from '../../http/os.ts';
import { endFamilies } from '../../signIn/endSessions.ts';
import { recordEvent } from '../../signIn/recordEvent.ts';
import { signedInUser } from '../../signIn/signedInUser.ts';

/** Ends one of the caller's other sessions, or all of them. The one that asks goes on; one that is another's, or ended, is none. */
export const endMySessions = osOpen.mySettings.endMySessions.handler(async ({ input, context }) => {
  const { deps, requestId } = context;
  const user = signedInUser(context);
  const { sessionId } = input.body ?? {};
  const ended = await withSession(deps.pools, requestId, async (tx) => {
    const { userId, familyId } = user;
    const of = { userId, reason: 'ended', sessionId, exceptId: familyId } as const;
    const count = await endFamilies(tx, of, deps.now());
    if (count) await recordEvent(tx, context, 'SESSION_ENDED', user, { sessions: `${count}` });
    return count;
  });
  return { data: { ended } };
});
