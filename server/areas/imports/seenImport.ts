import { type ImportKindId, importKinds } from '#domain/importJobs/importKinds.ts';
import { approvalKind } from '#domain/review/approval.ts';
import { noteRights } from '../../http/caller/noteRights.ts';
import { readImport, type StoredImport } from '../../imports/readImport.ts';
import type { ImportCaller, ImportWork } from './importWork.ts';
import { mustHaveRows } from './mustWait.ts';
import { permitKind } from './permitKind.ts';

/** Whether a user looks at imports of a kind to confirm them: what a second person decides on is never hidden from them. */
const mayConfirm = ({ user, kinds }: ImportCaller, kind: ImportKindId): boolean =>
  user.type === 'INTERNAL' &&
  user.permissions.has(approvalKind.IMPORT.checker) &&
  Boolean(kinds[kind].hasMoved);

/** An import to look at. 404, 403. */
export const seenImport = async (context: ImportWork, id: string): Promise<StoredImport> => {
  const job = await readImport(context.tx, id);
  if (!mayConfirm(context, job.kind)) permitKind(context, job.kind);
  else noteRights(context, { all: [[importKinds[job.kind].permission, approvalKind.IMPORT.checker]] });
  return job;
};

/** An import whose rows are to be looked at. 404, 403, 409 once they were removed. */
export const seenWithRows = async (context: ImportWork, id: string): Promise<StoredImport> => {
  const job = await seenImport(context, id);
  mustHaveRows(job);
  return job;
};
