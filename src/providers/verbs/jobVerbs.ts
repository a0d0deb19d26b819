import type { JobRow } from '#contract/jobs.ts';
import type { ContractInput } from '../http/api.ts';
import { api } from '../http/api.ts';

type ExportOrder = ContractInput['jobs']['createExport']['body'];

/** Jobs and what they leave; each fails with an ApiError. */
export const jobVerbs = {
  /** Orders the export of a whole list; answers its job. */
  createExport: async (body: ExportOrder): Promise<JobRow> => (await api.jobs.createExport({ body })).data,
  getJob: async (id: string): Promise<JobRow> => (await api.jobs.getJob({ params: { id } })).data,
  cancelJob: async (id: string): Promise<JobRow> => (await api.jobs.cancelJob({ params: { id } })).data,
  /** A stored file with its name. */
  downloadFile: (id: string): Promise<File> => api.files.downloadFile({ params: { id } }),
};
