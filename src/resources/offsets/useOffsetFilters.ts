import { useMemo } from 'react';
import { MDR_TYPES, mdrType } from '#domain/records/mdrRates.ts';
import { OFFSET_STATES, offsetState } from '#domain/settlement/offsetState.ts';
import type { FilterDef } from '../../components/admin/list/filters/filterDefs.ts';
import { recordFilterDefs } from '../../components/admin/list/filters/recordFilterDefs.ts';
import { useLanguage } from '../../components/admin/useLanguage.ts';
import { useSukiDataProvider } from '../../components/admin/useSukiDataProvider.ts';
import { useUser } from '../../components/shell/useUser.ts';

const F = 'offsets.field';

/** The filters of the offset report; of partners staff choose, of stores whoever sees more than one. */
export const useOffsetFilters = (): readonly FilterDef[] => {
  const provider = useSukiDataProvider();
  const language = useLanguage();
  const user = useUser();
  return useMemo(
    () => [
      { kind: 'days', field: 'day', label: `${F}.day` },
      ...recordFilterDefs(
        user,
        { label: `${F}.partnerName`, find: provider.findOffsetPartners, one: provider.getOffsetPartner },
        { label: `${F}.merchantName`, find: provider.findOffsetStores, one: provider.getOffsetStore },
      ),
      {
        kind: 'choices',
        field: 'transactionType',
        label: `${F}.transactionType`,
        options: MDR_TYPES.map((value) => ({ value, label: mdrType[value][language] })),
      },
      {
        kind: 'choices',
        field: 'state',
        label: `${F}.state`,
        options: OFFSET_STATES.map((value) => ({ value, label: offsetState[value].label[language] })),
      },
    ],
    [provider, language, user],
  );
};
