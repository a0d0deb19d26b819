import { useQuery } from '@tanstack/react-query';
import type { RecordType } from '#domain/pages/recordPages.ts';
import { countTexts } from '../../../components/admin/list/countTexts.ts';
import { countsKey } from '../../../components/admin/records/recordKeys.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';

/** How many records each tab of a list holds, in figures; nothing while it is unknown. */
export const useTabCounts = (type: RecordType): Readonly<Record<string, string>> => {
  const dataProvider = useSukiDataProvider();
  const { data = [] } = useQuery({
    queryKey: countsKey(type),
    queryFn: () => dataProvider.getTabCounts(type),
  });
  return countTexts(data);
};
