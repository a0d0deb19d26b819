import HomeOutlined from '@mui/icons-material/HomeOutlined';
import type { PageGroup } from '../../pageGroup.ts';
import { deskVerbs } from '../../providers/verbs/own/deskVerbs.ts';

export const dashboard = {
  name: 'dashboard',
  pages: {
    dashboard: async () => (await import('./DashboardPage.tsx')).DashboardPage,
  },
  menu: {
    key: 'dashboard',
    label: { en: 'Dashboard', fil: 'Dashboard' },
    page: 'dashboard',
    icon: HomeOutlined,
  },
  verbs: deskVerbs,
} satisfies PageGroup<'dashboard'>;
