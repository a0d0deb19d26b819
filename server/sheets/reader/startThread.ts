import { Worker } from 'node:worker_threads';
import { refused } from '../sheetProblem.ts';
import { keepAnswers } from './answers.ts';
import type { Answer, Order, Reader } from './reader.ts';

/** A file that is within the limits needs a third of it. */
const HEAP_MB = 768;
const YOUNG_MB = 16;

/** A thread that reads one .xlsx or csv; every message of it answers one wait, in order. */
export const startThread = (order: Order, signal: AbortSignal | undefined): Reader => {
  const worker = new Worker(new URL('./thread.ts', import.meta.url), {
    execArgv: [],
    workerData: order,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: YOUNG_MB },
  });
  const { put, breakWith, reader } = keepAnswers(() => worker.terminate(), signal);
  worker.on('message', (answer: Answer) => put(answer));
  worker.on('error', (error: NodeJS.ErrnoException) =>
    breakWith(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? refused('bomb') : error),
  );
  worker.on('exit', () => breakWith(new Error('The thread that reads a spreadsheet has ended')));
  return { ...reader, ask: () => worker.postMessage('next') };
};
