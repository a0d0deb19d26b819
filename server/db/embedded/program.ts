import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { basename } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** How a program ended that did not succeed. */
export class ProgramError extends Error {
  readonly code: number | null;
  readonly stderr: string;

  constructor(name: string, code: number | null, stderr: string) {
    super(`${name} ended with ${code}`);
    this.code = code;
    this.stderr = stderr;
  }
}

interface Settings {
  uid?: number;
  gid?: number;
  cwd: string;
  /** Without it the environment of this process. */
  env?: Record<string, string>;
}

/**
 * Runs a program until it ends itself: on Windows what it left running, a postmaster, goes on holding its output open, so
 * the end of the output is not waited for. It gets a console of its own there, which our Ctrl-C does not reach.
 */
export const runProgram = (file: string, args: readonly string[], settings: Settings): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      ...settings,
      windowsHide: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text) => (said += text));
    child.once('error', reject);
    child.once('exit', async (code) => {
      if (code !== 0) await Promise.race([once(child, 'close'), sleep(500)]);
      child.stderr.destroy();
      if (code === 0) resolve();
      else reject(new ProgramError(basename(file), code, said));
    });
  });
