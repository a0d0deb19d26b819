import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..', '..');
/** Where Node keeps what it compiled: no setting of ours. */
const compiled = { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE };

/** A server in a process of its own. */
export interface Started {
  child: ChildProcess;
  /** What it has said until now. */
  said: () => string;
  ended: Promise<{ code: number | null; said: string }>;
}

/** A folder for the data of several starts. */
export interface Starts {
  folder: string;
  /** The real start with these settings and nothing else in its environment. */
  start: (settings: Record<string, string>, ...options: string[]) => Started;
  /** Kills what still runs and removes the folder. */
  clear: () => Promise<void>;
}

export const openStarts = async (): Promise<Starts> => {
  const folder = await mkdtemp(join(tmpdir(), 'suki-start-'));
  // As root the database runs as another account, which has to reach it here.
  await chmod(folder, 0o755);
  const started = new Set<ChildProcess>();
  const start = (settings: Record<string, string>, ...options: string[]): Started => {
    const child = spawn(process.execPath, ['server/main.ts', '--api-only', ...options], {
      cwd: ROOT,
      env: {
        PATH: '/usr/bin:/bin',
        TMPDIR: tmpdir(),
        DATA_DIR: join(folder, 'data'),
        DEMO: 'off',
        ...compiled,
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    started.add(child);
    let said = '';
    child.stdout.on('data', (chunk) => (said += chunk));
    child.stderr.on('data', (chunk) => (said += chunk));
    const ended = once(child, 'close').then(([code]) => ({
      code: code as number | null,
      said: said.trim(),
    }));
    void ended.finally(() => started.delete(child));
    return { child, said: () => said, ended };
  };
  const clear = async () => {
    for (const child of started) child.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  };
  return { folder, start, clear };
};

/** Waits until a server answers; fails with what it said when it ended instead. */
export const ready = async (port: string, { ended }: Started): Promise<void> => {
  let end: string | undefined;
  void ended.then(({ code, said }) => (end = `It ended with ${code}: ${said}`));
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => null);
    if (answer?.ok) return;
    if (end) throw new Error(end);
    await new Promise((done) => setTimeout(done, 50));
  }
};

/** Ctrl-C, and how the server ended. */
export const stopped = ({ child, ended }: Started): Started['ended'] => {
  child.kill('SIGINT');
  return ended;
};
