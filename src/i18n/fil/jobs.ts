import type { jobs as en } from '../en/jobs.ts';

export const jobs: typeof en = {
  name: 'Export |||| Exports',
  fields: {},
};
