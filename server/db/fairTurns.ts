import { AsyncLocalStorage } from 'node:async_hooks';

/** Whose work is being done, for everything that is shared fairly among accounts. Work in the background has none. */
export interface Requester {
  /** An account, an applicant's session, a machine account, or the address of somebody unknown. */
  account: string;
  /** Aborted when the client disconnects. */
  signal: () => AbortSignal;
  /** True once the request got a connection: from then on it may have changed something, so it waits instead of being refused. */
  hasBegun: boolean;
}

export const requester = new AsyncLocalStorage<Requester>();

/**
 * A turn was not given. `account`: its account has too many under way, and nothing was done for this request. `server`: it waited as long
 * as anybody may. `retryAfter` is in seconds.
 */
export class ServerBusy extends Error {
  readonly whose: 'account' | 'server';
  readonly retryAfter: number;

  constructor(whose: ServerBusy['whose'], retryAfter: number) {
    super(whose === 'account' ? 'The account has too many calls under way' : 'The server is busy');
    this.whose = whose;
    this.retryAfter = retryAfter;
  }
}

export interface TurnLimits {
  /** Turns in all. */
  atOnce: number;
  /** Turns of one account. */
  perAccount: number;
  /** How many of one account may wait. */
  waiting: number;
  /** How long one waits, in milliseconds. */
  longestMs: number;
  retryAfter: number;
}

type Release = () => void;

/**
 * Something of which the process has few, such as connections or threads. An account gets at most `perAccount`, and what becomes free goes
 * to the waiting accounts in rotation, so that nobody waits for all that one account has asked for.
 */
export class FairTurns {
  readonly #limits: TurnLimits;
  #running = 0;
  readonly #held = new Map<string | null, number>();
  /** Who waits; the account whose turn is next comes first. */
  readonly #queues = new Map<string | null, (() => void)[]>();

  constructor(limits: TurnLimits) {
    this.#limits = limits;
  }

  /** Resolves with what ends the turn. Work in the background (null) is bounded by `atOnce` alone. Rejects with ServerBusy. */
  async take(account: string | null, by?: Requester): Promise<Release> {
    if (this.#isFree(account)) return this.#begin(account);
    const mayRefuse = account !== null && by?.hasBegun !== true;
    const { waiting, retryAfter } = this.#limits;
    if (mayRefuse && (this.#queues.get(account)?.length ?? 0) >= waiting)
      throw new ServerBusy('account', retryAfter);
    await this.#wait(account, by?.hasBegun === false ? by.signal() : undefined);
    return this.#release(account);
  }

  #isFree(account: string | null): boolean {
    const { atOnce, perAccount } = this.#limits;
    const most = account === null ? atOnce : perAccount;
    return this.#running < atOnce && (this.#held.get(account) ?? 0) < most;
  }

  #begin(account: string | null): Release {
    this.#running += 1;
    this.#held.set(account, (this.#held.get(account) ?? 0) + 1);
    return this.#release(account);
  }

  /** Ends a turn that has begun, once however often it is called. */
  #release(account: string | null): Release {
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.#running -= 1;
      const left = (this.#held.get(account) ?? 1) - 1;
      if (left > 0) this.#held.set(account, left);
      else this.#held.delete(account);
      this.#startNext();
    };
  }

  #wait(account: string | null, signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted();
    return new Promise((resolve, reject) => {
      const queue = this.#queues.get(account) ?? [];
      this.#queues.set(account, queue);
      const settle = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', leave);
      };
      const start = () => {
        settle();
        resolve();
      };
      const giveUp = (error: unknown) => {
        settle();
        this.#leave(account, start);
        reject(error);
      };
      const leave = () => giveUp(signal?.reason);
      const { longestMs, retryAfter } = this.#limits;
      const timer = setTimeout(() => giveUp(new ServerBusy('server', retryAfter)), longestMs);
      signal?.addEventListener('abort', leave);
      queue.push(start);
    });
  }

  #leave(account: string | null, start: () => void): void {
    const queue = this.#queues.get(account) ?? [];
    queue.splice(queue.indexOf(start), 1);
    if (!queue.length) this.#queues.delete(account);
  }

  /** Begins the turns that are free now; an account that got one goes to the end of the rotation. */
  #startNext(): void {
    for (const [account, queue] of this.#queues) {
      if (this.#running >= this.#limits.atOnce) return;
      if (!this.#isFree(account)) continue;
      const start = queue.shift();
      this.#queues.delete(account);
      if (queue.length) this.#queues.set(account, queue);
      this.#begin(account);
      start?.();
    }
  }
}
