import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { Answer } from './Answered.tsx';

/**
 * The answer that a form begins from: one that was asked for anew as the form opened. From then on it stays, whatever a refresh in the
 * background answers. The query is to refetch on each mount.
 */
export const useOpening = <T>(query: UseQueryResult<T>): Answer<T> => {
  const { data, error, isFetchedAfterMount, dataUpdatedAt, refetch } = query;
  const [opened, setOpened] = useState<T>();
  if (opened !== undefined) return { data: opened, error: null, dataUpdatedAt, refetch };
  const isFresh = data !== undefined && isFetchedAfterMount && !error;
  if (isFresh) setOpened(data);
  return { data: isFresh ? data : undefined, error, dataUpdatedAt, refetch };
};
