import { useTranslate } from 'react-admin';
import { Navigate } from 'react-router-dom';
import type { MerchantRow } from '#contract/merchants.ts';
import { pathOf } from '#domain/pages.ts';
import { takesNewStores } from '#domain/records/newStores.ts';
import { ListPage } from '../../../components/admin/list/ListPage.tsx';
import { useRecordShell } from '../../../components/admin/records/recordContext.ts';
import { Panel } from '../../../components/ui/Panel.tsx';
import { merchantColumns } from '../list/merchantColumns.tsx';
import { NewStoreButton } from '../list/newButtons.tsx';
import { standingFilters } from '../list/recordFilters.ts';

const columns = merchantColumns.filter(({ field }) => field !== 'partnerName');

/** The stores of a partner; a store has no stores and shows what it is instead. */
export const StoreListPage = () => {
  const translate = useTranslate();
  const { kind, type, id, pathTo, summary } = useRecordShell();
  const isTaking = summary !== null && takesNewStores(summary.status, summary.workflowStatus);
  if (kind === 'merchant') return <Navigate to={pathTo('merchantDetails')} replace />;
  const title = translate('records.page.storeList');
  return (
    <Panel title={title} aside={isTaking && <NewStoreButton of={{ type, id }} />}>
      <ListPage<MerchantRow>
        embedded
        resource="merchants"
        title={title}
        columns={columns}
        filters={standingFilters}
        filter={{ partnerId: id }}
        pathOfRow={(row) => pathOf('storeOverview', { type, id, merchantId: row.id })}
        search="records.search"
        emptyHint="records.stores.empty"
        exports="merchants"
      />
    </Panel>
  );
};
