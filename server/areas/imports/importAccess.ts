import { type ImportKindId, importKinds } from '#domain/importJobs/importKinds.ts';
import { approvalKind } from '#domain/review/approval.ts';
import type { SignedIn } from '../../http/caller/loadUser.ts';
import { permit } from '../../http/caller/permit.ts';
import { fail } from '../../http/errors/errors.ts';
import { moved, versionOf } from '../../http/versionOf.ts';
import { readImport, type StoredImport } from '../../imports/readImport.ts';
import { whyNotTheirs } from '../../imports/whyNotImport.ts';
import type { ImportCaller, ImportWork } from './importWork.ts';
import { presentImport } from './present.ts';
import { mustHaveRows } from './refusals.ts';

/** 403 without the right to write what a kind of import writes. */
export const permitKind = (user: SignedIn, kind: ImportKindId): void => {
  permit(user, { access: 'permission', needs: { all: [[importKinds[kind].permission]] } });
  const why = whyNotTheirs(user, kind);
  if (why) throw fail('forbidden', why);
};

/** Whether a user looks at imports of a kind to confirm them: what a second person decides on is never hidden from them. */
const mayConfirm = ({ user, kinds }: ImportCaller, kind: ImportKindId): boolean =>
  user.type === 'INTERNAL' &&
  user.permissions.has(approvalKind.IMPORT.checker) &&
  Boolean(kinds[kind].hasMoved);

/** An import to look at. 404, 403. */
export const seenImport = async (context: ImportWork, id: string): Promise<StoredImport> => {
  const job = await readImport(context.tx, id);
  if (!mayConfirm(context, job.kind)) permitKind(context.user, job.kind);
  return job;
};

/** An import whose rows are to be looked at. 404, 403, 409 once they were removed. */
export const seenWithRows = async (context: ImportWork, id: string): Promise<StoredImport> => {
  const job = await seenImport(context, id);
  mustHaveRows(job);
  return job;
};

/** An import to change, locked until the transaction ends. 404, 403, 409 once its rows were removed. */
export const heldImport = async ({ tx, user }: ImportWork, id: string): Promise<StoredImport> => {
  const job = await readImport(tx, id, true);
  permitKind(user, job.kind);
  mustHaveRows(job);
  return job;
};

/** The same at the version that was seen. 428, 409 with the import as it is now. */
export const heldAtVersion = async (context: ImportWork, id: string): Promise<StoredImport> => {
  const seen = versionOf(context);
  const job = await heldImport(context, id);
  if (job.version !== seen) throw moved(await presentImport(context, job));
  return job;
};
