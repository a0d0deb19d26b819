import { stat } from 'node:fs/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Row } from './cell.ts';
import type { OpenedSheet, OpenOptions, SheetDescription } from './openedSheet.ts';
import { unpackRows } from './packRows.ts';
import type { Answer, Order, Reader } from './reader/reader.ts';
import { startProcess } from './reader/startProcess.ts';
import { startThread } from './reader/startThread.ts';
import { keepLimits, SheetProblem } from './sheetProblem.ts';

/** Batches that are read ahead of the consumer. */
const AHEAD = 2;
/** The next answer of these kinds; throws what the others mean. */
const expectAnswer = async (reader: Reader): Promise<Exclude<Answer, { kind: 'refused' | 'failed' }>> => {
  const answer = await reader.next();
  if (answer.kind === 'refused') throw new SheetProblem(answer.code, answer.sentence);
  if (answer.kind === 'failed') throw new Error(`A spreadsheet was not read: ${answer.reason}`);
  return answer;
};

/** What a reader says of the file that it opened, null when the file is none of its own. A reader that fails is closed. */
const opened = async (reader: Reader): Promise<SheetDescription | null> => {
  try {
    const answer = await expectAnswer(reader);
    if (answer.kind === 'opened') return answer.description;
    if (answer.kind !== 'elsewhere') throw new Error(`A reader began with ${answer.kind}`);
  } catch (error) {
    await reader.close();
    throw error;
  }
  await reader.close();
  return null;
};

/** A reader that has opened the file: in a thread or, when it is a workbook that SheetJS reads, in a process of its own. */
const openReader = async (
  order: Order,
  signal: AbortSignal | undefined,
  waitMs: number | undefined,
): Promise<[Reader, SheetDescription]> => {
  const thread = startThread(order, signal);
  const description = await opened(thread);
  if (description) return [thread, description];
  const own = await startProcess(order, signal, waitMs);
  const ofBook = await opened(own);
  if (!ofBook) throw new Error('Nobody reads this spreadsheet');
  return [own, ofBook];
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
 * Opens a spreadsheet by its content, whatever its name says, where it hinders nobody: an .xlsx or .csv in a thread of its own, any
 * other workbook in a process, of which there are few at a time. All of it is unpacked, checked and counted before this resolves. Rejects with SheetProblem when the
 * file is refused, with the signal's reason when it is aborted, with the system's error when there is no such file.
 */
export const openSheet = async (
  path: string,
  { signal, waitMs, ...options }: OpenOptions,
): Promise<OpenedSheet> => {
  keepLimits({ bytes: (await stat(path)).size });
  signal?.throwIfAborted();
  const [reader, description] = await openReader({ path, options }, signal, waitMs);
  return {
    describe: () => description,
    rows: () => rowsOf(reader),
    close: reader.close,
    [Symbol.asyncDispose]: reader.close,
  };
};
