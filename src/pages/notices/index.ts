import type { PageGroup } from '../../pageGroup.ts';
import { noticeVerbs } from '../../providers/verbs/noticeVerbs.ts';

export const notices = {
  name: 'notices',
  pages: {
    notices: async () => (await import('./NoticesPage.tsx')).NoticesPage,
  },
  verbs: noticeVerbs,
} satisfies PageGroup<'notices'>;
