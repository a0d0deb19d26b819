import { useMemo } from 'react';
import { PAYOUT_STATUSES, payoutStatus } from '#domain/settlement/payoutStatus.ts';
import type { FilterDef } from '../../../components/admin/list/filters/filterDefs.ts';
import { recordFilterDefs } from '../../../components/admin/list/filters/recordFilterDefs.ts';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { useUser } from '../../../components/shell/useUser.ts';

const F = 'disbursements.field';

/** The filters of the report; of partners staff choose, of stores whoever sees more than one. */
export const useDisbursementFilters = (): readonly FilterDef[] => {
  const provider = useSukiDataProvider();
  const language = useLanguage();
  const user = useUser();
  return useMemo(
    () => [
      { kind: 'days', field: 'day', label: `${F}.day` },
      ...recordFilterDefs(
        user,
        {
          label: `${F}.partnerName`,
          find: provider.findDisbursementPartners,
          one: provider.getDisbursementPartner,
        },
        {
          label: `${F}.merchantName`,
          find: provider.findDisbursementStores,
          one: provider.getDisbursementStore,
        },
      ),
      {
        kind: 'choices',
        field: 'payoutStatus',
        label: `${F}.payoutStatus`,
        options: PAYOUT_STATUSES.map((value) => ({ value, label: payoutStatus[value].label[language] })),
      },
    ],
    [provider, language, user],
  );
};
