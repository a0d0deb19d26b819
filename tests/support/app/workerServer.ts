import { pino } from 'pino';
import { readConfig } from '#server/config.ts';
import { openDatabaseClock } from '#server/db/databaseClock.ts';
import { openPools } from '#server/db/pools.ts';
import { openProbeConnection } from '#server/db/probeConnection.ts';
import { openFileStore } from '#server/files/openFileStore.ts';
import { openRightsUsed } from '#server/http/caller/rightsUsed.ts';
import type { Deps } from '#server/http/deps.ts';
import { openJobProcesses } from '#server/jobs/processes/openJobProcesses.ts';
import { openProcesses, startJobs } from '#server/registries/jobs.ts';

// What `startWorkers` starts: the workers of a server, without its calls.
const config = readConfig({ ...process.env, LOG_LEVEL: 'silent' });
const connection = openProbeConnection(config.databaseUrl ?? '');
const clock = await openDatabaseClock(connection);
const deps: Deps = {
  config,
  pools: openPools(config.databaseUrl ?? ''),
  log: pino({ level: 'silent' }),
  files: openFileStore(config),
  rights: openRightsUsed(),
  now: clock.now,
  clock,
};
const url = config.databaseUrl ?? '';
const processes = () => {
  if (process.argv.includes('--broken'))
    return openJobProcesses(new URL('brokenJobs.ts', import.meta.url), { databaseUrl: url });
  return process.argv.includes('--processes') ? openProcesses(url) : undefined;
};
await startJobs(deps, url, processes());
