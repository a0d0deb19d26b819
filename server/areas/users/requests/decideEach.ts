import type { Decided } from '#contract/people/userRequests.ts';
import type { Tx } from '../../../db/context.ts';
import type { SignedIn } from '../../../http/caller/loadUser.ts';
import type { RequestContext } from '../../../http/deps.ts';
import { type ApiRefusal, notFound, translate } from '../../../http/errors/fail.ts';
import { knownIds } from '../../../http/ids.ts';
import { lockRequests, type PendingRequest } from './pendingRequest.ts';

export type Decider = RequestContext & { tx: Tx; user: SignedIn };

/** Why not, in one sentence: that of the first field where fields are named. */
const sentenceOf = ({ data }: ApiRefusal) => Object.values(data.fields ?? {})[0] ?? data.sentence;

/** One step of a transaction that is undone by itself when it is refused. Throws what is no refusal. */
const apart = async (tx: Tx, step: () => Promise<void>): Promise<ApiRefusal | null> => {
  await tx.query({ text: 'savepoint one' });
  try {
    await step();
    await tx.query({ text: 'release savepoint one' });
    return null;
  } catch (thrown) {
    const { error, cause } = translate(thrown);
    if (cause !== 'caller') throw thrown;
    await tx.query({ text: 'rollback to savepoint one' });
    return error;
  }
};

/**
 * Decides on requests, each by itself: what is refused leaves nothing of its own and keeps no other back. Unknown ids and those of
 * others are answered alike.
 */
export const decideEach = async (
  context: Decider,
  ids: readonly string[],
  result: 'approved' | 'rejected',
  decide: (request: PendingRequest) => Promise<void>,
): Promise<{ list: Decided[]; done: PendingRequest[] }> => {
  const { tx, language } = context;
  const requests = new Map((await lockRequests(tx, knownIds(ids))).map((one) => [one.id, one]));
  const list: Decided[] = [];
  const done: PendingRequest[] = [];
  for (const id of ids) {
    const request = requests.get(id);
    const refusal = request ? await apart(tx, () => decide(request)) : notFound();
    const name = request?.name ?? null;
    if (refusal)
      list.push({ id, result: 'refused', code: refusal.code, message: sentenceOf(refusal)[language], name });
    else list.push({ id, result, code: result, message: null, name });
    if (request && !refusal) done.push(request);
  }
  return { list, done };
};
