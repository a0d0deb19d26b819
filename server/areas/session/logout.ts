import { columnsOf } from '../../db/columns/columnsOf.ts';
import { id, text } from '../../db/columns/kinds.ts';
import { withSession } from '../../db/context.ts';
import type { RequestContext } from '../../http/deps.ts';
import { sessionEnded } from '../../http/errors/fail.ts';
import { osOpen } from '../../http/os.ts';
import { claimsSession, clearSessionCookies, refreshCookie } from '../../signIn/cookies.ts';
import { recordEvent } from '../../signIn/recordEvent.ts';
import { tokenHash } from '../../signIn/tokensAndCodes.ts';

interface SignedInHere {
  familyId: string | null;
  userId: string;
  username: string;
}

const FROM =
  'refresh_token t join session_family f on f.id = t.family_id join user_account u on u.id = f.user_id';
const HOLDER = columnsOf<SignedInHere>(FROM)({
  familyId: text('f.id::text'),
  userId: id('u.id'),
  username: text('u.username::text'),
});
const FIND = `select ${HOLDER.select} from ${FROM} where t.token_hash = $1`;
const END = `update session_family set ended_at = $2, end_reason = 'logout' where id = $1 and ended_at is null returning id`;

/** Whose session the refresh cookie stands for. Throws 403 when another origin's page sent it. */
const holderOfCookie = async (context: RequestContext): Promise<SignedInHere | undefined> => {
  const token = refreshCookie(context);
  if (!token) return undefined;
  const { deps, requestId } = context;
  const [found] = await withSession(deps.pools, requestId, (tx) =>
    HOLDER.read(tx, { name: 'holder-of-refresh-token', text: FIND, values: [tokenHash(token)] }),
  );
  return found;
};

/**
 * Ends this sign-in, on this device only: access and refresh tokens of it count no more. The refresh cookie does without an access token:
 * a page that was signed out by force has none that counts. 401 when neither stands for a session, which also takes the cookies back.
 */
export const logout = osOpen.session.logout.handler(async ({ context }) => {
  const { deps, requestId } = context;
  const holder = context.user ?? (await holderOfCookie(context));
  if (!holder) {
    // As for a refresh: another site's form comes without our cookies, and must not take them back.
    if (claimsSession(context)) clearSessionCookies(context);
    throw sessionEnded();
  }
  await withSession(deps.pools, requestId, async (tx) => {
    const ended = await tx.query({ text: END, values: [holder.familyId ?? '', deps.now()] });
    if (ended.length) await recordEvent(tx, context, 'LOGOUT', holder);
  });
  clearSessionCookies(context);
  return { data: { done: true as const } };
});
