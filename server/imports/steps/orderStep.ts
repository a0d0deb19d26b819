import type { ImportStatus } from '#domain/importJobs/importStatus.ts';
import { importPath } from '#domain/pages/importPages.ts';
import type { Language } from '#domain/sentence.ts';
import type { Tx } from '../../db/context.ts';
import type { SignedIn } from '../../http/caller/loadUser.ts';
import type { Step } from '../../jobs/importParams.ts';
import type { StoredImport } from '../readImport.ts';

export const STEP_STATUS: Readonly<Record<Step, ImportStatus>> = {
  read: 'reading',
  check: 'checking',
  commit: 'committing',
  undo: 'undoing',
};

/** Whose step, of which import, and how many rows it will go through (0: not known yet). */
export interface Ordered {
  job: Pick<StoredImport, 'id' | 'kind' | 'fileName'>;
  step: Step;
  user: SignedIn;
  language: Language;
  now: Date;
  rows: number;
  /** The stored error file whose rows are taken in before a check. */
  mend?: string;
}

/** What a job is told of a step of an import. */
export const jobParams = (job: Ordered['job'], step: Step, language: Language, mend?: string) => {
  const { id: importId, kind, fileName } = job;
  return { importId, kind, fileName, step, language, link: importPath(job), mend };
};

const ORDER = `with ordered as (
    insert into job (owner_id, kind, params, created_at) values ($2, 'import', $3, $4) returning id
  )
  update import_job set status = $5, job_id = ordered.id, step_rows = $6, due = coalesce($8, due), message = null, ended_at = null, version = version + 1,
    updated_at = $4, updated_by = $7
  from ordered where import_job.id = $1 returning import_job.id`;

/** Orders a long step of a locked import in the name of whoever asked: a worker takes it up when this transaction is over. */
export const orderStep = async (
  tx: Tx,
  { job, step, user, language, now, rows, mend }: Ordered,
): Promise<void> => {
  const params = JSON.stringify(jobParams(job, step, language, mend));
  const values = [job.id, user.userId, params, now, STEP_STATUS[step], rows, user.username];
  const due = step === 'read' || step === 'check' ? step : null;
  const done = await tx.query({ name: 'order-import-step', text: ORDER, values: [...values, due] });
  if (!done.length) throw new Error('A step of an import was not ordered');
};
