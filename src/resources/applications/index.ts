import AssignmentOutlined from '@mui/icons-material/AssignmentOutlined';
import { applications as calls } from '#contract/applications.ts';
import { APPLICATION_SORTS, applicationFilters, partners } from '#contract/partners.ts';
import { managementTexts } from '../../i18n/messages.ts';
import type { PageGroup } from '../../pageGroup.ts';
import { records } from '../../pages/records/index.ts';
import { readOnly, routeOf } from '../../providers/rest/resourceDescriptor.ts';

export const applications = {
  name: 'applications',
  pages: {
    applicationList: async () => (await import('./ApplicationList.tsx')).ApplicationList,
  },
  menu: {
    key: 'applications',
    label: { en: 'Applications', fil: 'Mga aplikasyon' },
    page: 'applicationList',
    below: ['newPartner'],
    icon: AssignmentOutlined,
  },
  texts: managementTexts,
  next: records,
  recordRepresentation: 'name',
  rest: {
    applications: {
      ...readOnly,
      list: routeOf(calls.listApplications),
      one: routeOf(partners.getPartner),
      idField: 'id',
      sorts: APPLICATION_SORTS,
      filters: Object.keys(applicationFilters),
      search: 'q',
    },
  },
} satisfies PageGroup<'applicationList'>;
