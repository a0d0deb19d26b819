import type { Tx } from '../../../db/context.ts';
import { withContext } from '../../../db/context.ts';
import type { AnyCall } from '../../../http/caller/admit.ts';
import type { SignedIn } from '../../../http/caller/loadUser.ts';
import type { RequestContext } from '../../../http/deps.ts';
import { sessionEnded } from '../../../http/errors/fail.ts';
import { onceOnly } from '../../../http/limits/onceOnly.ts';
import type { ImportKinds } from '../../../imports/importKind.ts';
import type { ImportCaller, ImportWork } from '../importWork.ts';

/** What a handler is called with. */
export interface Called {
  context: RequestContext & { user: SignedIn | null };
  input: unknown;
  path: readonly string[];
  procedure: unknown;
}

/** The signed-in caller, who the guard has seen to already, with the kinds of imports. */
export const callerOf = (kinds: ImportKinds, { context }: Called): ImportCaller => {
  const { user } = context;
  if (!user) throw sessionEnded();
  return { ...context, user, kinds };
};

/**
 * Runs `work` in one transaction of the caller's, once for an Idempotency-Key: a repeated request gets the same import. What
 * follows may wait for the worker, with no connection held.
 */
export const importOnce = (
  kinds: ImportKinds,
  called: Called,
  work: (context: ImportWork) => Promise<string>,
): Promise<string> => {
  const caller = callerOf(kinds, called);
  return withContext(caller.deps.pools, caller.user.actor, caller.requestId, async (tx: Tx) => {
    const { input, path, procedure } = called;
    const replay = await onceOnly(tx, caller, procedure as AnyCall, path.join('.'), input);
    if (replay.answer !== undefined) return String(replay.answer);
    const id = await work({ ...caller, tx });
    await replay.store(id);
    return id;
  });
};
