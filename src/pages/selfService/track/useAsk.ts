import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../providers/http/apiError.ts';

export interface Asked<T> {
  data: T | null;
  failure: ApiError | null;
  /** Asks again; what is there stays until the answer has come. */
  reload: () => void;
}

/** Asks once for each key, and again by `reload`. */
export const useAsk = <T>(key: string, load: () => Promise<T>): Asked<T> => {
  const [answer, setAnswer] = useState<{ key: string; data: T } | null>(null);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [tries, setTries] = useState(0);
  const latest = useRef(load);
  latest.current = load;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks again
  useEffect(() => {
    let isGone = false;
    latest.current().then(
      (data) => {
        if (isGone) return;
        setFailure(null);
        setAnswer({ key, data });
      },
      (error: unknown) => {
        if (!isGone && error instanceof ApiError) setFailure(error);
      },
    );
    return () => {
      isGone = true;
    };
  }, [key, tries]);
  const data = answer?.key === key ? answer.data : null;
  return { data, failure, reload: () => setTries((count) => count + 1) };
};
