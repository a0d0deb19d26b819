import ForwardToInboxOutlined from '@mui/icons-material/ForwardToInboxOutlined';
import {
  sentMessages as calls,
  SENT_MESSAGE_SORTS,
  sentMessageFilters,
} from '#contract/people/sentMessages.ts';
import type { SentMessagePage } from '#domain/pages.ts';
import type { PageGroup } from '../../pageGroup.ts';
import { readOnly, routeOf } from '../../providers/rest/resourceDescriptor.ts';
import { sentMessageVerbs } from '../../providers/verbs/sentMessageVerbs.ts';

export const sentMessages = {
  name: 'sent-messages',
  pages: {
    sentMessageList: async () => (await import('./SentMessageList.tsx')).SentMessageList,
    sentMessageDetail: async () => (await import('./SentMessagePage.tsx')).SentMessagePage,
  },
  menu: {
    key: 'sentMessages',
    label: { en: 'Sent messages', fil: 'Mga ipinadalang mensahe' },
    page: 'sentMessageList',
    icon: ForwardToInboxOutlined,
  },
  texts: {
    en: () => import('../../i18n/en/control/sentMessages.ts'),
    fil: () => import('../../i18n/fil/control/sentMessages.ts'),
  },
  rest: {
    'sent-messages': {
      ...readOnly,
      list: routeOf(calls.listSentMessages),
      one: routeOf(calls.getSentMessage),
      idField: 'id',
      sorts: SENT_MESSAGE_SORTS,
      filters: Object.keys(sentMessageFilters),
      search: 'q',
    },
  },
  verbs: sentMessageVerbs,
} satisfies PageGroup<SentMessagePage>;
