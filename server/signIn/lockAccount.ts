import type { Tx } from '../db/context.ts';

const LOCK = 'select id from user_account where id = $1 for no key update';

/**
 * Keeps an account as it is until the transaction ends. Whoever sets or takes a password, suspends or begins a session does this
 * first of all, so that none waits for the other in a circle, and none is undone by what was read before.
 */
export const lockAccount = async (tx: Tx, userId: string): Promise<void> => {
  await tx.query({ name: 'lock-account', text: LOCK, values: [userId] });
};
