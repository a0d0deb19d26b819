import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import type { TransactionTotals } from '#contract/finance/transactions.ts';
import { formatDate } from '#domain/day.ts';
import { mdrType } from '#domain/records/mdrRates.ts';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { SumTable } from './SumTable.tsx';

const CHART_HEIGHT = 240;
const DayChart = lazy(async () => ({ default: (await import('./DayChart.tsx')).DayChart }));

/** The totals by day, as a chart and as a table, by product, and of one store's day by cashier. */
export const TotalsDetail = ({ totals }: { totals: TransactionTotals }) => {
  const translate = useTranslate();
  const language = useLanguage();
  const { byDay, byProduct, byCashier } = totals;
  return (
    <Box sx={{ mt: 2, display: 'grid', gap: 3 }}>
      {byDay.length > 1 && (
        <Suspense fallback={<Skeleton variant="rounded" height={CHART_HEIGHT} />}>
          <DayChart totals={totals} height={CHART_HEIGHT} />
        </Suspense>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <SumTable
          title={translate('transactions.totals.byProduct')}
          rows={byProduct.map((sum) => ({ ...sum, name: mdrType[sum.transactionType][language] }))}
        />
        {byCashier.length > 0 && (
          <SumTable
            title={translate('transactions.totals.byCashier')}
            rows={byCashier.map((sum) => ({
              ...sum,
              name: sum.cashier ?? translate('transactions.totals.noCashier'),
            }))}
          />
        )}
        <SumTable
          title={translate('transactions.totals.byDay')}
          rows={byDay.map((sum) => ({ ...sum, name: formatDate(sum.day) })).reverse()}
        />
      </Box>
    </Box>
  );
};
