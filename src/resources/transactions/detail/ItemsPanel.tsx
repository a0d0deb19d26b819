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
  return (
    <Panel title={title}>
      <ItemsTable
        title={title}
        labels={labelsOf(transactionFields.items.of, language)}
        items={items}
        note={({ refunded }) =>
          refunded > 0 ? translate('transactions.itemsRefunded', { smart_count: refunded }) : null
        }
      />
    </Panel>
  );
};
