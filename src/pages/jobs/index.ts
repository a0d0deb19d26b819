import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { jobs as calls, JOB_SORTS, jobFilters } from '#contract/jobs.ts';
import type { PageGroup } from '../../pageGroup.ts';
import { readOnly, routeOf } from '../../providers/rest/resourceDescriptor.ts';
import { jobVerbs } from '../../providers/verbs/jobVerbs.ts';

export const jobs = {
  name: 'jobs',
  pages: {
    jobs: async () => (await import('./JobsPage.tsx')).JobsPage,
  },
  menu: {
    key: 'jobs',
    label: { en: 'My jobs', fil: 'Aking mga gawain' },
    page: 'jobs',
    icon: FileDownloadOutlined,
  },
  rest: {
    jobs: {
      ...readOnly,
      list: routeOf(calls.listJobs),
      one: routeOf(calls.getJob),
      idField: 'id',
      sorts: JOB_SORTS,
      filters: Object.keys(jobFilters),
    },
  },
  verbs: jobVerbs,
} satisfies PageGroup<'jobs'>;
