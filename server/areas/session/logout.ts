import { withSession } from '../../db/context.ts';
import { osOpen } from '../../http/os.ts';
import { clearSessionCookies } from '../../signIn/cookies.ts';
import { recordEvent } from '../../signIn/recordEvent.ts';
import { signedInUser } from '../../signIn/signedInUser.ts';

const END = `update session_family set ended_at = $2, end_reason = 'logout' where id = $1 and ended_at is null`;

/** Ends this sign-in, on this device only: access and refresh tokens of it count no more. */
export const logout = osOpen.session.logout.handler(async ({ context }) => {
  const { deps, requestId } = context;
  const user = signedInUser(context);
  await withSession(deps.pools, requestId, async (tx) => {
    await tx.query({ text: END, values: [user.familyId ?? '', deps.now()] });
    await recordEvent(tx, context, 'LOGOUT', user);
  });
  clearSessionCookies(context);
  return { data: { done: true as const } };
});
