import type { PayoutRow } from '#contract/finance/settlements.ts';
import { PAYOUT_STATUSES, payoutStatus } from '#domain/settlement/payoutStatus.ts';
import type { FilterDef } from '../../components/admin/list/filters/filterDefs.ts';
import { ListPage } from '../../components/admin/list/ListPage.tsx';
import { useLanguage } from '../../components/admin/useLanguage.ts';
import { useMenuLabel } from '../../components/shell/menuTable.ts';
import { payoutColumns } from './payoutColumns.tsx';

const F = 'payouts.field';

const useFilters = (): readonly FilterDef[] => {
  const language = useLanguage();
  return [
    { kind: 'days', field: 'day', label: `${F}.day` },
    {
      kind: 'choices',
      field: 'status',
      label: `${F}.status`,
      options: PAYOUT_STATUSES.map((value) => ({ value, label: payoutStatus[value].label[language] })),
    },
  ];
};

/** The payouts of the user's scope, the latest day on top. */
export const PayoutListPage = () => (
  <ListPage<PayoutRow>
    resource="payouts"
    title={useMenuLabel('payouts')}
    columns={payoutColumns}
    filters={useFilters()}
    exports="payouts"
    emptyHint="payouts.empty"
  />
);
