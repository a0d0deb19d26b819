import BarChartIcon from '@mui/icons-material/BarChartOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import type { TransactionTotals } from '#contract/finance/transactions.ts';
import { formatDate } from '#domain/day.ts';
import { problemOf } from '../../../components/admin/problem.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { countText } from '../../../components/ui/numberTexts.ts';
import { FailedState } from '../../../components/ui/states/FailedState.tsx';
import { MoneyText } from '../../../components/ui/texts.tsx';
import { TotalsDetail } from './TotalsDetail.tsx';

const Figure = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box sx={{ minWidth: 0 }}>
    <Typography component="dt" variant="caption" color="textSecondary" noWrap>
      {label}
    </Typography>
    <Typography component="dd" sx={{ m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
      {children}
    </Typography>
  </Box>
);

/** Less those that were refunded: what is left of the payments. */
const Figures = ({ totals }: { totals: TransactionTotals | undefined }) => {
  const translate = useTranslate();
  const waiting = <Skeleton width={88} />;
  const money = (amount: string | undefined) =>
    amount === undefined ? waiting : <MoneyText amount={amount} />;
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        flex: { xs: '1 1 100%', sm: 1 },
        display: 'grid',
        columnGap: { xs: 2, sm: 4 },
        rowGap: 1,
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, max-content)' },
      }}
    >
      <Figure label={translate('transactions.totals.count')}>
        {totals ? countText(totals.count) : waiting}
      </Figure>
      <Figure label={translate('transactions.totals.amount')}>{money(totals?.amount)}</Figure>
      <Figure label={translate('transactions.totals.refunded')}>{money(totals?.refundedAmount)}</Figure>
      <Figure label={translate('transactions.totals.voided')}>
        {totals ? countText(totals.voidedCount) : waiting}
      </Figure>
    </Box>
  );
};

/** What the payments come to that the list's filters leave, whatever the page; more of it, by day and product, folds out. */
export const TotalsPanel = () => {
  const translate = useTranslate();
  const provider = useSukiDataProvider();
  const { filterValues } = useListContext();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const query = useQuery({
    queryKey: ['transactions', 'totals', filterValues],
    queryFn: () => provider.getTransactionTotals(filterValues),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const { data, error } = query;
  if (error && !data) {
    const problem = problemOf(error);
    return (
      <FailedState
        message={problem.message}
        requestId={problem.requestId}
        onRetry={() => void query.refetch()}
      />
    );
  }
  const span = data && { from: formatDate(data.from), to: formatDate(data.to) };
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-label={translate('transactions.totals.title')}
      aria-busy={query.isFetching}
      sx={{ px: { xs: 2, sm: 2.5 }, py: 1.5 }}
    >
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {span ? (
          translate(span.from === span.to ? 'transactions.totals.ofDay' : 'transactions.totals.ofDays', span)
        ) : (
          <Skeleton width={200} />
        )}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 2 }}>
        <Figures totals={data} />
        <Button
          size="small"
          startIcon={<BarChartIcon />}
          aria-expanded={isOpen}
          aria-controls={id}
          disabled={!data || data.count === 0}
          onClick={() => setOpen(!isOpen)}
        >
          {translate(isOpen ? 'transactions.totals.less' : 'transactions.totals.more')}
        </Button>
      </Box>
      <div id={id}>{isOpen && data && data.count > 0 && <TotalsDetail totals={data} />}</div>
    </Paper>
  );
};
