import type { ReactNode } from 'react';
import { PageLoading } from '../shell/PageLoading.tsx';
import { FailedState } from '../ui/states/FailedState.tsx';
import { Loading } from './Loading.tsx';
import { StaleBanner } from './list/StaleBanner.tsx';
import { problemOf } from './problem.ts';

/** What is read of a query; one of TanStack Query or react-admin is one. */
export interface Answer<T> {
  data: T | undefined;
  error: unknown;
  /** When the data came, in milliseconds. */
  dataUpdatedAt: number;
  refetch: () => unknown;
}

interface Props<T> {
  query: Answer<T>;
  /** Skeletons in the measure of what will stand there; without them, the outline of a page, or of what is below its head. */
  waiting?: ReactNode;
  /** Stands above what waits or failed: the title of a page that takes its own from the data. */
  head?: ReactNode;
  /** Stands in place of data that is not there (404) or may not be seen (403). */
  gone?: (status: 403 | 404) => ReactNode;
  children: (data: T) => ReactNode;
}

/**
 * What a query answered. Until it has, what is on its way; when it cannot, why, and a button that asks again. Data at hand outlives a
 * refresh that fails, and is said to be of before.
 */
export const Answered = <T,>({ query, waiting, head, gone, children }: Props<T>) => {
  const { data, error, dataUpdatedAt, refetch } = query;
  const problem = error ? problemOf(error) : null;
  const retry = () => void refetch();
  if (data !== undefined) {
    return (
      <>
        {problem && <StaleBanner problem={problem} loadedAt={new Date(dataUpdatedAt)} onRetry={retry} />}
        {children(data)}
      </>
    );
  }
  if (gone && (problem?.status === 403 || problem?.status === 404)) return gone(problem.status);
  return (
    <>
      {head}
      {problem && <FailedState message={problem.message} requestId={problem.requestId} onRetry={retry} />}
      {!problem && (waiting ? <Loading>{waiting}</Loading> : <PageLoading isBelowHead={Boolean(head)} />)}
    </>
  );
};
