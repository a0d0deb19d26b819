import type { Answer, Reader } from './reader.ts';

/** What a thread or process says, kept until somebody asks for it, in order. */
export interface Answers {
  put: (answer: Answer) => void;
  /** Whoever waits now or later gets this error; the first one counts. */
  breakWith: (error: unknown) => void;
  reader: Omit<Reader, 'ask'>;
}

/** Keeps answers; `stop` ends whoever gives them, when the reader is closed or the signal aborts. */
export const keepAnswers = (stop: () => Promise<unknown>, signal: AbortSignal | undefined): Answers => {
  const answers: Answer[] = [];
  let waiting: { resolve: (answer: Answer) => void; reject: (error: unknown) => void } | undefined;
  let broken: { error: unknown } | undefined;
  const breakWith = (error: unknown) => {
    broken ??= { error };
    waiting?.reject(broken.error);
    waiting = undefined;
  };
  const put = (answer: Answer) => {
    if (waiting) waiting.resolve(answer);
    else answers.push(answer);
    waiting = undefined;
  };
  const close = async () => {
    signal?.removeEventListener('abort', abort);
    await stop();
  };
  const abort = () => {
    breakWith(signal?.reason);
    void close();
  };
  signal?.addEventListener('abort', abort, { once: true });
  const next = (): Promise<Answer> =>
    new Promise((resolve, reject) => {
      if (broken) return reject(broken.error);
      const answer = answers.shift();
      if (answer) resolve(answer);
      else waiting = { resolve, reject };
    });
  return { put, breakWith, reader: { next, close } };
};
