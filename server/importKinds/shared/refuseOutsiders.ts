import type { ImportKindId } from '#domain/importJobs/importKinds.ts';
import { fail } from '../../http/errors/fail.ts';
import type { ImportScope } from '../../imports/importKind.ts';
import { whyNotTheirs } from '../../imports/whyNotImport.ts';

/** 403 for people who do not import a kind, whatever their permissions. */
export const refuseOutsiders = ({ user }: ImportScope, kind: ImportKindId): void => {
  const why = whyNotTheirs(user, kind);
  if (why) throw fail('forbidden', why);
};
