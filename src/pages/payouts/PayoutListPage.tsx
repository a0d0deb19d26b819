import type { PayoutRow } from '#contract/finance/settlements.ts';
import { PAYOUT_STATUSES, payoutStatus } from '#domain/settlement/payoutStatus.ts';
import type { FilterDef } from '../../components/admin/list/filters/filterDefs.ts';
import { recordFilterDefs } from '../../components/admin/list/filters/recordFilterDefs.ts';
import { ListedDays } from '../../components/admin/list/ListedDays.tsx';
import { ListPage } from '../../components/admin/list/ListPage.tsx';
import { useLanguage } from '../../components/admin/useLanguage.ts';
import { useSukiDataProvider } from '../../components/admin/useSukiDataProvider.ts';
import { useMenuLabel } from '../../components/shell/menuTable.ts';
import { useUser } from '../../components/shell/useUser.ts';
import { PayeesOfPartner } from './PayeesOfPartner.tsx';
import { payoutColumns } from './payoutColumns.tsx';
import { ReturnedNote } from './ReturnedNote.tsx';

const F = 'payouts.field';
const OPEN = { field: 'status', table: payoutStatus } as const;

const useFilters = (): readonly FilterDef[] => {
  const language = useLanguage();
  const provider = useSukiDataProvider();
  const user = useUser();
  return [
    { kind: 'days', field: 'day', label: `${F}.day` },
    ...recordFilterDefs(user, {
      label: `${F}.partnerName`,
      find: provider.findDisbursementPartners,
      one: provider.getDisbursementPartner,
    }),
    ...(user.type === 'INTERNAL'
      ? [{ kind: 'exact', field: 'fileId', label: 'payouts.bankFile' } as const]
      : []),
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
    notice={
      <>
        <ReturnedNote />
        <PayeesOfPartner />
        <ListedDays open={OPEN} named="fileId" />
      </>
    }
    columns={payoutColumns}
    filters={useFilters()}
    exports="payouts"
    emptyHint="payouts.empty"
  />
);
