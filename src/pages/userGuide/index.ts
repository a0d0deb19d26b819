import MenuBookOutlined from '@mui/icons-material/MenuBookOutlined';
import { guideTexts } from '../../i18n/messages.ts';
import type { PageGroup } from '../../pageGroup.ts';

export const userGuide = {
  name: 'userGuide',
  pages: {
    guideList: async () => (await import('./GuidePage.tsx')).GuidePage,
    guideArticle: async () => (await import('./ArticlePage.tsx')).ArticlePage,
  },
  menu: {
    key: 'guide',
    label: { en: 'User guide', fil: 'Gabay' },
    page: 'guideList',
    icon: MenuBookOutlined,
  },
  texts: guideTexts,
} satisfies PageGroup<'guideList' | 'guideArticle'>;
