import { useMemo } from 'react';
import type { TransactionChoice } from '#contract/finance/transactions.ts';
import { MDR_TYPES, mdrType } from '#domain/records/mdrRates.ts';
import { TRANSACTION_STATUSES, transactionStatus } from '#domain/transactions/transactionStatus.ts';
import type { FilterDef } from '../../../components/admin/list/filters/filterDefs.ts';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { useUser } from '../../../components/shell/useUser.ts';

const F = 'transactions.field';
const option = ({ id, name }: TransactionChoice) => ({ value: id, label: name });

/** The filters of the list; of partners staff choose, of stores whoever sees more than one. */
export const useTransactionFilters = (): readonly FilterDef[] => {
  const provider = useSukiDataProvider();
  const language = useLanguage();
  const { type, accessLevel } = useUser();
  return useMemo(() => {
    const partner: FilterDef = {
      kind: 'found',
      field: 'partnerId',
      label: `${F}.partnerName`,
      search: async (text) => (await provider.findTransactionPartners(text)).map(option),
      nameOf: async (id) => (await provider.getTransactionPartner(id))?.name ?? null,
    };
    const store: FilterDef = {
      kind: 'found',
      field: 'merchantId',
      label: `${F}.merchantName`,
      search: async (text) => (await provider.findTransactionStores(text)).map(option),
      nameOf: async (id) => (await provider.getTransactionStore(id))?.name ?? null,
    };
    return [
      { kind: 'days', field: 'day', label: `${F}.day` },
      ...(type === 'INTERNAL' ? [partner] : []),
      ...(accessLevel === 'MERCHANT' ? [] : [store]),
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
      {
        kind: 'flag',
        field: 'hasRefunds',
        label: 'transactions.hasRefunds',
        yes: 'common.yes',
        no: 'common.no',
      },
      { kind: 'text', field: 'cashier', label: `${F}.cashier` },
    ];
  }, [provider, language, type, accessLevel]);
};
