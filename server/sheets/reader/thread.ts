import { parentPort, workerData } from 'node:worker_threads';
import type { Answer, Order } from './reader.ts';
import { serve } from './serve.ts';

const say = (answer: Answer) =>
  parentPort?.postMessage(answer, answer.kind === 'rows' ? [answer.rows.numbers.buffer] : []);

await serve(workerData as Order, { say, onAsk: (give) => parentPort?.on('message', give) }, null);
