import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { manilaDate } from '#domain/day.ts';
import { MONTHS, monthBefore, type ReceiptMonth } from '#domain/receipts/receiptMonth.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';

const BASE = 'official-receipts';

/** The month that the address names, else the last one that is over; and how another one is chosen. */
export const useChosenMonth = () => {
  const [params, setParams] = useSearchParams();
  const usual = monthBefore(manilaDate(new Date()));
  const [month, year] = [Number(params.get('month')), params.get('year') ?? ''];
  const isNamed = MONTHS.includes(month) && /^20\d\d$/.test(year);
  const of: ReceiptMonth = isNamed ? { month, year: Number(year) } : usual;
  const choose = (next: ReceiptMonth) =>
    setParams({ month: String(next.month), year: String(next.year) }, { replace: true });
  return { of, choose };
};

/** What a month comes to for each partner as it stands now, and the order of one's own that is followed until it is over. */
export const useReceiptMonth = ({ month, year }: ReceiptMonth) => {
  const provider = useSukiDataProvider();
  const [followed, follow] = useState<string | null>(null);
  const query = useQuery({
    queryKey: [BASE, 'month', year, month],
    queryFn: () => provider.getReceiptMonth({ month, year }),
  });
  const found = query.data?.jobId ?? null;
  // One that was on its way when the page was opened: its end is shown too.
  if (found !== null && found !== followed) follow(found);
  return { query, followed, follow };
};

/** What was issued at once, the latest first. */
export const useReceiptBatches = () => {
  const provider = useSukiDataProvider();
  return useQuery({ queryKey: [BASE, 'batches'], queryFn: () => provider.listReceiptBatches() });
};
