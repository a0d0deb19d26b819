import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import type { StagedFile } from '../wizard/answers.ts';

const NONE: ReadonlySet<string> = new Set();

/** Ids of the files that the server no longer has: they ran out, or were discarded elsewhere. None until it has said so. */
export const useGoneFiles = (files: readonly Pick<StagedFile, 'fileId'>[]) => {
  const provider = useSukiDataProvider();
  const ids = files.map(({ fileId }) => fileId);
  const { data = NONE, refetch } = useQuery({
    queryKey: ['stagedFiles', ids],
    queryFn: async (): Promise<ReadonlySet<string>> => {
      const known = new Set(await provider.listStagedFiles());
      return new Set(ids.filter((id) => !known.has(id)));
    },
    enabled: ids.length > 0,
    // A file more changes nothing about those that are gone.
    placeholderData: keepPreviousData,
    structuralSharing: false,
  });
  const check = useCallback(() => void refetch(), [refetch]);
  return { gone: data, check };
};
