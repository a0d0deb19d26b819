import type { Tx } from '../../../db/context.ts';
import type { SignedIn } from '../../../http/caller/loadUser.ts';
import type { RequestContext } from '../../../http/deps.ts';

/** Whoever changes an account, in their transaction. */
export type Caller = RequestContext & { tx: Tx; user: SignedIn };
