import { implement } from '@orpc/server';
import { contract } from '#contract/index.ts';
import type { Tx } from '../db/context.ts';
import { withContext, withSession } from '../db/context.ts';
import { type AnyCall, admit } from './caller/admit.ts';
import type { SignedIn } from './caller/loadUser.ts';
import { slideProof } from './caller/requireProof.ts';
import type { RequestContext } from './deps.ts';
import { sessionEnded } from './errors/fail.ts';
import { keepsWrites, storedRefusal } from './errors/keepWrites.ts';
import { asking, wouldVoid } from './errors/wouldVoid.ts';
import { withUpload } from './files/withUpload.ts';
import { onceOnly } from './limits/onceOnly.ts';

// The guard runs before the input is looked at, the transaction opens after: one middleware before validation.
const base = implement(contract).$config({
  initialInputValidationIndex: -1,
  initialOutputValidationIndex: -1,
});
const guardOnly = implement(contract).$config({
  initialInputValidationIndex: 0,
  initialOutputValidationIndex: 0,
});

const admitted = async (context: RequestContext, procedure: unknown) => {
  const user = await admit(context, procedure as AnyCall);
  if (context.unfit) throw context.unfit;
  return { user };
};

/** Calls of signed-in users: one transaction in the user's own scope, replayed for a repeated idempotency key. */
export const os = base
  .$context<RequestContext>()
  .use(async ({ context, procedure, next }) => {
    const { user } = await admitted(context, procedure);
    if (!user) throw sessionEnded();
    return next({ context: { user: user as SignedIn } });
  })
  .use(async ({ context, procedure, next }) => {
    const { upload } = (procedure as unknown as AnyCall)['~orpc'].meta;
    return withUpload(context, upload, async () => next());
  })
  .use(async ({ context, procedure, path, next }, input) => {
    const { deps, user, requestId, headers } = context;
    const actor = { ...user.actor, voids: asking(headers.get('voids-requests')) };
    const done = await withContext(deps.pools, actor, requestId, async (tx: Tx) => {
      const replay = await onceOnly(tx, context, procedure as unknown as AnyCall, path.join('.'), input);
      if (replay.answer !== undefined) return { output: replay.answer as never, context: { tx } };
      try {
        const result = await next({ context: { tx } });
        await replay.store(result.output);
        return result;
      } catch (thrown) {
        if (!keepsWrites(thrown)) throw thrown;
        await replay.store(storedRefusal(thrown));
        return thrown;
      }
    }).catch((thrown: unknown) => {
      throw wouldVoid(thrown) ?? thrown;
    });
    if (keepsWrites(done)) throw done;
    await slideProof(context, user, (procedure as unknown as AnyCall)['~orpc'].meta.proof);
    return done;
  });

/** Reference data that anybody may read: one transaction, no scope; `user` may be null. */
export const osAnyone = base
  .$context<RequestContext>()
  .use(async ({ context, procedure, next }) => next({ context: await admitted(context, procedure) }))
  .use(async ({ context, next }) => {
    const work = async (tx: Tx) => next({ context: { tx } });
    const { deps, requestId, user } = context;
    return user
      ? withContext(deps.pools, user.actor, requestId, work)
      : withSession(deps.pools, requestId, work);
  });

/** Sign-in and the like: the verb opens its own transactions, because its counters must survive a refusal. */
export const osOpen = guardOnly
  .$context<RequestContext>()
  .use(async ({ context, procedure, next }) => next({ context: await admitted(context, procedure) }));

/** The same for a call with a file: the form is read before its verb, and outside of any transaction. */
export const osUpload = osOpen.use(async ({ context, procedure, next }) => {
  const { upload } = (procedure as unknown as AnyCall)['~orpc'].meta;
  return withUpload(context, upload, async () => next());
});
