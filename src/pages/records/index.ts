import { ASSOCIATE_SORTS, associates, associatesOfPartner } from '#contract/associates.ts';
import type { RecordPage } from '#domain/pages.ts';
import { managementTexts } from '../../i18n/messages.ts';
import { type PageGroup, together } from '../../pageGroup.ts';
import { readOnly, routeOf } from '../../providers/rest/resourceDescriptor.ts';
import { recordPageVerbs } from '../../providers/verbs/verbs.ts';
import { EDIT_PAGES, VIEW_PAGES } from './recordPageNames.ts';

/** What partners, merchants and applications share: the pages of one record. */
export const records = {
  name: 'records',
  pages: {
    ...together(VIEW_PAGES, async () => (await import('./views.ts')).views),
    ...together(EDIT_PAGES, async () => (await import('./forms.ts')).forms),
  },
  texts: managementTexts,
  around: async () => (await import('./RecordAround.tsx')).RecordAround,
  rest: {
    associates: {
      ...readOnly,
      list: routeOf(associates.listAssociates),
      one: routeOf(associates.getAssociate),
      idField: 'id',
      sorts: ASSOCIATE_SORTS,
      // An export names the partner in its query, the list in its path.
      filters: Object.keys(associatesOfPartner),
      search: 'q',
      of: 'partnerId',
    },
  },
  verbs: recordPageVerbs,
} satisfies PageGroup<RecordPage>;
