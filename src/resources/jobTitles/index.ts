import { jobTitles as calls, JOB_TITLE_SORTS, jobTitleFilters } from '#contract/people/jobTitles.ts';
import { jobTitleFields } from '#domain/fields/jobTitle.ts';
import type { JobTitlePage } from '#domain/pages.ts';
import { type PageGroup, together } from '../../pageGroup.ts';
import { routeOf } from '../../providers/rest/resourceDescriptor.ts';

const { name, designationGroup, accessRole, assignment, isEnabled } = jobTitleFields;

export const jobTitles = {
  name: 'job-titles',
  pages: together(
    ['jobTitleList', 'jobTitleCreate', 'jobTitleEdit', 'roleGiving'],
    async () => (await import('./pages.ts')).pages,
  ),
  texts: {
    en: () => import('../../i18n/en/accounts/jobTitles.ts'),
    fil: () => import('../../i18n/fil/accounts/jobTitles.ts'),
  },
  recordRepresentation: 'name',
  rest: {
    'job-titles': {
      list: routeOf(calls.listJobTitles),
      one: routeOf(calls.getJobTitle),
      create: routeOf(calls.createJobTitle),
      update: routeOf(calls.editJobTitle),
      idField: 'id',
      versioned: true,
      sorts: JOB_TITLE_SORTS,
      filters: Object.keys(jobTitleFilters),
      search: 'name',
      bodyFields: Object.keys({ name, designationGroup, accessRole, assignment, isEnabled }),
    },
  },
} satisfies PageGroup<JobTitlePage>;
