import { parentPort, workerData } from 'node:worker_threads';
import { openSource } from './openSource.ts';
import type { PackedRows } from './packing.ts';
import { SheetProblem } from './problems.ts';
import type { Answer, Order } from './protocol.ts';

const say = (answer: Answer) => parentPort?.postMessage(answer);

const giveRows = (rows: PackedRows) =>
  parentPort?.postMessage({ kind: 'rows', rows } satisfies Answer, [rows.numbers.buffer]);

const fail = (error: unknown) => {
  if (error instanceof SheetProblem) say({ kind: 'refused', code: error.code, sentence: error.sentence });
  else
    say({ kind: 'failed', reason: error instanceof Error ? (error.stack ?? error.message) : String(error) });
};

const { path, options } = workerData as Order;
try {
  const source = await openSource(path, options);
  say({ kind: 'opened', description: source.description });
  const all = source.batches();
  // One message asks for one batch: whoever reads sets the pace.
  parentPort?.on('message', () => {
    all
      .next()
      .then(async ({ done, value }) => {
        if (done) await source.close();
        if (done) say({ kind: 'end' });
        else giveRows(value);
      })
      .catch(fail);
  });
} catch (error) {
  fail(error);
}
