import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';

/**
 * Fetches the small pictures of documents, or of files that are none yet, each once: a file never changes, and of documents
 * the trail names every fetch.
 */
export const useThumbnails = (of: 'document' | 'staged') => {
  const client = useQueryClient();
  const provider = useSukiDataProvider();
  return useCallback(
    (id: string): Promise<Blob> =>
      client.fetchQuery({
        queryKey: ['thumbnail', of, id],
        queryFn: () => (of === 'staged' ? provider.previewStagedFile(id) : provider.thumbnailOfDocument(id)),
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
      }),
    [client, provider, of],
  );
};
