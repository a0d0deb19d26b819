import type { User } from '#contract/people/users.ts';
import {
  type AccessChange,
  type AccessState,
  accessChange,
  givesMore,
  takesAway,
} from '#domain/people/accessChange.ts';
import { endSessions } from '../../../signIn/endSessions.ts';
import { refuseNewConflicts } from '../../../signIn/rights/refuseConflicts.ts';
import { lockSeparation } from '../../../signIn/rights/separationRules.ts';
import type { Caller } from '../asking/caller.ts';
import { readUser } from '../readUser.ts';
import { accessOf } from './accessOf.ts';
import { tellAccess } from './tellAccess.ts';

/** What a change came to. */
export interface Settled extends AccessChange {
  signsOut: boolean;
  sessionsEnded: number;
  isTold: boolean;
}

/**
 * What follows, in the same transaction, once it is written what an account may do: what somebody has now is compared with `before`,
 * what is kept apart is refused (422 rule_kept_apart, on `roles`), what takes something away ends their sessions, and they are told.
 */
export const settleAccess = async (context: Caller, account: User, before: AccessState): Promise<Settled> => {
  const { tx, user, deps } = context;
  const after = await accessOf(tx, await readUser(tx, account.id, deps.now()));
  const held = { name: account.name, before: before.permissions, after: after.permissions };
  refuseNewConflicts(await lockSeparation(tx), [held], user, 'roles');
  const change = accessChange(before, after);
  const signsOut = takesAway(change);
  const sessionsEnded = signsOut ? await endSessions(tx, context, { user: account, reason: 'access' }) : 0;
  const isTold = (signsOut || givesMore(change)) && (await tellAccess(context, account, change));
  return { ...change, signsOut, sessionsEnded, isTold };
};
