import type { ImportStatus } from '#domain/importJobs/importStatus.ts';
import type { Tx } from '../../db/context.ts';
import type { Step } from '../../jobs/importParams.ts';
import { STEP_STATUS } from './orderStep.ts';

const LEAVE = `update import_job i set status = $2, ended_at = $3, updated_at = $4, version = version + 1,
    counts = $5::jsonb, due = case when $6 = 'checking' then null else due end, seconds = i.seconds + coalesce(extract(epoch from $4 - j.started_at), 0)
  from job j where i.id = $1 and j.id = i.job_id and i.status = $6 returning i.id`;

/** Ends the step that is under way: what the import waits for now, and how its rows stand. False when it was cancelled meanwhile. */
export const leaveStep = async (
  tx: Tx,
  importId: string,
  step: Step,
  { to, counts, now, isOver }: { to: ImportStatus; counts: object; now: Date; isOver: boolean },
): Promise<boolean> => {
  const values = [importId, to, isOver ? now : null, now, JSON.stringify(counts), STEP_STATUS[step]];
  return (await tx.query({ name: 'leave-import-step', text: LEAVE, values })).length > 0;
};
