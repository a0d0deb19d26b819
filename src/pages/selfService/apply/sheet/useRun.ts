import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../../providers/http/apiError.ts';

/** What is under way; `share` from 0 to 1. */
export type Busy = { what: 'sending'; share: number } | { what: 'reading' | 'adding' };
/** Why it failed: what was typed could not be saved before it, or the call; and how it is tried again. */
export interface Failure {
  error: ApiError | 'unsaved';
  again: () => void;
}

/** What was typed elsewhere in the application has not reached the server. */
export class Unsaved extends Error {}

const isAbort = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

const errorOf = (error: unknown): Failure['error'] => {
  if (error instanceof Unsaved) return 'unsaved';
  if (error instanceof ApiError) return error;
  throw error;
};

/** Runs one deed at a time, however often it is asked for; one that the line has cut off goes on by itself once there is one again. */
export const useRun = () => {
  const [busy, setBusy] = useState<Busy | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  /** Instant (ms) until which the server has put it off. */
  const [until, setUntil] = useState<number | null>(null);
  const running = useRef(false);

  const run = async (first: Busy, deed: () => Promise<void>): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setFailure(null);
    setBusy(first);
    try {
      await deed();
    } catch (error) {
      if (!isAbort(error)) setFailure({ error: errorOf(error), again: () => void run(first, deed) });
    } finally {
      running.current = false;
      setBusy(null);
      setUntil(null);
    }
  };

  const isCut = failure?.error instanceof ApiError && failure.error.status === 0;
  useEffect(() => {
    if (!isCut || !failure) return;
    window.addEventListener('online', failure.again);
    return () => window.removeEventListener('online', failure.again);
  }, [isCut, failure]);
  return { busy, setBusy, failure, setFailure, until, setUntil, run, isCut };
};
