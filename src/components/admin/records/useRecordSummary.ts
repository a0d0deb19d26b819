import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { SukiDataProvider } from '../../../providers/dataProvider.ts';
import type { RecordKind } from '../../../providers/verbs/recordVerbs.ts';
import { recordKey } from './recordKeys.ts';

/** The head of a partner or store; every component that asks shares one answer. */
export const useRecordSummary = (kind: RecordKind, id: string) => {
  const dataProvider = useDataProvider<SukiDataProvider>();
  return useQuery({
    queryKey: recordKey(kind, id, 'summary'),
    queryFn: () => dataProvider.getRecordSummary(kind, id),
  });
};
