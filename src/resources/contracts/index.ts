import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import { CONTRACT_SORTS, contracts as calls, contractFilters } from '#contract/contracts.ts';
import { managementTexts } from '../../i18n/messages.ts';
import type { PageGroup } from '../../pageGroup.ts';
import { readOnly, routeOf } from '../../providers/rest/resourceDescriptor.ts';
import { contractVerbs } from '../../providers/verbs/contractVerbs.ts';

export const contracts = {
  name: 'contracts',
  pages: {
    contractList: async () => (await import('./ContractListPage.tsx')).ContractListPage,
  },
  menu: {
    key: 'contracts',
    label: { en: 'Contracts', fil: 'Mga kontrata' },
    page: 'contractList',
    icon: DescriptionOutlined,
  },
  texts: managementTexts,
  rest: {
    contracts: {
      ...readOnly,
      list: routeOf(calls.listContracts),
      one: routeOf(calls.getContract),
      idField: 'id',
      sorts: CONTRACT_SORTS,
      filters: Object.keys(contractFilters),
      search: 'q',
    },
  },
  verbs: contractVerbs,
} satisfies PageGroup<'contractList'>;
