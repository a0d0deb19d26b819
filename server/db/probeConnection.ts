import type pg from 'pg';
import { within } from '../process/within.ts';
import { DatabaseLost } from './DatabaseLost.ts';
import { openClient } from './openClient.ts';
import { loginAs } from './roles.ts';

/** What a probe waits for the database; the rest of its second is for everything around it. */
const ANSWER_MS = 600;
/** An open connection says nothing about whether the database accepts new ones, so it is replaced this often. */
const LIFETIME_MS = 5_000;
const GOODBYE_MS = 100;

export interface ProbeConnection {
  /** Runs one statement. Rejects with DatabaseLost after 600 ms at the latest, also when the database hangs. */
  ask: <R extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<R[]>;
  /** Calls `listener` whenever the connection was lost. */
  onLost: (listener: () => void) => void;
  end: () => Promise<void>;
}

/** True for an error that the database itself answered with: it is up, and the connection can be used again. */
export const isAnswer = (error: unknown): boolean => (error as { severity?: unknown }).severity === 'ERROR';

const late = (): { expired: Promise<never>; clear: () => void } => {
  let timer: NodeJS.Timeout | undefined;
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${ANSWER_MS} ms`)), ANSWER_MS);
  });
  return { expired, clear: () => clearTimeout(timer) };
};

interface Opened {
  client: pg.Client;
  connected: Promise<unknown>;
  since: number;
}

/** One connection outside every pool, for probes and the clock. The first statement opens it, and the next one after it was lost. */
export const openProbeConnection = (migratorUrl: string): ProbeConnection => {
  const listeners: (() => void)[] = [];
  let opened: Opened | undefined;

  const open = (): Opened => {
    // Both limits destroy the socket: of a database that hangs, no half-closed sockets may pile up.
    const limits = { connectionTimeoutMillis: ANSWER_MS, query_timeout: ANSWER_MS };
    const client = openClient({
      ...loginAs(migratorUrl, 'app_session'),
      application_name: 'suki probe',
      ...limits,
    });
    client.on('end', () => {
      if (opened?.client !== client) return;
      opened = undefined;
      for (const listener of listeners) listener();
    });
    return { client, connected: client.connect(), since: performance.now() };
  };

  const close = async (): Promise<void> => {
    const client = opened?.client;
    opened = undefined;
    if (client) await within(GOODBYE_MS, client.end());
  };

  const run = async <R extends pg.QueryResultRow>(text: string, values: unknown[]): Promise<R[]> => {
    // Closed before the next one opens, so that there is one at most.
    if (opened && performance.now() - opened.since > LIFETIME_MS) await close();
    opened ??= open();
    const { client, connected } = opened;
    try {
      await connected;
      return (await client.query<R>(text, values)).rows;
    } catch (error) {
      if (!isAnswer(error) && opened?.client === client) await close();
      throw error;
    }
  };

  let turn: Promise<unknown> = Promise.resolve();
  /** One statement at a time: a connection takes no second one before the first is answered. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = turn.then(work);
    turn = mine.catch(() => undefined);
    return mine;
  };

  const ask = async <R extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<R[]> => {
    const { expired, clear } = late();
    try {
      return await Promise.race([inTurn(() => run<R>(text, values)), expired]);
    } catch (error) {
      throw isAnswer(error) ? error : new DatabaseLost(error);
    } finally {
      clear();
    }
  };
  return { ask, onLost: (listener) => void listeners.push(listener), end: close };
};
