import type { Tx } from '../../db/context.ts';
import type { SignedIn } from '../../http/caller/loadUser.ts';
import type { RequestContext } from '../../http/deps.ts';
import { endLostRights } from './endLostRights.ts';
import { readRights } from './readRights.ts';
import { changesOf, refuseNewConflicts } from './refuseConflicts.ts';
import { lockSeparation } from './separationRules.ts';

/** Whose rights a change is about, and the field that a refusal is about. */
interface About {
  userIds: readonly string[];
  field: string;
}

/**
 * Makes a change to what people may do inside the transaction. 422 rule_kept_apart, on `field`, when after it somebody holds what is kept
 * apart and did not before. Whoever holds less after it is signed out and told.
 */
export const changeRights = async <T>(
  context: RequestContext & { tx: Tx; user: SignedIn },
  { userIds, field }: About,
  change: () => Promise<T>,
): Promise<T> => {
  const { tx, user } = context;
  const rules = await lockSeparation(tx);
  const before = await readRights(tx, userIds);
  const result = await change();
  const after = await readRights(tx, userIds);
  refuseNewConflicts(rules, changesOf(before, after), user, field);
  await endLostRights(context, before, after);
  return result;
};
