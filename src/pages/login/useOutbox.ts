import { useEffect, useState } from 'react';
import { ApiError } from '../../providers/http/apiError.ts';
import { demoOutbox, type OutboxMessage } from '../../providers/session/demoOutbox.ts';

const EVERY_MS = 5000;

export interface Outbox {
  /** Newest first; null before the first answer. */
  messages: OutboxMessage[] | null;
  /** Why the last try failed; what was read before stays. */
  failure: ApiError | null;
}

/** The demo's kept messages, read every five seconds. */
export function useOutbox(): Outbox {
  const [outbox, setOutbox] = useState<Outbox>({ messages: null, failure: null });
  useEffect(() => {
    const stop = new AbortController();
    const read = async (): Promise<void> => {
      try {
        const messages = await demoOutbox(stop.signal);
        messages.sort((a, b) => b.dtimeCreated.localeCompare(a.dtimeCreated));
        setOutbox({ messages, failure: null });
      } catch (error) {
        if (error instanceof ApiError) setOutbox(({ messages }) => ({ messages, failure: error }));
      }
    };
    void read();
    const timer = setInterval(read, EVERY_MS);
    return () => {
      stop.abort();
      clearInterval(timer);
    };
  }, []);
  return outbox;
}
