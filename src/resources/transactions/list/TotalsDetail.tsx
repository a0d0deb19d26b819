import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import type { TransactionTotals } from '#contract/finance/transactions.ts';
import { formatDate } from '#domain/day.ts';
import { mdrType } from '#domain/records/mdrRates.ts';
import { reachedOf } from '#domain/transactions/refundStatus.ts';
import { SumTable } from '../../../components/admin/totals/SumTable.tsx';
import { SumTables } from '../../../components/admin/totals/SumTables.tsx';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { countText } from '../../../components/ui/numberTexts.ts';
import { MoneyText, NONE } from '../../../components/ui/texts.tsx';

const CHART_HEIGHT = 240;
const DayChart = lazy(async () => ({ default: (await import('./DayChart.tsx')).DayChart }));

interface Sum extends Pick<TransactionTotals, 'count' | 'amount' | 'refundedAmount' | 'underWayAmount'> {
  name: string;
}
const moneyOrNone = (amount: string, key: string) =>
  amount === '0.00' ? NONE : <MoneyText key={key} amount={amount} />;
const rowOf = (sum: Sum) => ({
  ...{ key: sum.name, name: sum.name },
  sums: [
    countText(sum.count),
    <MoneyText key="amount" amount={sum.amount} />,
    moneyOrNone(reachedOf(sum), 'refunded'),
    moneyOrNone(sum.underWayAmount, 'underWay'),
  ],
});

/** The totals by day, as a chart and as a table, by product, and of one store's day by cashier. */
export const TotalsDetail = ({ totals }: { totals: TransactionTotals }) => {
  const translate = useTranslate();
  const language = useLanguage();
  const { byDay, byProduct, byCashier } = totals;
  const columns = [
    { label: translate('transactions.totals.count') },
    { label: translate('transactions.totals.amount') },
    { label: translate('transactions.totals.refunded'), isWide: true },
    // Where nothing is under way its column is not shown.
    ...(totals.underWayAmount === '0.00'
      ? []
      : [{ label: translate('transactions.totals.underWay'), isWide: true } as const]),
  ] as const;
  const table = (title: string, sums: readonly Sum[]) => (
    <SumTable title={translate(title)} columns={columns} rows={sums.map(rowOf)} />
  );
  return (
    <Box sx={{ mt: 2, display: 'grid', gap: 3 }}>
      {byDay.length > 1 && (
        <Suspense fallback={<Skeleton variant="rounded" height={CHART_HEIGHT} />}>
          <DayChart totals={totals} height={CHART_HEIGHT} />
        </Suspense>
      )}
      <SumTables>
        {table(
          'transactions.totals.byProduct',
          byProduct.map((sum) => ({ ...sum, name: mdrType[sum.transactionType][language] })),
        )}
        {byCashier.length > 0 &&
          table(
            'transactions.totals.byCashier',
            byCashier.map((sum) => ({
              ...sum,
              name: sum.cashier ?? translate('transactions.totals.noCashier'),
            })),
          )}
        {table(
          'transactions.totals.byDay',
          byDay.map((sum) => ({ ...sum, name: formatDate(sum.day) })).reverse(),
        )}
      </SumTables>
    </Box>
  );
};
