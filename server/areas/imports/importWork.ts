import type { Tx } from '../../db/context.ts';
import type { SignedIn } from '../../http/caller/loadUser.ts';
import type { RequestContext } from '../../http/deps.ts';
import type { ImportKinds } from '../../imports/importKind.ts';

/** Whoever asks for something of imports, with the kinds that the composition root hands over. */
export type ImportCaller = RequestContext & { user: SignedIn; kinds: ImportKinds };

/** The same in a transaction. */
export type ImportWork = ImportCaller & { tx: Tx };
