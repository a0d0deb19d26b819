import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useListContext, useTranslate } from 'react-admin';
import { formatDate } from '#domain/day.ts';
import { reachedOf } from '#domain/transactions/refundStatus.ts';
import { TotalsFrame } from '../../../components/admin/totals/TotalsFrame.tsx';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { countText } from '../../../components/ui/numberTexts.ts';
import { MoneyText } from '../../../components/ui/texts.tsx';
import { TotalsDetail } from './TotalsDetail.tsx';

/** What the payments come to that the list's filters leave, whatever the page; more of it, by day and product, folds out. */
export const TotalsPanel = () => {
  const translate = useTranslate();
  const provider = useSukiDataProvider();
  const { filterValues } = useListContext();
  const query = useQuery({
    queryKey: ['transactions', 'totals', filterValues],
    queryFn: () => provider.getTransactionTotals(filterValues),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const word = (key: string) => translate(`transactions.totals.${key}`);
  return (
    <TotalsFrame
      title={word('title')}
      query={query}
      span={({ from, to }) =>
        translate(from === to ? 'transactions.totals.ofDay' : 'transactions.totals.ofDays', {
          from: formatDate(from),
          to: formatDate(to),
        })
      }
      figures={(totals) => [
        { label: word('count'), value: totals && countText(totals.count) },
        { label: word('amount'), value: totals && <MoneyText amount={totals.amount} /> },
        { label: word('refunded'), value: totals && <MoneyText amount={reachedOf(totals)} /> },
        ...(totals && totals.underWayAmount !== '0.00'
          ? [{ label: word('underWay'), value: <MoneyText amount={totals.underWayAmount} /> }]
          : []),
        ...(totals?.heldCount
          ? [{ label: word('held'), value: <MoneyText amount={totals.heldAmount} /> }]
          : []),
        { label: word('voided'), value: totals && countText(totals.voidedCount) },
      ]}
      detail={(totals) => (totals.count > 0 ? <TotalsDetail totals={totals} /> : null)}
      more={word('more')}
      less={word('less')}
    />
  );
};
