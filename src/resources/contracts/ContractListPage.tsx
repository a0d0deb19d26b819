import { useTranslate } from 'react-admin';
import type { ContractRow } from '#contract/contracts.ts';
import { ListPage } from '../../components/admin/list/ListPage.tsx';
import { ContractDetail } from './ContractDetail.tsx';
import { contractColumns, contractFilterDefs } from './contractColumns.tsx';
import { ExpiringBanner } from './ExpiringBanner.tsx';

/** The contracts of partners; each row folds out into what can be done with it. */
export const ContractListPage = () => {
  const translate = useTranslate();
  return (
    <ListPage<ContractRow>
      resource="contracts"
      title={translate('contracts.name')}
      notice={<ExpiringBanner />}
      columns={contractColumns}
      filters={contractFilterDefs}
      exports="contracts"
      search="contracts.search"
      emptyHint="contracts.empty"
      detail={(row) => <ContractDetail contract={row} />}
    />
  );
};
