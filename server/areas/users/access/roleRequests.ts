import type { Tx } from '../../../db/context.ts';

// Waiting requests first, in one order, as whoever decides on several takes them: else two would wait for each other in a circle.
const LOCK = `select id from user_request where user_id = $1 and status = 'SUBMITTED' order by id for no key update`;
const DROP = `update user_request set status = 'CANCELLED', version = version + 1, updated_at = $3, updated_by = $4
  where user_id = $1 and kind = 'role' and status = 'SUBMITTED' and access_role_id <> all ($2::bigint[]) returning id`;

/** Keeps what waits for an account as it is until the transaction ends; done before the account is locked. */
export const lockWaiting = async (tx: Tx, userId: string): Promise<void> => {
  await tx.query({ name: 'lock-waiting', text: LOCK, values: [userId] });
};

/** Ends requests for roles that the account is not to have any more; answers how many. */
export const dropRoleRequests = async (
  tx: Tx,
  userId: string,
  stillAsked: readonly string[],
  by: { username: string; at: Date },
): Promise<number> =>
  (await tx.query({ text: DROP, values: [userId, stillAsked, by.at, by.username] })).length;
