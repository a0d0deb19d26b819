import { randomId } from '../../../providers/http/randomId.ts';

export type SendFile = (
  file: File,
  options: {
    key: string;
    signal: AbortSignal;
    onProgress: (share: number) => void;
    /** Hears until when (ms) the server puts it off where that is waited out, and null when it goes on. */
    onWait: (until: number | null) => void;
  },
) => Promise<void>;

/** How far a file is. Refused: it was not sent at all, and a second try would end alike. */
export interface Progress {
  state: 'waiting' | 'sending' | 'done' | 'failed' | 'refused';
  /** From 0 to 1. */
  share: number;
  error?: unknown;
  /** Instant (ms) until which the server has put it off. */
  until?: number | null;
}

interface Work {
  file: File;
  send: SendFile;
  key: string;
  stop: AbortController;
}

/** Files that leave at the same time; the others wait. */
const AT_ONCE = 2;

/** Nobody knows whether it arrived: the same key says so to the server. */
export const isUncertain = (error: unknown): boolean =>
  !(typeof error === 'object' && error !== null && 'status' in error && Number(error.status) >= 400);

/** Sends files in their turn; `tell` hears how far each one is. */
export const createUploadQueue = (tell: (id: string, progress: Progress) => void) => {
  const works = new Map<string, Work>();
  let waiting: string[] = [];
  let sending = 0;

  const sendOne = async (id: string, work: Work): Promise<void> => {
    const { file, send, key, stop } = work;
    const { signal } = stop;
    let share = 0;
    // Of what was dropped nothing is told any more: another one may have its name.
    const say = (progress: Progress): void => {
      if (!signal.aborted) tell(id, progress);
    };
    const onProgress = (now: number): void => {
      share = now;
      say({ state: 'sending', share });
    };
    const onWait = (until: number | null): void => say({ state: 'sending', share, until });
    onProgress(0);
    try {
      await send(file, { key, signal, onProgress, onWait });
      if (works.get(id) === work) works.delete(id);
      say({ state: 'done', share: 1 });
    } catch (error) {
      if (!isUncertain(error)) work.key = randomId();
      say({ state: 'failed', share: 0, error });
    }
  };
  const pump = (): void => {
    while (sending < AT_ONCE) {
      const id = waiting.shift();
      const work = id && works.get(id);
      if (!id || !work) return;
      sending += 1;
      void sendOne(id, work).finally(() => {
        sending -= 1;
        pump();
      });
    }
  };
  return {
    /** `key` names a file whose sending was begun before. */
    add: (id: string, file: File, send: SendFile, key = randomId()): void => {
      works.set(id, { file, send, key, stop: new AbortController() });
      waiting.push(id);
    },
    retry: (id: string): void => {
      waiting.push(id);
      tell(id, { state: 'waiting', share: 0 });
      pump();
    },
    drop: (id: string): void => {
      works.get(id)?.stop.abort();
      works.delete(id);
      waiting = waiting.filter((one) => one !== id);
    },
    pump,
  };
};
