import InsightsOutlined from '@mui/icons-material/InsightsOutlined';
import { funnelTexts } from '../../i18n/messages.ts';
import type { PageGroup } from '../../pageGroup.ts';
import { funnelVerbs } from '../../providers/verbs/applicants/funnelVerbs.ts';

export const funnel = {
  name: 'funnel',
  pages: {
    applicationFunnel: async () => (await import('./FunnelPage.tsx')).FunnelPage,
  },
  menu: {
    key: 'funnel',
    label: { en: 'Application funnel', fil: 'Takbo ng mga aplikasyon' },
    page: 'applicationFunnel',
    icon: InsightsOutlined,
  },
  texts: funnelTexts,
  verbs: funnelVerbs,
} satisfies PageGroup<'applicationFunnel'>;
