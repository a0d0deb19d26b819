import type { Language, Sentence } from '#domain/text.ts';
import type { Tx } from '../db/context.ts';
import type { ImportKinds } from './kind.ts';
import type { StoredImport } from './readImport.ts';
import { writable } from './rows/counts.ts';
import { jobParams } from './steps/steps.ts';

const HOLD = `update import_job set status = 'confirming', mode = $2, committed_at = $3, committed_by = $4, confirmed_at = null,
    confirmed_by = null, message = null, ended_at = null, version = version + 1, updated_at = $3, updated_by = $4
  where id = $1 returning version`;

/** Holds a locked import for a second person: its rows stay as they are until then. Answers its version. */
export const holdForSecond = async (
  tx: Tx,
  { id }: StoredImport,
  { mode, username, now }: { mode: 'valid' | 'all'; username: string; now: Date },
): Promise<number> => {
  const [row] = await tx.query<{ version: number }>({ text: HOLD, values: [id, mode, now, username] });
  if (!row) throw new Error('An import was not held');
  return row.version;
};

/** Whether a held import would still write what was asked for: it is held, and its rows find the data as their check did. */
export const stillHolds = async (
  kinds: ImportKinds,
  tx: Tx,
  { id, kind, status }: StoredImport,
): Promise<boolean> => status === 'confirming' && !(await kinds[kind].hasMoved?.(tx, id));

const RELEASE = `update import_job set message = $2::jsonb, due = case when $3 then 'check' else due end,
    status = case when coalesce((counts ->> 'created')::int, 0) + coalesce((counts ->> 'updated')::int, 0) > 0
      then 'done_with_errors' else 'review' end, version = version + 1, updated_at = $4, updated_by = $5
  where id = $1 and status = 'confirming'`;

interface Released {
  /** What whoever mends its rows is told; null for nothing. */
  message: Sentence | null;
  /** The data has moved: it is to be checked again first. */
  isStale: boolean;
  by: string;
  at: Date;
}

/** Gives a held import back to whoever mends its rows. */
export const releaseImport = async (
  tx: Tx,
  importId: string,
  { message, isStale, by, at }: Released,
): Promise<void> => {
  await tx.query({ text: RELEASE, values: [importId, message && JSON.stringify(message), isStale, at, by] });
};

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
