import type { ImportKindId } from '#domain/importJobs/importKinds.ts';
import type { SignedIn } from '../http/caller/loadUser.ts';
import type { ImportKind, ImportKinds } from './importKind.ts';

/** A kind of import as it is for whoever orders it. */
export const kindFor = (kinds: ImportKinds, { type }: Pick<SignedIn, 'type'>, id: ImportKindId): ImportKind =>
  (type === 'EXTERNAL' && kinds[id].ofExternals) || kinds[id];
