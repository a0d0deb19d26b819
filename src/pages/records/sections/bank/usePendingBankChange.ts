import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useRecordShell } from '../../../../components/admin/records/recordContext.ts';
import { recordKey } from '../../../../components/admin/records/recordKeys.ts';
import type { SukiDataProvider } from '../../../../providers/dataProvider.ts';

/** The change of the record's bank account that waits for a second person or for its time; null when there is none. */
export const usePendingBankChange = () => {
  const provider = useDataProvider<SukiDataProvider>();
  const { kind, recordId } = useRecordShell();
  return useQuery({
    queryKey: recordKey(kind, recordId, 'bankChange'),
    queryFn: () => provider.getPendingBankChange(kind, recordId),
  });
};
