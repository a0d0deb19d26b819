import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useListContext, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import type { DisbursementTotals as Totals } from '#contract/finance/disbursements.ts';
import { formatDate } from '#domain/day.ts';
import { pathOf } from '#domain/pages.ts';
import { type MdrType, mdrType } from '#domain/records/mdrRates.ts';
import { productSlug } from '#domain/settlement/productSlug.ts';
import { SumTable } from '../../../components/admin/totals/SumTable.tsx';
import { SumTables } from '../../../components/admin/totals/SumTables.tsx';
import { TotalsFrame } from '../../../components/admin/totals/TotalsFrame.tsx';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { countText } from '../../../components/ui/numberTexts.ts';
import { MoneyText } from '../../../components/ui/texts.tsx';

type Sums = Pick<Totals, 'gross' | 'refunds' | 'net'>;
const sumsOf = ({ gross, refunds, net }: Sums) => [
  <MoneyText key="gross" amount={gross} />,
  <MoneyText key="refunds" amount={refunds} />,
  <MoneyText key="net" amount={net} />,
];

/** The sums by product, store and day; each leads to the lines that it is the sum of. */
const Detail = ({ totals }: { totals: Totals }) => {
  const translate = useTranslate();
  const language = useLanguage();
  const { pathname } = useLocation();
  const { filterValues } = useListContext();
  const narrowed = (more: object, path = pathname) => ({
    pathname: path,
    search: `?${new URLSearchParams({ filter: JSON.stringify({ ...filterValues, ...more }), page: '1' })}`,
  });
  const { byDay, byProduct, byStore, storeCount } = totals;
  const columns = [
    { label: translate('disbursements.field.gross'), isWide: true },
    { label: translate('disbursements.field.refunds'), isWide: true },
    { label: translate('disbursements.field.net') },
  ] as const;
  return (
    <Box sx={{ mt: 2 }}>
      <SumTables>
        {byProduct.length > 1 && (
          <SumTable
            title={translate('disbursements.field.transactionType')}
            columns={columns}
            rows={byProduct.map(({ transactionType, ...sums }) => ({
              ...{ key: transactionType, name: mdrType[transactionType][language] },
              to: narrowed(
                {},
                pathOf('disbursementReportOf', { transactionType: productSlug(transactionType) }),
              ),
              sums: sumsOf(sums),
            }))}
          />
        )}
        <div>
          <SumTable
            title={translate('disbursements.field.merchantName')}
            columns={columns}
            rows={byStore.map(({ merchantId, merchantName, ...sums }) => ({
              ...{ key: merchantId, name: merchantName },
              to: narrowed({ merchantId }),
              sums: sumsOf(sums),
            }))}
          />
          {storeCount > byStore.length && (
            <Typography variant="caption" color="textSecondary">
              {translate('disbursements.totals.someStores', {
                shown: countText(byStore.length),
                all: countText(storeCount),
              })}
            </Typography>
          )}
        </div>
        <SumTable
          title={translate('disbursements.field.day')}
          columns={columns}
          rows={byDay.map(({ day, ...sums }) => ({
            ...{ key: day, name: formatDate(day) },
            to: narrowed({ day: { gte: day, lte: day } }),
            sums: sumsOf(sums),
          }))}
        />
      </SumTables>
    </Box>
  );
};

const FIGURES = [
  ...(['gross', 'refunds', 'commission', 'taxOnCommission'] as const),
  ...(['withholdingTax', 'ewt', 'net'] as const),
];

/** What the lines come to that the report's filters leave, whatever the page. */
export const DisbursementTotals = ({ product }: { product: MdrType | null }) => {
  const translate = useTranslate();
  const provider = useSukiDataProvider();
  const { filterValues } = useListContext();
  const filters = product ? { ...filterValues, transactionType: product } : filterValues;
  const query = useQuery({
    queryKey: ['disbursements', 'totals', filters],
    queryFn: () => provider.getDisbursementTotals(filters),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const word = (key: string) => translate(`disbursements.totals.${key}`);
  return (
    <TotalsFrame
      title={word('title')}
      query={query}
      span={({ from, to }) =>
        translate(from === to ? 'disbursements.totals.ofDay' : 'disbursements.totals.ofDays', {
          from: formatDate(from),
          to: formatDate(to),
        })
      }
      figures={(totals) => [
        { label: word('lines'), value: totals && countText(totals.lineCount) },
        ...FIGURES.map((field) => ({
          label: translate(`disbursements.field.${field}`),
          value: totals && <MoneyText amount={totals[field]} />,
        })),
      ]}
      detail={(totals) => (totals.lineCount > 0 ? <Detail totals={totals} /> : null)}
      more={word('more')}
      less={word('less')}
    />
  );
};
