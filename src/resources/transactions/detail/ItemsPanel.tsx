import { useTranslate } from 'react-admin';
import type { SoldItem } from '#contract/finance/transactions.ts';
import { labelsOf } from '#domain/fields/field.ts';
import { transactionFields } from '#domain/fields/transaction.ts';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { ItemsTable } from '../../../components/ui/ItemsTable.tsx';
import { Panel } from '../../../components/ui/Panel.tsx';

/** What was sold. */
export const ItemsPanel = ({ items }: { items: readonly SoldItem[] }) => {
  const translate = useTranslate();
  const language = useLanguage();
  const title = transactionFields.items.label[language];
  // What waits or is on its way did not reach the customer: that is not called refunded.
  const refundsOf = ({ refunded, underWay }: SoldItem) => [
    ...(refunded > underWay
      ? [translate('transactions.itemsRefunded', { smart_count: refunded - underWay })]
      : []),
    ...(underWay > 0 ? [translate('transactions.itemsUnderWay', { smart_count: underWay })] : []),
  ];
  return (
    <Panel title={title}>
      <ItemsTable
        title={title}
        labels={labelsOf(transactionFields.items.of, language)}
        items={items}
        note={(item) => (item.refunded > 0 ? refundsOf(item).join(' · ') : null)}
      />
    </Panel>
  );
};
