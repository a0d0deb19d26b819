import type { TransactionRow } from '#contract/finance/transactions.ts';
import { useHeld } from '../../../components/admin/Can.tsx';
import { ListPage } from '../../../components/admin/list/ListPage.tsx';
import { useMenuLabel } from '../../../components/shell/menuTable.ts';
import { TodayPanel } from './TodayPanel.tsx';
import { TotalsPanel } from './TotalsPanel.tsx';
import { refundColumn, transactionColumns } from './transactionColumns.tsx';
import { useTransactionFilters } from './useTransactionFilters.ts';

const WITH_REFUND = [...transactionColumns, refundColumn];

/** The payments of the user's scope, with what those come to that are filtered. */
export const TransactionListPage = () => (
  <ListPage<TransactionRow>
    resource="transactions"
    title={useMenuLabel('transactions')}
    notice={
      <>
        <TodayPanel />
        <TotalsPanel />
      </>
    }
    columns={useHeld().has('PT_EDIT') ? WITH_REFUND : transactionColumns}
    filters={useTransactionFilters()}
    search="transactions.search"
    exports="transactions"
    emptyHint="transactions.empty"
  />
);
