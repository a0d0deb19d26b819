import { useQuery } from '@tanstack/react-query';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';

const HOUR_MS = 3_600_000;

/** The kinds of documents as choices, and the label of a code; the code itself while they are on the way. */
export const useDocumentTypes = () => {
  const provider = useSukiDataProvider();
  const { data, isError, refetch } = useQuery({
    queryKey: ['lookup', 'documentType'],
    queryFn: () => provider.listLookup('documentType'),
    staleTime: HOUR_MS,
  });
  const options = (data ?? []).map(({ code, label }) => ({ value: code, label }));
  const labelOf = (code: string) => options.find(({ value }) => value === code)?.label ?? code;
  const status = isError ? ('failed' as const) : data ? ('ready' as const) : ('loading' as const);
  return { options, labelOf, status, retry: () => void refetch() };
};
