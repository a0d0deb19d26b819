import { useQuery } from '@tanstack/react-query';
import type { ReceiptMonth } from '#domain/receipts/receiptMonth.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';

/** What the closed days of a payor's month come to; asked for once for the panel and the breakdown. */
export const usePayorMonth = (payorId: string | null, month: ReceiptMonth) => {
  const provider = useSukiDataProvider();
  return useQuery({
    queryKey: ['official-receipts', 'summary', payorId, month.month, month.year],
    queryFn: () => provider.getPayorSummary(payorId ?? '', month),
    enabled: payorId !== null,
  });
};
