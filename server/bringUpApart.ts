import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { BringUpAnswer, BringUpOrder } from './bringUpChild.ts';
import { ConfigError } from './config.ts';

const SCRIPT = fileURLToPath(new URL('./bringUpChild.ts', import.meta.url));

const killed = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
};

/**
 * Does what `bringUp` does in a process of its own, whose memory is free again afterwards: making a demo takes a gigabyte. `later` gets
 * how to break it off. Throws what it threw there.
 */
export const bringUpApart = async (
  order: BringUpOrder,
  later: (step: () => Promise<unknown>) => void,
): Promise<string[]> => {
  // Its URL may hold a password, so it is sent: arguments are visible to every account of the machine.
  const child = fork(SCRIPT, [], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  later(() => killed(child));
  let answer: BringUpAnswer | undefined;
  child.on('message', (message) => {
    answer = message as BringUpAnswer;
  });
  const ended = once(child, 'exit');
  child.send(order, () => undefined);
  const [code, signal] = await ended;
  if (answer && 'done' in answer) return answer.done;
  if (answer?.isConfigError) throw new ConfigError(answer.message);
  throw new Error(answer?.message ?? `The process that makes the demo ended with ${signal ?? code}.`);
};
