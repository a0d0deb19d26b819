import { parentPort, workerData } from 'node:worker_threads';
import { openSource } from './openSource.ts';
import { SheetProblem } from './problems.ts';
import type { Answer, Order } from './protocol.ts';
import type { Row } from './types.ts';

const BATCH = 500;

const say = (answer: Answer) => parentPort?.postMessage(answer);

const fail = (error: unknown) => {
  if (error instanceof SheetProblem) say({ kind: 'refused', code: error.code, sentence: error.sentence });
  else
    say({ kind: 'failed', reason: error instanceof Error ? (error.stack ?? error.message) : String(error) });
};

/** Lists of rows of any length as batches of at most 500, full ones but the last. */
async function* batches(lists: AsyncIterable<Row[]>): AsyncGenerator<Row[]> {
  let waiting: Row[] = [];
  for await (const rows of lists) {
    waiting = waiting.length ? waiting.concat(rows) : rows;
    let from = 0;
    for (; waiting.length - from >= BATCH; from += BATCH) yield waiting.slice(from, from + BATCH);
    waiting = from ? waiting.slice(from) : waiting;
  }
  if (waiting.length) yield waiting;
}

const { path, options } = workerData as Order;
try {
  const source = await openSource(path, options);
  say({ kind: 'opened', description: source.description });
  const all = batches(source.rows());
  // One message asks for one batch: whoever reads sets the pace.
  parentPort?.on('message', () => {
    all
      .next()
      .then(async ({ done, value }) => {
        if (done) await source.close();
        say(done ? { kind: 'end' } : { kind: 'rows', rows: value });
      })
      .catch(fail);
  });
} catch (error) {
  fail(error);
}
