import { writeFile } from 'node:fs/promises';
import { getPriority, setPriority } from 'node:os';
import pg from 'pg';
import { pino } from 'pino';
import { readConfig } from '../../config.ts';
import { openDatabaseClock } from '../../db/databaseClock.ts';
import { openJobPools } from '../../db/pools.ts';
import { loginAs } from '../../db/roles.ts';
import { openFileStore } from '../../files/openFileStore.ts';
import { openRightsUsed } from '../../http/caller/rightsUsed.ts';
import { TurnLost } from '../jobProblem.ts';
import { type Runs, runHere } from '../runTurn.ts';
import { outlive, type Turn } from '../turn.ts';
import { type FromProcess, failureOf, type ToProcess } from './failure.ts';
import { watchLoop } from './watchLoop.ts';

/** Behind the server and the database, which answer people. */
const NICENESS = 10;
/** Linux ends this process before any other one when the machine runs out of memory. */
const FIRST_TO_END = '1000';

/** What a process gets to say that it outlived its server. */
const LAST_WORD_MS = 3_000;

const send = (message: FromProcess) => process.connected && process.send?.(message);

/** Says that the work of a turn did not take its server down: a killed server is no reason to suspect the job. */
const sayOutlived = async (turn: Turn, databaseUrl: string): Promise<void> => {
  setTimeout(() => process.exit(), LAST_WORD_MS);
  const client = new pg.Client(loginAs(databaseUrl, 'app_jobs'));
  client.on('error', () => undefined);
  await client.connect();
  await outlive(client, turn);
};

/** Runs turns in this process, one at a time, as the server that started it asks for; ends with that server. */
export const serveJobs = (runs: Runs, computingMs: number): void => {
  const config = readConfig();
  const files = openFileStore(config);
  const log = pino({ level: config.logLevel });
  let stopping = new AbortController();
  let answer: ((goesOn: boolean) => void) | undefined;
  let current: { turn: Turn; databaseUrl: string } | undefined;
  const run = async (turn: Turn, databaseUrl: string): Promise<void> => {
    stopping = new AbortController();
    const pools = openJobPools(databaseUrl);
    const rights = openRightsUsed();
    const ask = async <R extends pg.QueryResultRow>(text: string) =>
      (await pools.session.query<R>(text)).rows;
    const clock = await openDatabaseClock({ ask });
    const deps = { config, pools, log, files, rights, now: clock.now, clock };
    try {
      await runHere(runs, { deps, signal: stopping.signal }, turn, (percent, rows) => {
        const { promise, resolve } = Promise.withResolvers<boolean>();
        answer = resolve;
        send({ kind: 'report', percent, rows });
        return promise;
      });
      await rights.flush(pools);
    } finally {
      clock.stop();
      await pools.end();
    }
  };
  const runAndSay = async (turn: Turn, databaseUrl: string): Promise<void> => {
    current = { turn, databaseUrl };
    try {
      await run(turn, databaseUrl);
      send({ kind: 'ended', failure: null });
    } catch (error) {
      const isStopped = stopping.signal.aborted;
      send({ kind: 'ended', failure: failureOf(isStopped ? new TurnLost() : error) });
    }
    current = undefined;
  };
  const leave = async (): Promise<void> => {
    stopping.abort(new TurnLost());
    if (current) await sayOutlived(current.turn, current.databaseUrl).catch(() => undefined);
    process.exit();
  };
  setPriority(Math.max(NICENESS, getPriority()));
  // Only Linux has it, and nothing depends on it.
  void writeFile('/proc/self/oom_score_adj', FIRST_TO_END).catch(() => undefined);
  watchLoop(computingMs);
  process.on('disconnect', () => void leave());
  process.on('message', (message: ToProcess) => {
    if (message.kind === 'run') void runAndSay(message.turn, message.databaseUrl);
    else if (message.kind === 'goOn') answer?.(message.goesOn);
    else stopping.abort(new TurnLost());
  });
  send({ kind: 'ready' });
};
