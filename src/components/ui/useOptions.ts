import { useCallback, useEffect, useState } from 'react';

export interface Option {
  value: string;
  label: string;
  /** The heading that it stands below; choices of one group stand together. */
  group?: string;
}

type State<O> = { key: string | null; options: readonly O[]; status: 'loading' | 'ready' | 'failed' };

/**
 * Loads the choices of a select for one parent. `key` names the parent; null means that none is chosen and nothing is loaded.
 * An answer for an earlier parent that arrives late is dropped.
 */
export const useOptions = <O>(key: string | null, load: (signal: AbortSignal) => Promise<readonly O[]>) => {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<State<O>>({ key: null, options: [], status: 'loading' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for what `load` closes over
  useEffect(() => {
    if (key === null) return;
    const abort = new AbortController();
    setState({ key, options: [], status: 'loading' });
    load(abort.signal).then(
      (options) => abort.signal.aborted || setState({ key, options, status: 'ready' }),
      () => abort.signal.aborted || setState({ key, options: [], status: 'failed' }),
    );
    return () => abort.abort();
  }, [key, attempt]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const current = state.key === key ? state : { options: [] as readonly O[], status: 'loading' as const };
  return { options: current.options, status: current.status, retry };
};
