import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

/** SQL for the key of the session lock that a server holds while it works on a job. */
export const lockOf = (id: string): string => `hashtextextended('suki job ' || ${id}::text, 0)`;

const TRY = `select pg_try_advisory_lock(${lockOf('$1')}) as held`;
const UNLOCK = `select pg_advisory_unlock(${lockOf('$1')})`;
const RETRY_MS = 250;
/** PostgreSQL says this to every connection when one of its processes crashed, and never when it is stopped. */
const CRASH = '57P02';

/** The locks of the jobs that this server works on. The database drops them when the server dies. */
export interface JobLocks {
  /** Takes a job's lock. Null when another server or worker has it; the signal aborts when the lock is lost to somebody else. */
  take: (id: string) => Promise<AbortSignal | null>;
  release: (id: string) => Promise<void>;
  /** The jobs whose lock this server holds, or takes again after its connection was lost. */
  held: () => string[];
  /** How often the database crashed since this server started, as far as its connection was told. */
  crashes: () => number;
  close: () => void;
}

/** Holds all locks of a server on one connection; when that is lost, they are taken again on the next one. */
export const openJobLocks = (pool: pg.Pool): JobLocks => {
  const held = new Map<string, AbortController>();
  let current: Promise<pg.PoolClient> | undefined;
  let isClosed = false;
  let crashes = 0;
  const drop = (client: pg.PoolClient, connecting: Promise<pg.PoolClient>) => {
    if (current !== connecting) return;
    current = undefined;
    client.release(true);
    if (held.size) void restore();
  };
  const connect = (): Promise<pg.PoolClient> => {
    if (current) return current;
    const connecting = pool.connect();
    current = connecting;
    connecting.then(
      (client) => {
        client.on('notice', ({ code }) => {
          if (code === CRASH) crashes += 1;
        });
        client.once('error', () => drop(client, connecting));
      },
      () => {
        if (current === connecting) current = undefined;
      },
    );
    return connecting;
  };
  const tryLock = async (id: string): Promise<boolean> => {
    const client = await connect();
    return (await client.query<{ held: boolean }>(TRY, [id])).rows[0]?.held === true;
  };
  const restore = async (): Promise<void> => {
    for (const [id, lost] of held) {
      while (held.has(id) && !isClosed) {
        const isOurs = await tryLock(id).catch(() => null);
        if (isOurs === false) lost.abort();
        if (isOurs !== null) break;
        await sleep(RETRY_MS);
      }
    }
  };
  return {
    take: async (id) => {
      // A session gets its own lock twice.
      if (held.has(id)) return null;
      const lost = new AbortController();
      held.set(id, lost);
      const isOurs = await tryLock(id).catch((error: unknown) => {
        held.delete(id);
        throw error;
      });
      if (!isOurs) held.delete(id);
      return isOurs ? lost.signal : null;
    },
    release: async (id) => {
      held.delete(id);
      const connecting = current;
      const client = await connecting?.catch(() => undefined);
      if (!client || !connecting) return;
      // A lock that cannot be released would keep everybody from the job: its connection goes instead.
      await client.query(UNLOCK, [id]).catch(() => drop(client, connecting));
    },
    held: () => [...held.keys()],
    crashes: () => crashes,
    close: () => {
      isClosed = true;
      const connecting = current;
      void connecting?.then(
        (client) => drop(client, connecting),
        () => undefined,
      );
    },
  };
};
