import { cancelJob } from './cancelJob.ts';
import { createExport } from './createExport.ts';
import { getJob } from './getJob.ts';
import { listJobs } from './listJobs.ts';

export const jobsRouter = { listJobs, getJob, cancelJob, createExport };
