import { useMemo } from 'react';
import type { ReceiptBatch } from '#contract/finance/receiptMonth.ts';
import { FORMS_OF_PAYMENT, formOfPayment } from '#domain/receipts/formOfPayment.ts';
import { monthName } from '#domain/receipts/receiptMonth.ts';
import { RECEIPT_STATUSES, receiptStatus } from '#domain/receipts/receiptStatus.ts';
import { RECEIPT_TYPES, receiptType } from '#domain/receipts/receiptTypes.ts';
import { each } from '#domain/sentence.ts';
import type { FilterDef } from '../../../components/admin/list/filters/filterDefs.ts';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';

/** What was issued of a month at once: "October 2026, OR-0000000012 – OR-0000000047". */
const batchName = ({ month, year, firstNumber, lastNumber }: ReceiptBatch) =>
  each((language) => `${monthName(month)[language]} ${year}, ${firstNumber} – ${lastNumber}`);

const F = 'receipts.field';

/** The filters of the list. */
export const useReceiptFilters = (): readonly FilterDef[] => {
  const provider = useSukiDataProvider();
  const language = useLanguage();
  return useMemo(
    () => [
      { kind: 'days', field: 'dateIssued', label: `${F}.dateIssued` },
      {
        kind: 'choices',
        field: 'receiptType',
        label: `${F}.receiptType`,
        options: RECEIPT_TYPES.map((value) => ({ value, label: receiptType[value].label[language] })),
      },
      {
        kind: 'choices',
        field: 'status',
        label: `${F}.status`,
        options: RECEIPT_STATUSES.map((value) => ({ value, label: receiptStatus[value].label[language] })),
      },
      {
        kind: 'found',
        field: 'partnerId',
        label: 'receipts.partner',
        search: async (text) =>
          (await provider.findPayors(text)).map(({ id, name }) => ({ value: id, label: name })),
        nameOf: async (id) => (await provider.getPayor(id))?.name ?? null,
      },
      {
        kind: 'choices',
        field: 'formOfPayment',
        label: `${F}.formOfPayment`,
        options: FORMS_OF_PAYMENT.map((value) => ({ value, label: formOfPayment[value][language] })),
      },
      {
        kind: 'found',
        field: 'batchId',
        label: 'receipts.batch',
        search: async (text) =>
          (await provider.listReceiptBatches())
            .filter(({ issuedCount }) => issuedCount)
            .map((batch) => ({ value: batch.id, label: batchName(batch)[language] }))
            .filter(({ label }) => label.toLowerCase().includes(text.trim().toLowerCase())),
        nameOf: async (id) => {
          const [batch] = await provider.listReceiptBatches(id);
          return batch ? batchName(batch)[language] : null;
        },
      },
    ],
    [provider, language],
  );
};
