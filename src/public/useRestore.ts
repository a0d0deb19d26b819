import { useEffect, useState } from 'react';
import { ApiError } from '../providers/http/apiError.ts';
import { getUser, mayHaveSession } from '../providers/session/session.ts';
import { loadChunk } from './loading/chunks.ts';

type State = 'restoring' | 'settled' | ApiError;

/** Whoever has no session does not load what brings one back. */
const restore = async (): Promise<boolean> =>
  (await loadChunk(() => import('../providers/session/refresh.ts'))).restoreSession();

const start = (): State => (!getUser() && mayHaveSession() ? 'restoring' : 'settled');

/** Brings the session back once per page load, where its cookie says there may be one; `retry` after a failure. */
export function useRestore(): { state: State; retry: () => void } {
  const [state, setState] = useState<State>(start);
  useEffect(() => {
    if (state !== 'restoring') return;
    restore().then(
      () => setState('settled'),
      (error: unknown) => setState(error instanceof ApiError ? error : 'settled'),
    );
  }, [state]);
  return { state, retry: () => setState('restoring') };
}
