import type { Tx } from '../db/context.ts';
import type { RequestContext } from '../http/deps.ts';
import { endSessions } from './endSessions.ts';

const END_LINKS = 'update one_time_link set used_at = $2 where user_id = $1 and used_at is null';
const END_CODES = 'update otp_challenge set used_at = $2 where user_id = $1 and used_at is null';
const END_RESETS = 'update otp_challenge set reset_used_at = $2 where user_id = $1 and reset_used_at is null';

/** Ends, for staff, all by which somebody is in an account or could still get in: sessions, links, codes under way. */
export const endAccess = async (
  tx: Tx,
  context: RequestContext,
  user: { id: string; username: string | null },
  reason: 'suspended' | 'password' | 'factor',
): Promise<void> => {
  const values = [user.id, context.deps.now()];
  for (const text of [END_LINKS, END_CODES, END_RESETS]) await tx.query({ text, values });
  await endSessions(tx, context, { user, reason });
};
