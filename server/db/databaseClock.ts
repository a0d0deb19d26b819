import type { ProbeConnection } from './probeConnection.ts';

/** A greater difference between two clocks is reported, and days are not closed by a server that has it. */
export const MOST_SKEW_SECONDS = 30;
const EVERY_MS = 15_000;
/** Work that closes days relies on no older measurement. */
const FRESH_MS = 5_000;

/** The time as the database has it, which all servers on it share. */
export interface DatabaseClock {
  now: () => Date;
  /** Seconds by which this machine's clock is ahead of the database's, negative when it is behind. Null until the first measurement. */
  skewSeconds: () => number | null;
  /** Measures again unless it did so in the last 5 s. True when the clocks differ by more than 30 s, or cannot be compared. */
  isOff: () => Promise<boolean>;
  stop: () => void;
}

interface Options {
  /** This machine's clock. */
  machine?: () => number;
  /** Called when the clocks begin to differ by more than 30 s, and when they agree again. */
  onChange?: (isOff: boolean, skewSeconds: number) => void;
}

const READ = 'select clock_timestamp() as now';

export const isSkewed = (seconds: number): boolean => Math.abs(seconds) > MOST_SKEW_SECONDS;

/**
 * Measures the database's clock now and every 15 s. Between two measurements time comes from the monotonic clock, so that setting this
 * machine's clock moves no business day.
 */
export const openDatabaseClock = async (
  connection: Pick<ProbeConnection, 'ask'>,
  { machine = Date.now, onChange }: Options = {},
): Promise<DatabaseClock> => {
  let measured: { time: number; at: number; skew: number } | undefined;
  let last = 0;

  const measure = async (): Promise<void> => {
    const asked = performance.now();
    const [row] = await connection.ask<{ now: Date }>(READ);
    const at = performance.now();
    if (!row) return;
    // The database looked at its clock about half of the round trip ago.
    const time = row.now.getTime() + (at - asked) / 2;
    const skew = (machine() - time) / 1000;
    const wasOff = measured ? isSkewed(measured.skew) : false;
    measured = { time, at, skew };
    if (isSkewed(skew) !== wasOff) onChange?.(!wasOff, skew);
  };

  const now = (): Date => {
    const time = measured ? measured.time + performance.now() - measured.at : machine();
    // A small correction never turns time back: the clock waits for it. A great one means that the database's clock was set.
    last = time < last && last - time < MOST_SKEW_SECONDS * 1000 ? last : time;
    return new Date(last);
  };

  const isOff = async (): Promise<boolean> => {
    if (!measured || performance.now() - measured.at > FRESH_MS) await measure();
    return !measured || isSkewed(measured.skew);
  };

  // A database that does not answer is reported by the work that needs it; the next measurement comes by itself.
  await measure().catch(() => undefined);
  const timer = setInterval(() => void measure().catch(() => undefined), EVERY_MS).unref();
  return { now, skewSeconds: () => measured?.skew ?? null, isOff, stop: () => clearInterval(timer) };
};
