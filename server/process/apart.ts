import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { ConfigError } from '../config.ts';

type Answer = { done: unknown } | { message: string; isConfigError: boolean };

/** Node itself sends messages too, under `--watch`. */
const isAnswer = (message: unknown): message is Answer =>
  typeof message === 'object' && message !== null && ('done' in message || 'isConfigError' in message);

const kill = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
};

/**
 * Runs a script that is made with `workApart` in a process of its own, whose memory is free again afterwards. The order is sent and not given
 * as an argument, which every account of the machine can read. `later` gets how to break it off. Throws what was thrown there.
 */
export const runApart = async <A>(
  script: URL,
  order: object,
  later: (step: () => Promise<unknown>) => void = () => undefined,
): Promise<A> => {
  const child = fork(fileURLToPath(script), [], {
    // What watches or measures this process is not for that one.
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  later(() => kill(child));
  let answer: Answer | undefined;
  child.on('message', (message) => {
    if (isAnswer(message)) answer = message;
  });
  const ended = once(child, 'exit');
  child.send(order, () => undefined);
  const [code, signal] = await ended;
  if (answer && 'done' in answer) return answer.done as A;
  if (answer?.isConfigError) throw new ConfigError(answer.message);
  throw new Error(answer?.message ?? `${fileURLToPath(script)} ended with ${signal ?? code}.`);
};

const answerTo = async <O>(work: (order: O) => Promise<unknown>, order: O): Promise<Answer> => {
  try {
    return { done: (await work(order)) ?? null };
  } catch (error) {
    const { message, stack = message } = error as Error;
    const isConfigError = error instanceof ConfigError;
    return { message: isConfigError ? message : stack, isConfigError };
  }
};

/** The other side of `runApart`: does the work of one order, answers, and ends. */
export const workApart = <O>(work: (order: O) => Promise<unknown>): void => {
  // Ctrl-C reaches this process too. Its parent ends it in the right order, before the database stops.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
  // The parent is gone.
  process.on('disconnect', () => process.exit(1));
  process.once('message', (order) => {
    void answerTo(work, order as O).then((answer) => process.send?.(answer, () => process.exit(0)));
  });
};
