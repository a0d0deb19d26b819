import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { TestApp } from './app.ts';

/** Another server's workers, in a process of their own, to be killed; with `--processes` its jobs run as in a real server, and with `--broken` they are `brokenJobs`. */
export const startWorkers = (app: TestApp, ...flags: ('--processes' | '--broken')[]): ChildProcess =>
  spawn(process.execPath, [join(import.meta.dirname, 'workerServer.ts'), ...flags], {
    cwd: join(import.meta.dirname, '..', '..', '..'),
    env: { ...process.env, DATABASE_URL: app.migratorUrl, DATA_DIR: app.deps.config.dataDir },
    stdio: 'inherit',
    // A group of its own, which such a job takes down.
    detached: flags.includes('--broken'),
  });
