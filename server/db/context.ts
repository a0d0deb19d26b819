import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';
import { DatabaseLost } from './DatabaseLost.ts';
import { FairTurns, requester } from './fairTurns.ts';
import type { Pools, UserClass } from './pools.ts';

/** Who acts, as the database's policies and audit trail see it. */
export interface Actor {
  class: UserClass;
  /** Empty for an applicant, who has no account, and in a view, where nobody's own rows are seen. */
  userId: string;
  /** The session of an applicant. */
  applicantId?: string;
  /** The draft that it is of, and the number and address that it has proved. */
  draftId?: string | null;
  contact?: string;
  username: string;
  role: string | null;
  partnerId: string | null;
  merchantIds: readonly string[];
  /** What a call of a person says of requests that its changes make void: 'ask', then their ids. Work in the background says nothing. */
  voids?: string;
  /** Nothing is written: in a view of somebody else. */
  readsOnly?: true;
}

/** One transaction. */
export interface Tx {
  /** The rows of a statement; a named one is planned once a connection. */
  query: <R extends pg.QueryResultRow>(config: pg.QueryConfig) => Promise<R[]>;
  /** Says that nothing is asked any more: the commit leaves with what was asked last. Whatever is asked after it throws. */
  end?: () => void;
}

export const SET_CONTEXT = `select set_config('app.user_id', $1, true), set_config('app.username', $2, true),
  set_config('app.role', $3, true), set_config('app.partner_id', $4, true),
  set_config('app.merchant_ids', $5, true), set_config('app.request_id', $6, true),
  set_config('app.applicant_id', $7, true), set_config('app.voids', $8, true),
  set_config('app.draft_id', $9, true), set_config('app.contact', $10, true)`;

/** The statement that a transaction begins with: who acts in it, as its policies and its audit trail see it. */
export const contextOf = (actor: Actor, requestId: string): pg.QueryConfig => ({
  name: 'context',
  text: SET_CONTEXT,
  values: [
    actor.userId,
    actor.username,
    actor.role ?? '',
    actor.partnerId ?? '',
    `{${actor.merchantIds.join(',')}}`,
    requestId,
    actor.applicantId ?? '',
    actor.voids ?? '',
    actor.draftId ?? '',
    actor.contact ?? '',
  ],
});

/** The same of sign-in, where nobody acts yet. `userId` is who it is about, once known. */
export const sessionContext = (requestId: string, userId = ''): pg.QueryConfig => ({
  name: 'context',
  text: SET_CONTEXT,
  values: [userId, '', '', '', '{}', requestId, '', '', '', ''],
});

/** How many requests of one account may wait for a connection of a pool, and after how many seconds more may come. */
const WAITING = 100;
const RETRY_SECONDS = 1;

const turns = new WeakMap<pg.Pool, FairTurns>();

/**
 * The connections of a pool as turns. Of three or more an account never has the last one. Of two it may have both, since all who come from
 * one address count as one account until they sign in.
 */
const turnsOf = (pool: pg.Pool): FairTurns => {
  const known = turns.get(pool);
  if (known) return known;
  const { max, connectionTimeoutMillis = 0 } = pool.options;
  const limits = { atOnce: max, perAccount: max > 2 ? max - 1 : max, longestMs: connectionTimeoutMillis };
  const made = new FairTurns({ ...limits, waiting: WAITING, retryAfter: RETRY_SECONDS });
  turns.set(pool, made);
  return made;
};

/** A connection whose transaction the caller is inside of. */
interface Held {
  isOfSession: boolean;
  isOver: boolean;
  around: Held | undefined;
}

const held = new AsyncLocalStorage<Held | undefined>();

const heldNow = (by: Held | undefined): Held | undefined => (by?.isOver ? heldNow(by.around) : by);

/**
 * A connection, and what gives it back. Rejects with ServerBusy when others have them all, with DatabaseLost when there is none to be had.
 * Inside a transaction it throws, save for a session connection inside a transaction of users: requests that each hold one connection and
 * each want another one could wait for each other.
 */
const connected = async (pool: pg.Pool, isOfSession: boolean) => {
  const around = heldNow(held.getStore());
  if (around && (around.isOfSession || !isOfSession))
    throw new Error('A second connection was asked for inside a transaction: pass its tx down instead');
  const by = requester.getStore();
  const endTurn = await turnsOf(pool).take(by?.account ?? null, by);
  if (by) by.hasBegun = true;
  try {
    const client = await pool.connect();
    const holding: Held = { isOfSession, isOver: false, around };
    const release = (broken?: Error | boolean) => {
      holding.isOver = true;
      client.release(broken);
      endTurn();
    };
    return { client, release, holding };
  } catch (error) {
    endTurn();
    throw new DatabaseLost(error);
  }
};

