import { useQuery } from '@tanstack/react-query';
import { useRecordShell } from '../../../../components/admin/records/recordContext.ts';
import { recordKey } from '../../../../components/admin/records/recordKeys.ts';
import { useSukiDataProvider } from '../../../../components/admin/useSukiDataProvider.ts';

/** The change of the record's bank account that waits for a second person or for its time; null when there is none. */
export const usePendingBankChange = () => {
  const provider = useSukiDataProvider();
  const { kind, recordId } = useRecordShell();
  return useQuery({
    queryKey: recordKey(kind, recordId, 'bankChange'),
    queryFn: () => provider.getPendingBankChange(kind, recordId),
  });
};
