import { Worker } from 'node:worker_threads';
import type { Paper } from './makePdf.ts';

type Pdf = Uint8Array<ArrayBuffer>;
type Answer = { id: number; pdf: Pdf } | { id: number; problem: string };

interface Press {
  worker: Worker;
  waiting: Map<number, { resolve: (pdf: Pdf) => void; reject: (error: Error) => void }>;
}

const LONGEST_MS = 60_000;

let press: Press | undefined;
let printed = 0;

const open = (): Press => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { execArgv: [] });
  const made: Press = { worker, waiting: new Map() };
  worker.on('message', (answer: Answer) => {
    const { resolve, reject } = made.waiting.get(answer.id) ?? {};
    made.waiting.delete(answer.id);
    if ('pdf' in answer) resolve?.(answer.pdf);
    else reject?.(new Error(`A PDF was not made: ${answer.problem}`));
    // A server that stops does not wait for an idle thread.
    if (!made.waiting.size) worker.unref();
  });
  const fail = (error: Error) => {
    if (press === made) press = undefined;
    for (const { reject } of made.waiting.values()) reject(error);
    made.waiting.clear();
  };
  worker.on('error', fail);
  worker.on('exit', (code) => fail(new Error(`The thread that prints ended with ${code}`)));
  worker.unref();
  return made;
};

/** Ends a thread that does not come to an end with a paper. */
const watch = ({ worker, waiting }: Press, id: number): void => {
  setTimeout(() => waiting.has(id) && void worker.terminate(), LONGEST_MS).unref();
};

/** Makes a PDF in a thread of its own, so that requests go on meanwhile; the thread starts with the first one. */
export const printPdf = (paper: Paper): Promise<Pdf> =>
  new Promise((resolve, reject) => {
    press ??= open();
    const id = ++printed;
    press.waiting.set(id, { resolve, reject });
    press.worker.ref();
    press.worker.postMessage({ id, paper });
    watch(press, id);
  });