const transaction = async <T>(
  pool: pg.Pool,
  context: pg.QueryConfig,
  work: (tx: Tx, client: pg.PoolClient) => Promise<T>,
  { begin = 'begin', isOfSession = false }: { begin?: string; isOfSession?: boolean } = {},
): Promise<T> => {
  const { client, release, holding } = await connected(pool, isOfSession);
  let broken: Error | undefined;
  let committed: Promise<unknown> | undefined;
  try {
    // Not awaited: the first statement of the work leaves right behind them. When one fails, so does that statement.
    const begun = [client.query(begin)];
    // Without pipelining a client takes one statement at a time.
    if (!client.pipeline) await begun[0];
    begun.push(client.query(context));
    for (const statement of begun) statement.catch(() => undefined);
    if (!client.pipeline) await begun[1];
    let first: unknown;
    // Statements that were sent behind one that failed fail too, and may be heard of before it.
    const query = async <R extends pg.QueryResultRow>(config: pg.QueryConfig) => {
      if (committed) throw new Error('Asked of a transaction that was said to be at its end');
      try {
        return (await client.query<R>(config)).rows;
      } catch (error) {
        first ??= error;
        throw first;
      }
    };
    // Behind a statement that fails, the database takes the commit as a rollback.
    const end = () => {
      committed ??= client.query('commit');
      committed.catch(() => undefined);
    };
    const result = await held.run(holding, () => work(client.pipeline ? { query, end } : { query }, client));
    await Promise.all(begun);
    await (committed ?? client.query('commit'));
    return result;
  } catch (error) {
    await (committed ?? client.query('rollback')).catch((failure: Error) => {
      broken = failure;
    });
    throw broken ? new DatabaseLost(error) : error;
  } finally {
    release(broken);
  }
};

/** Runs `work` in one transaction under the actor's class and scope; commits when it resolves, rolls back when it throws. */
export const withContext = <T>(
  pools: Pools,
  actor: Actor,
  requestId: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> =>
  transaction(pools[actor.class], contextOf(actor, requestId), work, {
    begin: actor.readsOnly ? 'begin read only' : 'begin',
  });

/** One snapshot of the data from beginning to end, on a connection without pipelining: for exports, COPY and cursors. */
export const withPlainContext = <T>(
  pools: Pools,
  actor: Actor,
  requestId: string,
  work: (tx: Tx, client: pg.PoolClient) => Promise<T>,
): Promise<T> => {
  const pool = actor.class === 'applicant' ? undefined : pools.plain[actor.class];
  if (!pool) throw new Error(`No plain connections for ${actor.class}`);
  return transaction(pool, contextOf(actor, requestId), work, {
    begin: `begin isolation level repeatable read${actor.readsOnly ? ' read only' : ''}`,
  });
};

/** A transaction of sign-in: counters and tokens, no tenant's data. `userId` is who it is about, once known. */
export const withSession = <T>(
  pools: Pools,
  requestId: string,
  work: (tx: Tx) => Promise<T>,
  userId = '',
): Promise<T> => transaction(pools.session, sessionContext(requestId, userId), work, { isOfSession: true });

/** One statement of sign-in as a transaction of its own, sent without waiting in between; when it fails, nothing is kept. */
export const querySession = async <R extends pg.QueryResultRow>(
  pools: Pools,
  requestId: string,
  config: pg.QueryConfig,
): Promise<R[]> => {
  const { client, release } = await connected(pools.session, true);
  const sent = [
    client.query('begin'),
    client.query(sessionContext(requestId)),
    client.query<R>(config),
    // After a failed statement the database takes it as a rollback.
    client.query('commit'),
  ] as const;
  const [begin, context, answer, commit] = await Promise.allSettled(sent);
  const failed = [begin, context, answer, commit].find((result) => result.status === 'rejected');
  const isLost = commit.status === 'rejected';
  release(isLost);
  if (failed) throw isLost ? new DatabaseLost(failed.reason) : failed.reason;
  return answer.status === 'fulfilled' ? answer.value.rows : [];
};
