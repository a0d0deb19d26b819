import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { TestApp } from './app.ts';

const SERVER = `
import { pino } from 'pino';
import { readConfig } from '#server/config.ts';
import { openPools } from '#server/db/connect.ts';
import { openFileStore } from '#server/files/openFileStore.ts';
import { startJobs } from '#server/registries/jobs.ts';
const config = readConfig({ ...process.env, LOG_LEVEL: 'silent' });
const deps = { config, pools: openPools(config.databaseUrl), log: pino({ level: 'silent' }), files: openFileStore(config), now: () => new Date() };
await startJobs(deps, config.databaseUrl);`;

/** Another server's workers, in a process of their own, to be killed. */
export const startWorkers = (app: TestApp): ChildProcess =>
  spawn(process.execPath, ['--input-type=module-typescript', '-e', SERVER], {
    cwd: join(import.meta.dirname, '..', '..', '..'),
    env: { ...process.env, DATABASE_URL: app.migratorUrl, DATA_DIR: app.deps.config.dataDir },
    stdio: 'inherit',
  });
