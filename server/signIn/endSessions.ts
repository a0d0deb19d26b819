import type { Tx } from '../db/context.ts';
import type { RequestContext } from '../http/deps.ts';
import { noteSignIn } from './noteSignIn.ts';

const END = `update session_family set ended_at = $2, end_reason = $3
  where user_id = $1 and ended_at is null and expires_at > $2 and ($4::uuid is null or id = $4) and ($5::uuid is null or id <> $5)
  returning id`;

/** Which sessions end, and why: with `sessionId` that one alone, with `exceptId` never that one. */
interface Which {
  userId: string;
  reason: 'ended' | 'suspended' | 'password' | 'factor';
  sessionId?: string | undefined;
  exceptId?: string | null;
}

/** Ends sessions that run: their next request counts no more. Answers how many; nothing is noted. */
export const endFamilies = async (
  tx: Tx,
  { userId, reason, sessionId, exceptId }: Which,
  now: Date,
): Promise<number> => {
  const values = [userId, now, reason, sessionId ?? null, exceptId ?? null];
  return (await tx.query({ name: 'end-user-sessions', text: END, values })).length;
};

interface Ending extends Pick<Which, 'reason' | 'sessionId'> {
  user: { id: string; username: string | null };
}

/** The same for staff, noted in the history of the account. Answers how many. */
export const endSessions = async (
  tx: Tx,
  context: RequestContext,
  { user, reason, sessionId }: Ending,
): Promise<number> => {
  const ended = await endFamilies(tx, { userId: user.id, reason, sessionId }, context.deps.now());
  if (ended && user.username !== null) await noteSignIn(tx, context, 'SESSION_ENDED', user.username);
  return ended;
};
