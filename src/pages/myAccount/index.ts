import { myAccount as calls, MY_REQUEST_SORTS, myRequestFilters } from '#contract/people/myAccount.ts';
import type { MyAccountPage } from '#domain/pages.ts';
import { type PageGroup, together } from '../../pageGroup.ts';
import { readOnly, routeOf } from '../../providers/rest/resourceDescriptor.ts';
import { myAccountVerbs } from '../../providers/verbs/myAccountVerbs.ts';

export const myAccount = {
  name: 'myAccount',
  pages: together(
    ['myAccount', 'myStoreRequests', 'myModuleRequests'],
    async () => (await import('./pages.ts')).pages,
  ),
  texts: {
    en: () => import('../../i18n/en/accounts/mine.ts'),
    fil: () => import('../../i18n/fil/accounts/mine.ts'),
  },
  rest: {
    'my-requests': {
      ...readOnly,
      list: routeOf(calls.listMyRequests),
      idField: 'id',
      sorts: MY_REQUEST_SORTS,
      filters: Object.keys(myRequestFilters),
    },
  },
  verbs: myAccountVerbs,
} satisfies PageGroup<MyAccountPage>;
