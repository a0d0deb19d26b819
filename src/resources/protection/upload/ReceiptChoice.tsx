import { useCallback } from 'react';
import { useGetOne, useTranslate } from 'react-admin';
import type { ProtectionReceipt, ProtectionRow } from '#contract/finance/protection.ts';
import { monthWords } from '#domain/settlement/protection/monthWords.ts';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { WHOLE_RECORD } from '../../../components/admin/wholeRecord.ts';
import { Panel } from '../../../components/ui/Panel.tsx';
import { SearchCombobox } from '../../../components/ui/search/SearchCombobox.tsx';

interface Props {
  id: string | null;
  onChoose: (id: string | null) => void;
}

/** Of which receipt the paper is: those that are pending are found by their partner, the oldest month first. */
export const ReceiptChoice = ({ id, onChoose }: Props) => {
  const translate = useTranslate();
  const language = useLanguage();
  const provider = useSukiDataProvider();
  const { data: chosen } = useGetOne<ProtectionReceipt>(
    'protection-receipts',
    { id: id ?? '', meta: WHOLE_RECORD },
    { enabled: id !== null, retry: false },
  );
  const optionOf = useCallback(
    (row: ProtectionRow) => ({
      value: row.id,
      label: `${row.partnerName}, ${monthWords(row.month, language)}`,
    }),
    [language],
  );
  return (
    <Panel title={translate('protection.upload.which')}>
      <SearchCombobox
        label={translate('protection.upload.receipt')}
        help={translate('protection.upload.receiptHelp')}
        value={id}
        known={chosen ? optionOf(chosen) : null}
        search={async (text) => (await provider.findPendingReceipts(text)).map(optionOf)}
        onChange={onChoose}
      />
    </Panel>
  );
};
