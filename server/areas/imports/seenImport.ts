import { type ImportKindId, importKinds } from '#domain/importJobs/importKinds.ts';
import type { Permission } from '#domain/permissions.ts';
import { approvalKind } from '#domain/review/approval.ts';
import { noteRights } from '../../http/caller/noteRights.ts';
import { readImport, type StoredImport } from '../../imports/readImport.ts';
import type { ImportCaller, ImportWork } from './importWork.ts';
import { mustHaveRows } from './mustWait.ts';
import { permitKind } from './permitKind.ts';

/** The right by which a user looks at imports of a kind to confirm them, or null: what a second person decides on is never hidden. */
const checkerFor = ({ user }: ImportCaller, kind: ImportKindId): Permission | null => {
  const { confirmed } = importKinds[kind];
  if (!confirmed || user.type !== 'INTERNAL') return null;
  const { checker } = approvalKind[confirmed];
  return user.permissions.has(checker) ? checker : null;
};

/** An import to look at. 404, 403. */
export const seenImport = async (context: ImportWork, id: string): Promise<StoredImport> => {
  const job = await readImport(context.tx, id);
  const checker = checkerFor(context, job.kind);
  if (!checker) permitKind(context, job.kind);
  else noteRights(context, { all: [[importKinds[job.kind].permission, checker]] });
  return job;
};

/** An import whose rows are to be looked at. 404, 403, 409 once they were removed. */
export const seenWithRows = async (context: ImportWork, id: string): Promise<StoredImport> => {
  const job = await seenImport(context, id);
  mustHaveRows(job);
  return job;
};
