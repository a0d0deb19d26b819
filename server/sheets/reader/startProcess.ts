import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { refused } from '../sheetProblem.ts';
import { keepAnswers } from './answers.ts';
import { openPlaces } from './places.ts';
import type { Answer, Order, Reader } from './reader.ts';

const SCRIPT = fileURLToPath(new URL('./process.ts', import.meta.url));
/** A list within the limits needs two thirds of it at most. */
const HEAP_MB = 768;
/** Each may take its whole heap: a server has so many of them at once, and so many who wait for one while a person looks on. */
export const PROCESSES = openPlaces({ most: 2, line: 8, busy: () => refused('busy') });

/**
 * A process that has SheetJS read one workbook. A thread would not do: one that runs out of memory may take the server along. It
 * knows nothing of the server's settings, lets others go first, and is killed when it takes too much time or memory, for which the
 * file is refused. `onEnd` hears once that it is gone.
 */
const start = (order: Order, signal: AbortSignal | undefined, onEnd: () => void): Reader => {
  const child = fork(SCRIPT, [JSON.stringify(order)], {
    execArgv: [`--max-old-space-size=${HEAP_MB}`],
    env: { TZ: 'UTC' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const ended = once(child, 'exit').catch(() => undefined);
  void ended.then(onEnd);
  const stop = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  const { put, breakWith, reader } = keepAnswers(stop, signal);
  child.on('message', (answer) => put(answer as Answer));
  child.on('error', breakWith);
  child.on('exit', (code) => {
    // It ends by itself only when it cannot be started at all.
    const isOver = code !== 0 && code !== 1;
    breakWith(isOver ? refused('tooHeavy') : new Error('The process that reads a spreadsheet has ended'));
  });
  return { ...reader, ask: () => void (child.connected && child.send('next')) };
};

/** Such a process once there is room for it. Rejects with SheetProblem `busy`, or the signal's reason; see `Places`. */
export const startProcess = async (
  order: Order,
  signal: AbortSignal | undefined,
  waitMs: number | undefined,
): Promise<Reader> => {
  const leave = await PROCESSES.take(signal, waitMs);
  try {
    return start(order, signal, leave);
  } catch (error) {
    leave();
    throw error;
  }
};
