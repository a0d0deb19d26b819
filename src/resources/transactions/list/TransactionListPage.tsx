import type { TransactionRow } from '#contract/finance/transactions.ts';
import { ListPage } from '../../../components/admin/list/ListPage.tsx';
import { useMenuLabel } from '../../../components/shell/menuTable.ts';
import { TotalsPanel } from './TotalsPanel.tsx';
import { transactionColumns } from './transactionColumns.tsx';
import { useTransactionFilters } from './useTransactionFilters.ts';

/** The payments of the user's scope, with what those come to that are filtered. */
export const TransactionListPage = () => (
  <ListPage<TransactionRow>
    resource="transactions"
    title={useMenuLabel('transactions')}
    notice={<TotalsPanel />}
    columns={transactionColumns}
    filters={useTransactionFilters()}
    search="transactions.search"
    exports="transactions"
    emptyHint="transactions.empty"
  />
);
