import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useListContext, useTranslate } from 'react-admin';
import type { ReceiptTotals } from '#contract/finance/officialReceipts.ts';
import { formatDate } from '#domain/day.ts';
import { receiptFields as fields } from '#domain/fields/receipt.ts';
import { receiptType } from '#domain/receipts/receiptTypes.ts';
import { SumTable } from '../../../components/admin/totals/SumTable.tsx';
import { TotalsFrame } from '../../../components/admin/totals/TotalsFrame.tsx';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { countText } from '../../../components/ui/numberTexts.ts';
import { MoneyText } from '../../../components/ui/texts.tsx';

const ByType = ({ totals }: { totals: ReceiptTotals }) => {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <SumTable
      title={translate('receipts.totals.byType')}
      columns={[
        { label: translate('receipts.totals.count') },
        { label: fields.grossAmount.label[language] },
        { label: fields.netPayment.label[language], isWide: true },
      ]}
      rows={totals.byType.map(({ receiptType: type, count, grossAmount, netPayment }) => ({
        key: type,
        name: receiptType[type].label[language],
        sums: [
          countText(count),
          <MoneyText key="gross" amount={grossAmount} />,
          <MoneyText key="net" amount={netPayment} />,
        ],
      }))}
    />
  );
};

/** What the receipts come to that the list's filters leave, whatever the page; cancelled ones come to nothing. */
export const ReceiptTotalsPanel = () => {
  const translate = useTranslate();
  const language = useLanguage();
  const provider = useSukiDataProvider();
  const { filterValues } = useListContext();
  const query = useQuery({
    queryKey: ['official-receipts', 'totals', filterValues],
    queryFn: () => provider.getReceiptTotals(filterValues),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const word = (key: string, of: object = {}) => translate(`receipts.totals.${key}`, of);
  const daysOf = ({ from, to }: ReceiptTotals) => {
    if (!from || !to) return word('ofAnyDay');
    return word(from === to ? 'ofDay' : 'ofDays', { from: formatDate(from), to: formatDate(to) });
  };
  const spanOf = (totals: ReceiptTotals) => {
    const { cancelledCount } = totals;
    const cancelled = word(cancelledCount === 0 ? 'noneCancelled' : 'cancelled', {
      smart_count: cancelledCount,
    });
    return `${daysOf(totals)} · ${cancelled}`;
  };
  return (
    <TotalsFrame
      title={word('title')}
      query={query}
      span={spanOf}
      figures={(totals) => [
        { label: word('count'), value: totals && countText(totals.count) },
        {
          label: fields.grossAmount.label[language],
          value: totals && <MoneyText amount={totals.grossAmount} />,
        },
        {
          label: fields.withholdingTax.label[language],
          value: totals && <MoneyText amount={totals.withholdingTax} />,
        },
        {
          label: fields.netPayment.label[language],
          value: totals && <MoneyText amount={totals.netPayment} />,
        },
      ]}
      detail={(totals) => (totals.byType.length > 1 ? <ByType totals={totals} /> : null)}
      more={word('more')}
      less={word('less')}
    />
  );
};
