import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import type { DeliveryAdviceRow } from '#contract/finance/deliveryAdvices.ts';
import { deliveryStatusOf } from '#domain/deliveries/deliverySlug.ts';
import { deliveryStatus } from '#domain/deliveries/deliveryStatus.ts';
import type { FilterDef } from '../../../components/admin/list/filters/filterDefs.ts';
import { recordFilterDefs } from '../../../components/admin/list/filters/recordFilterDefs.ts';
import { ListedDays } from '../../../components/admin/list/ListedDays.tsx';
import { ListPage } from '../../../components/admin/list/ListPage.tsx';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { useMenuLabel } from '../../../components/shell/menuTable.ts';
import { useUser } from '../../../components/shell/useUser.ts';
import { DeliveryTabs } from './DeliveryTabs.tsx';
import { deliveryColumns } from './deliveryColumns.tsx';

const F = 'deliveryAdvices.field';

/** The filters of the list; of partners staff choose, of stores whoever sees more than one. */
const useFilters = (): readonly FilterDef[] => {
  const provider = useSukiDataProvider();
  const user = useUser();
  return useMemo(
    () => [
      { kind: 'days', field: 'day', label: `${F}.dtimeIssued` },
      ...recordFilterDefs(
        user,
        {
          label: `${F}.partnerName`,
          find: provider.findDeliveryPartners,
          one: provider.getDeliveryPartner,
        },
        { label: `${F}.merchantName`, find: provider.findDeliveryStores, one: provider.getDeliveryStore },
      ),
    ],
    [provider, user],
  );
};

/** Deliveries of goods bought on a loan contract, of the status that the address names. */
export const DeliveryListPage = () => {
  const status = deliveryStatusOf(useParams().contractStatusType) ?? 'FOR_DELIVERY';
  return (
    <ListPage<DeliveryAdviceRow>
      // Each status is a list of its own, with its own page and order.
      key={status}
      resource="delivery-advices"
      title={useMenuLabel('deliveryAdvices')}
      intro="deliveryAdvices.intro"
      tabs={{ show: <DeliveryTabs status={status} /> }}
      notice={<ListedDays isOpen={!deliveryStatus[status].final} named="q" />}
      filter={{ status }}
      columns={deliveryColumns(status)}
      filters={useFilters()}
      search="deliveryAdvices.search"
      exports="delivery-advices"
      emptyHint={`deliveryAdvices.empty.${status}`}
    />
  );
};
