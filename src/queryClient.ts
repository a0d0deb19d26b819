import {
  MutationCache,
  type Query,
  QueryCache,
  QueryClient,
  type RefetchOptions,
  type RefetchQueryFilters,
} from '@tanstack/react-query';
import { noteAnswer, noteFailure, onLineBack } from './components/shell/connection.ts';
import { isFinal, waitAfter } from './providers/http/retrying.ts';
import { onLanguage } from './providers/language.ts';

const RETRIES = 2;
const FRESH_MS = 10_000;

const FIRST_RETRY_MS = 1000;
/** A page that waits longer than this shows why instead. */
const MOST_WAIT_MS = 10_000;

const watch = { onSuccess: noteAnswer, onError: noteFailure };

const isAwaited = (query: Query): boolean =>
  query.state.data === undefined &&
  query.state.fetchStatus === 'fetching' &&
  !query.isDisabled() &&
  !query.isStatic();

/**
 * A question asked again while its first answer is under way waits for another one: TanStack Query gives up a second answer for that, but is
 * content with a first, which may tell of what was before a change. Whoever waited for the first gets the one that comes in its place.
 */
class AskingAnew extends QueryClient {
  override refetchQueries(filters?: RefetchQueryFilters, options?: RefetchOptions): Promise<void> {
    const awaited = this.getQueryCache().findAll(filters).filter(isAwaited);
    if (options?.cancelRefetch !== false) for (const query of awaited) void query.cancel({ silent: true });
    return super.refetchQueries(filters, options);
  }
}

/** How answers are kept: fresh for ten seconds, asked again twice when nobody answered or the server failed, never when it refused. */
export const createQueryClient = (): QueryClient =>
  new AskingAnew({
    queryCache: new QueryCache(watch),
    mutationCache: new MutationCache(watch),
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        retry: (failures, error) =>
          failures < RETRIES && !isFinal(error) && waitAfter(1, error, FIRST_RETRY_MS) <= MOST_WAIT_MS,
        retryDelay: (failures, error) => waitAfter(failures + 1, error, FIRST_RETRY_MS),
      },
      mutations: { retry: false },
    },
  });

const isFailed = ({ state }: Query): boolean => state.status === 'error' && !isFinal(state.error);

/** Asks again for what the page shows as failed once the line is back; returns how to stop. */
export const followLine = (client: QueryClient): (() => void) =>
  onLineBack(() => {
    void client.refetchQueries({ type: 'active', predicate: isFailed }, { cancelRefetch: false });
  });

/** Answers that the server puts into words for their reader, by the first part of their key. */
const WORDED: ReadonlySet<unknown> = new Set([
  'job',
  'jobs',
  'notices',
  'import',
  'imports',
  'importRows',
  'importProblems',
]);
const isWorded = ({ queryKey, state }: Query): boolean => state.status === 'error' || WORDED.has(queryKey[0]);

/**
 * Asks again for what the server worded, refusals too, after each change of the language; returns how to stop. A first answer that is
 * still under way is in the language before: asking again alone would be content with it.
 */
export const followLanguage = (client: QueryClient): (() => void) =>
  onLanguage(async () => {
    await client.cancelQueries({ predicate: isWorded });
    await client.invalidateQueries({ predicate: isWorded });
  });
