import { useQuery } from '@tanstack/react-query';
import type { RecordKind } from '../../../providers/verbs/recordVerbs.ts';
import { useSukiDataProvider } from '../useSukiDataProvider.ts';
import { recordKey } from './recordKeys.ts';

/** The head of a partner or store; every component that asks shares one answer. */
export const useRecordSummary = (kind: RecordKind, id: string) => {
  const dataProvider = useSukiDataProvider();
  return useQuery({
    queryKey: recordKey(kind, id, 'summary'),
    queryFn: () => dataProvider.getRecordSummary(kind, id),
  });
};
