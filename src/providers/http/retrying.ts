/** Answers of 4xx that pass by themselves: too slow, too early, too many. Every other one is final. */
const PASSING: readonly number[] = [408, 425, 429];
const FIRST_MS = 5000;
const LONGEST_MS = 5 * 60_000;

const memberOf = (error: unknown, name: 'status' | 'retryAfter'): number | null => {
  if (typeof error !== 'object' || error === null || !(name in error)) return null;
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'number' ? value : null;
};

/** True when the server has refused for good: the same request would be answered the same, however often it is sent. */
export const isFinal = (error: unknown): boolean => {
  const status = memberOf(error, 'status') ?? 0;
  return status >= 400 && status < 500 && !PASSING.includes(status);
};

/**
 * How long (ms) to wait after so many failures in a row: twice as long each time, up to five minutes, of which the last half is random
 * so that many clients do not return together. Never less than the server's `Retry-After`.
 */
export const waitAfter = (failures: number, error?: unknown, firstMs = FIRST_MS): number => {
  const longest = Math.min(LONGEST_MS, firstMs * 2 ** (failures - 1));
  const wait = longest / 2 + (Math.random() * longest) / 2;
  return Math.max(wait, (memberOf(error, 'retryAfter') ?? 0) * 1000);
};

const isHidden = (): boolean => document.visibilityState === 'hidden';

/**
 * The one timer of everything that is sent again by itself: `run` is called when it is time to try. A final answer ends it until
 * something new is to be sent, other failures back off, a hidden tab waits until it is seen, and a connection that is back is used at once.
 */
export const retryTimer = (run: () => void, firstMs = FIRST_MS) => {
  let failures = 0;
  let dueAt: number | null = null;
  let isCut = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const arm = (): void => {
    clearTimeout(timer);
    if (dueAt === null || isHidden()) return;
    timer = setTimeout(
      () => {
        dueAt = null;
        run();
      },
      Math.max(0, dueAt - Date.now()),
    );
  };
  const plan = (ms: number | null): void => {
    dueAt = ms === null ? null : Date.now() + ms;
    arm();
  };
  const onOnline = (): void => {
    if (isCut && dueAt !== null) plan(0);
  };
  document.addEventListener('visibilitychange', arm);
  window.addEventListener('online', onOnline);
  return {
    /** There is something to send: tries it after so many ms, unless a try is planned already. */
    begin: (ms: number): void => {
      if (dueAt === null) plan(ms);
    },
    /** A try failed: plans the next one, or none after a final answer. */
    failed: (error: unknown): void => {
      failures += 1;
      isCut = memberOf(error, 'status') === 0;
      plan(isFinal(error) ? null : waitAfter(failures, error, firstMs));
    },
    /** A try succeeded, or nothing is left to send. */
    done: (): void => {
      failures = 0;
      isCut = false;
      plan(null);
    },
    stop: (): void => {
      plan(null);
      document.removeEventListener('visibilitychange', arm);
      window.removeEventListener('online', onOnline);
    },
  };
};
export type RetryTimer = ReturnType<typeof retryTimer>;
