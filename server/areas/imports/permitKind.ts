import { type ImportKindId, importKinds } from '#domain/importJobs/importKinds.ts';
import type { SignedIn } from '../../http/caller/loadUser.ts';
import type { Asking } from '../../http/caller/noteRights.ts';
import { permit } from '../../http/caller/permit.ts';
import { fail } from '../../http/errors/fail.ts';
import { whyNotTheirs } from '../../imports/whyNotImport.ts';

/** 403 without the right to write what a kind of import writes. */
export const permitKind = (asking: Asking & { user: SignedIn }, kind: ImportKindId): void => {
  permit(asking, { access: 'permission', needs: { all: [[importKinds[kind].permission]] } });
  const why = whyNotTheirs(asking.user, kind);
  if (why) throw fail('forbidden', why);
};
