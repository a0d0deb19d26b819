import { rowsMayChange, UNDER_WAY } from '#domain/importJobs/importStatus.ts';
import { fail } from '../../http/errors/fail.ts';
import type { StoredImport } from '../../imports/readImport.ts';
import { written } from '../../imports/rows/countRows.ts';
import { CLEARED, notWhile } from './whyNoCommit.ts';

/** 409 for an import whose rows were removed. */
export const mustHaveRows = ({ clearedAt }: StoredImport): void => {
  if (clearedAt) throw fail('conflict', CLEARED);
};

/** 422 for an import whose rows wait for nobody: a worker has it, or it is over. */
export const mustWait = (job: StoredImport): void => {
  if (!rowsMayChange(job)) throw fail('rule_import_busy', notWhile(job.status));
};

/** 422 unless columns may still be matched: nothing is being done, and nothing went in. */
export const mustBeMappable = (job: StoredImport): void => {
  const { status, counts } = job;
  const isOpen = status === 'mapping' || status === 'failed' || rowsMayChange(job);
  if (!isOpen || written(counts) > 0) throw fail('rule_import_busy', notWhile(status));
};

/** 422 unless a worker has it. */
export const mustBeUnderWay = ({ status }: StoredImport): void => {
  if (!UNDER_WAY.includes(status)) throw fail('rule_job_final', notWhile(status));
};
