import { moved, versionOf } from '../../http/versionOf.ts';
import { readImport, type StoredImport } from '../../imports/readImport.ts';
import type { ImportWork } from './importWork.ts';
import { mustHaveRows } from './mustWait.ts';
import { permitKind } from './permitKind.ts';
import { presentImport } from './presentImport.ts';

/** An import to change, locked until the transaction ends. 404, 403, 409 once its rows were removed. */
export const heldImport = async (context: ImportWork, id: string): Promise<StoredImport> => {
  const job = await readImport(context.tx, id, true);
  permitKind(context, job.kind);
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
