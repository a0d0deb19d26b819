import { useMemo } from 'react';
import { MDR_TYPES, mdrType } from '#domain/records/mdrRates.ts';
import { TRANSACTION_STATUSES, transactionStatus } from '#domain/transactions/transactionStatus.ts';
import type { FilterDef } from '../../../components/admin/list/filters/filterDefs.ts';
import { recordFilterDefs } from '../../../components/admin/list/filters/recordFilterDefs.ts';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { useUser } from '../../../components/shell/useUser.ts';

const F = 'transactions.field';

/** The filters of the list; of partners staff choose, of stores whoever sees more than one. */
export const useTransactionFilters = (): readonly FilterDef[] => {
  const provider = useSukiDataProvider();
  const language = useLanguage();
  const user = useUser();
  return useMemo(() => {
    return [
      { kind: 'days', field: 'day', label: `${F}.day` },
      ...recordFilterDefs(
        user,
        {
          label: `${F}.partnerName`,
          find: provider.findTransactionPartners,
          one: provider.getTransactionPartner,
        },
        {
          label: `${F}.merchantName`,
          find: provider.findTransactionStores,
          one: provider.getTransactionStore,
        },
      ),
      {
        kind: 'choices',
        field: 'transactionType',
        label: `${F}.transactionType`,
        options: MDR_TYPES.map((value) => ({ value, label: mdrType[value][language] })),
      },
      {
        kind: 'choices',
        field: 'status',
        label: `${F}.status`,
        options: TRANSACTION_STATUSES.map((value) => ({
          value,
          label: transactionStatus[value].label[language],
        })),
      },
      { kind: 'amounts', field: 'amount', label: `${F}.amount` },
      {
        kind: 'flag',
        field: 'hasRefunds',
        label: 'transactions.hasRefunds',
        yes: 'common.yes',
        no: 'common.no',
      },
      { kind: 'text', field: 'cashier', label: `${F}.cashier` },
    ];
  }, [provider, language, user]);
};
