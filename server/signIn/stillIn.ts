import type { Tx } from '../db/context.ts';
import type { SignedIn } from '../http/caller/loadUser.ts';
import { sessionEnded } from '../http/errors/fail.ts';

const RUNS = 'select id from session_family where id = $1 and ended_at is null';

/** Refuses whoever was put out while a password was compared: what a reset took away is not replaced by them. */
export const stillIn = async (tx: Tx, { familyId }: Pick<SignedIn, 'familyId'>): Promise<void> => {
  if (!(await tx.query({ text: RUNS, values: [familyId] })).length) throw sessionEnded();
};
