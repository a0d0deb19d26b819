import { parentPort } from 'node:worker_threads';
import { makePdf, type Paper } from './makePdf.ts';

// One paper after the other: a second thread's worth of work would only slow both.
let last: Promise<unknown> = Promise.resolve();

const answer = async (id: number, paper: Paper): Promise<void> => {
  try {
    const pdf = await makePdf(paper);
    parentPort?.postMessage({ id, pdf }, [pdf.buffer]);
  } catch (error) {
    parentPort?.postMessage({ id, problem: (error as Error).stack ?? String(error) });
  }
};

parentPort?.on('message', ({ id, paper }: { id: number; paper: Paper }) => {
  last = last.then(() => answer(id, paper));
});
