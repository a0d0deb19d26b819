import type { Language } from '#domain/sentence.ts';
import type { Tx } from '../../db/context.ts';
import type { StoredImport } from '../readImport.ts';
import { writable } from '../rows/countRows.ts';
import { jobParams } from '../steps/orderStep.ts';

const ORDER = 'select order_confirmed_import($1, $2, $3) as "jobId"';

const WRITE = `update import_job set status = 'committing', job_id = $2, step_rows = $3, confirmed_at = $4, confirmed_by = $5,
    version = version + 1, updated_at = $4, updated_by = $5 where id = $1`;

/** Orders a held import to be written in the name of whoever asked, now that a second person has confirmed it. */
export const orderConfirmed = async (
  tx: Tx,
  job: StoredImport,
  { requestId, checker, language, at }: { requestId: string; checker: string; language: Language; at: Date },
): Promise<void> => {
  const params = JSON.stringify(jobParams(job, 'commit', language));
  const [ordered] = await tx.query<{ jobId: string | null }>({
    text: ORDER,
    values: [requestId, params, at],
  });
  if (!ordered?.jobId) throw new Error('A confirmed import was not ordered');
  await tx.query({ text: WRITE, values: [job.id, ordered.jobId, writable(job.counts), at, checker] });
};
