import { and, eq, isNull } from 'drizzle-orm';
import { withSession } from '../../db/context.ts';
import { sessionFamily } from '../../db/schema/session.ts';
import { osOpen } from '../../http/os.ts';
import { clearSessionCookies } from '../../signIn/cookies.ts';
import { recordEvent } from '../../signIn/recordEvent.ts';
import { signedInUser } from '../../signIn/signedInUser.ts';

/** Ends this sign-in, on this device only: access and refresh tokens of it count no more. */
export const logout = osOpen.session.logout.handler(async ({ context }) => {
  const { deps, requestId } = context;
  const user = signedInUser(context);
  await withSession(deps.pools, requestId, async (tx) => {
    await tx.db
      .update(sessionFamily)
      .set({ endedAt: deps.now(), endReason: 'logout' })
      .where(and(eq(sessionFamily.id, user.familyId ?? ''), isNull(sessionFamily.endedAt)));
    await recordEvent(tx, 'LOGOUT', user);
  });
  clearSessionCookies(context);
  return { data: { done: true as const } };
});
