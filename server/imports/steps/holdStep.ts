import type { Tx } from '../../db/context.ts';

const HELD = `select status, mode from import_job where id = $1 and status = $2 and job_id = $3 for no key update`;

/** Holds an import in a step of this job until the transaction ends, so that whoever cancels waits for the chunk. False when it is not in it any more. */
export const holdStep = async (tx: Tx, importId: string, status: string, jobId: string): Promise<boolean> =>
  (await tx.query({ name: 'hold-import-step', text: HELD, values: [importId, status, jobId] })).length > 0;
