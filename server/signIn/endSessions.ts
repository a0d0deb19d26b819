import type { Tx } from '../db/context.ts';
import type { RequestContext } from '../http/deps.ts';
import { noteSignIn } from './noteSignIn.ts';

const END = `update session_family set ended_at = $2, end_reason = $3
  where user_id = $1 and ended_at is null and expires_at > $2 and ($4::uuid is null or id = $4) returning id`;

/** Whose sessions end, and why; with `sessionId` that one alone. */
interface Ending {
  user: { id: string; username: string | null };
  reason: 'ended' | 'suspended' | 'password';
  sessionId?: string | undefined;
}

/** Ends sessions that run, for staff: their next request counts no more. Answers how many. */
export const endSessions = async (
  tx: Tx,
  context: RequestContext,
  { user, reason, sessionId }: Ending,
): Promise<number> => {
  const values = [user.id, context.deps.now(), reason, sessionId ?? null];
  const ended = await tx.query<{ id: string }>({ name: 'end-user-sessions', text: END, values });
  if (ended.length && user.username !== null) await noteSignIn(tx, context, 'SESSION_ENDED', user.username);
  return ended.length;
};
