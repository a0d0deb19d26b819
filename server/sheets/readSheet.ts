import { stat } from 'node:fs/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { unpackRows } from './packing.ts';
import { keepLimits, refused, SheetProblem } from './problems.ts';
import type { Answer, Order } from './protocol.ts';
import type { OpenedSheet, OpenOptions, Row, SheetDescription } from './types.ts';

/** Batches that are read ahead of the consumer. */
const AHEAD = 2;
/** A file that is within the limits needs a third of it. */
const HEAP_MB = 768;
const YOUNG_MB = 16;

/** A thread that reads one file; every message of it answers one wait, in order. */
const startReader = (order: Order, signal: AbortSignal | undefined) => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    execArgv: [],
    workerData: order,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: YOUNG_MB },
  });
  const answers: Answer[] = [];
  let waiting: { resolve: (answer: Answer) => void; reject: (error: unknown) => void } | undefined;
  let broken: { error: unknown } | undefined;
  const breakWith = (error: unknown) => {
    broken ??= { error };
    waiting?.reject(broken.error);
    waiting = undefined;
  };
  worker.on('message', (answer: Answer) => {
    if (waiting) waiting.resolve(answer);
    else answers.push(answer);
    waiting = undefined;
  });
  worker.on('error', (error: NodeJS.ErrnoException) =>
    breakWith(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? refused('bomb') : error),
  );
  worker.on('exit', () => breakWith(new Error('The thread that reads a spreadsheet has ended')));
  const close = async () => {
    signal?.removeEventListener('abort', abort);
    await worker.terminate();
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
  return { ask: () => worker.postMessage('next'), next, close };
};

type Reader = ReturnType<typeof startReader>;

/** The next answer of these kinds; throws what the others mean. */
const expectAnswer = async (reader: Reader): Promise<Exclude<Answer, { kind: 'refused' | 'failed' }>> => {
  const answer = await reader.next();
  if (answer.kind === 'refused') throw new SheetProblem(answer.code, answer.sentence);
  if (answer.kind === 'failed') throw new Error(`A spreadsheet was not read: ${answer.reason}`);
  return answer;
};

const opened = async (reader: Reader): Promise<SheetDescription> => {
  const answer = await expectAnswer(reader);
  if (answer.kind !== 'opened') throw new Error(`A reader began with ${answer.kind}`);
  return answer.description;
};

async function* rowsOf(reader: Reader): AsyncGenerator<Row[], void> {
  try {
    for (let ahead = 0; ahead < AHEAD; ahead++) reader.ask();
    for (;;) {
      const answer = await expectAnswer(reader);
      if (answer.kind !== 'rows') return;
      reader.ask();
      yield unpackRows(answer.rows);
      // Messages that lie ready are handed over without a break: whoever reads fast would keep all others waiting.
      await nextTurn();
    }
  } finally {
    await reader.close();
  }
}

/**
 * Opens an .xlsx or .csv file in a thread of its own, so that requests go on meanwhile: by its content, whatever its name says. All
 * of it is unpacked, checked and counted before this resolves. Rejects with SheetProblem when the file is refused, with the
 * signal's reason when it is aborted, with the system's error when there is no such file.
 */
export const openSheet = async (path: string, { signal, ...options }: OpenOptions): Promise<OpenedSheet> => {
  keepLimits({ bytes: (await stat(path)).size });
  signal?.throwIfAborted();
  const reader = startReader({ path, options }, signal);
  try {
    const description = await opened(reader);
    return {
      describe: () => description,
      rows: () => rowsOf(reader),
      close: reader.close,
      [Symbol.asyncDispose]: reader.close,
    };
  } catch (error) {
    await reader.close();
    throw error;
  }
};
