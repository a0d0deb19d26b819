import type { Tx } from '../../db/context.ts';
import type { SignedIn } from '../../http/caller/loadUser.ts';
import type { RequestContext } from '../../http/deps.ts';

/** What a verb that writes works with. */
export type Work = RequestContext & { user: SignedIn; tx: Tx };
