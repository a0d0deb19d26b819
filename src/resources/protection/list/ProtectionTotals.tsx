import Box from '@mui/material/Box';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useListContext, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import type { ProtectionTotals as Totals } from '#contract/finance/protection.ts';
import { monthWords } from '#domain/settlement/protection/monthWords.ts';
import type { ProtectionState } from '#domain/settlement/protection/protectionState.ts';
import { choicesOf } from '../../../components/admin/list/filters/filterDefs.ts';
import { SumTable } from '../../../components/admin/totals/SumTable.tsx';
import { TotalsFrame } from '../../../components/admin/totals/TotalsFrame.tsx';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { countText } from '../../../components/ui/numberTexts.ts';
import { MoneyText } from '../../../components/ui/texts.tsx';

/** The sums month by month; each leads to its receipts. */
const Months = ({ totals }: { totals: Totals }) => {
  const translate = useTranslate();
  const language = useLanguage();
  const { pathname } = useLocation();
  const { filterValues } = useListContext();
  const of = (month: string) => ({
    pathname,
    search: `?${new URLSearchParams({ filter: JSON.stringify({ ...filterValues, month: [month] }), page: '1' })}`,
  });
  return (
    <Box sx={{ mt: 2 }}>
      <SumTable
        title={translate('protection.field.month')}
        columns={[
          { label: translate('protection.totals.count') },
          { label: translate('protection.field.commission'), isWide: true },
          { label: translate('protection.field.net') },
        ]}
        rows={totals.byMonth.map(({ month, count, commission, net }) => ({
          ...{ key: month, name: monthWords(month, language), to: of(month) },
          sums: [
            countText(count),
            <MoneyText key="commission" amount={commission} />,
            <MoneyText key="net" amount={net} />,
          ],
        }))}
      />
    </Box>
  );
};

const FIGURES = ['gross', 'refunds', 'commission', 'taxOnCommission', 'withholdingTax', 'net'] as const;

/** What the receipts of a state come to that the list's filters leave, and of which months they are. */
export const ProtectionTotals = ({ state }: { state: ProtectionState }) => {
  const translate = useTranslate();
  const language = useLanguage();
  const provider = useSukiDataProvider();
  const { filterValues } = useListContext();
  const filters = { ...filterValues, state };
  const query = useQuery({
    queryKey: ['protection-receipts', 'totals', filters],
    queryFn: () => provider.getProtectionTotals(filters),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const word = (key: string) => translate(`protection.totals.${key}`);
  const months = choicesOf(filterValues?.month);
  const span = () => {
    if (months.length > 0) return months.map((month) => monthWords(month, language)).join(', ');
    return word(state === 'PENDING' ? 'anyMonth' : 'usualMonths');
  };
  return (
    <TotalsFrame
      title={word('title')}
      query={query}
      span={span}
      figures={(totals) => [
        { label: word('count'), value: totals && countText(totals.count) },
        ...FIGURES.map((field) => ({
          label: translate(`protection.field.${field}`),
          value: totals && <MoneyText amount={totals[field]} />,
        })),
      ]}
      detail={(totals) => (totals.byMonth.length > 0 ? <Months totals={totals} /> : null)}
      more={word('more')}
      less={word('less')}
    />
  );
};
