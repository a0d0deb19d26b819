import { type FormEvent, useRef, useState } from 'react';
import { ApiError } from '../providers/http/apiError.ts';

export interface Submission {
  isBusy: boolean;
  /** Why the last try failed; a new object each time. */
  failure: ApiError | null;
  /** Instant (ms) before which another try is refused, by a locked account or a rate limit; 0 for none. */
  waitUntil: number;
  submit: (event?: FormEvent) => void;
}

/** Runs a form's action once at a time, and keeps its failure. */
export function useSubmit(action: () => Promise<void>): Submission {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [waitUntil, setWaitUntil] = useState(0);
  const running = useRef(false);

  const run = async (): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await action();
      setFailure(null);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error);
      setWaitUntil(error.retryAfter ? Date.now() + error.retryAfter * 1000 : 0);
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  const submit = (event?: FormEvent): void => {
    event?.preventDefault();
    void run();
  };
  return { isBusy, failure, waitUntil, submit };
}
