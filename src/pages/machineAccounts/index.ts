import VpnKeyOutlined from '@mui/icons-material/VpnKeyOutlined';
import type { PageGroup } from '../../pageGroup.ts';
import { machineVerbs } from '../../providers/verbs/machineVerbs.ts';

export const machineAccounts = {
  name: 'machine-accounts',
  pages: {
    machineAccounts: async () => (await import('./MachineAccountsPage.tsx')).MachineAccountsPage,
  },
  menu: {
    key: 'machineAccounts',
    label: { en: 'Systems', fil: 'Mga sistema' },
    page: 'machineAccounts',
    icon: VpnKeyOutlined,
  },
  texts: {
    en: () => import('../../i18n/en/finance/machines.ts'),
    fil: () => import('../../i18n/fil/finance/machines.ts'),
  },
  verbs: machineVerbs,
} satisfies PageGroup<'machineAccounts'>;
