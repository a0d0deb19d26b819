import type { Exports } from '../../jobs/export/exportable.ts';
import { cancelJob } from './cancelJob.ts';
import { createExport } from './createExport.ts';
import { getJob } from './getJob.ts';
import { listJobs } from './listJobs.ts';

/** The calls of jobs, which export the lists that they are handed. */
export const jobsRouter = (exports: Exports) => ({
  listJobs,
  getJob,
  cancelJob,
  createExport: createExport(exports),
});
