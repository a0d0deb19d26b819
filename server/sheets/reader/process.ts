import { setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import { readBook } from '../books/readBook.ts';
import type { Answer, Order } from './protocol.ts';
import { serve } from './serve.ts';

/** A list within the limits takes a tenth of it. */
const LONGEST_MS = 60_000;
/** Behind whoever waits for an answer. */
const NICENESS = 10;

const [order = '{}'] = process.argv.slice(2);
const say = (answer: Answer) => process.send?.(answer);

setPriority(NICENESS);
// A thread of its own ends this process when it takes too long: SheetJS lets nothing else run, and the server may be gone.
const watch = new Worker(`setTimeout(() => process.kill(process.pid, 'SIGKILL'), ${LONGEST_MS})`, {
  eval: true,
  execArgv: [],
});
process.on('disconnect', () => process.exit());
await serve(JSON.parse(order) as Order, { say, onAsk: (give) => process.on('message', give) }, readBook);
await watch.terminate();
