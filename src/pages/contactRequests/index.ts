import PhonelinkEraseOutlined from '@mui/icons-material/PhonelinkEraseOutlined';
import type { PageGroup } from '../../pageGroup.ts';
import { contactVerbs } from '../../providers/verbs/applicants/contactVerbs.ts';

export const contactRequests = {
  name: 'contact-requests',
  pages: {
    contactRequests: async () => (await import('./ContactRequestsPage.tsx')).ContactRequestsPage,
  },
  menu: {
    key: 'contactRequests',
    label: { en: 'Lost numbers', fil: 'Mga nawalang numero' },
    page: 'contactRequests',
    icon: PhonelinkEraseOutlined,
  },
  texts: {
    en: () => import('../../i18n/en/accounts/contactRequests.ts'),
    fil: () => import('../../i18n/fil/accounts/contactRequests.ts'),
  },
  verbs: contactVerbs,
} satisfies PageGroup<'contactRequests'>;
