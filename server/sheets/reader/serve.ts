import { openSource, type ReadOther } from '../openSource.ts';
import { SheetProblem } from '../sheetProblem.ts';
import type { Answer, Order } from './reader.ts';

/** How a thread or process is spoken with. */
interface Line {
  say: (answer: Answer) => void;
  /** One message asks for one batch: whoever reads sets the pace. */
  onAsk: (give: () => void) => void;
}

/** Opens a file and hands out its rows as they are asked for. Whatever goes wrong is said, not thrown. */
export const serve = async (
  { path, options }: Order,
  { say, onAsk }: Line,
  readOther: ReadOther | null,
): Promise<void> => {
  const fail = (error: unknown) => {
    if (error instanceof SheetProblem) say({ kind: 'refused', code: error.code, sentence: error.sentence });
    else
      say({
        kind: 'failed',
        reason: error instanceof Error ? (error.stack ?? error.message) : String(error),
      });
  };
  try {
    const source = await openSource(path, options, readOther);
    if (!source) return say({ kind: 'elsewhere' });
    say({ kind: 'opened', description: source.description });
    const all = source.batches();
    onAsk(() => {
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
};
