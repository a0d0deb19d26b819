import type { Tx } from '../../../db/context.ts';
import type { SignedIn } from '../../../http/caller/loadUser.ts';

const WRITE = `update user_request set status = $2, user_id = coalesce(user_id, $3), decided_by = $4, decided_at = $5, decision_reason = $6,
  version = version + 1, updated_at = $5, updated_by = $4 where id = $1`;

/** What was decided of a request. */
export interface Decision {
  status: 'APPROVED' | 'REJECTED';
  reason: string | null;
  /** The account that was made of a registration. */
  userId: string | null;
}

/** Writes what was decided, by whom and when. */
export const writeDecision = async (
  tx: Tx,
  user: SignedIn,
  id: string,
  { status, reason, userId }: Decision,
  now: Date,
): Promise<void> => {
  await tx.query({
    name: 'decide-user-request',
    text: WRITE,
    values: [id, status, userId, user.username, now, reason],
  });
};
