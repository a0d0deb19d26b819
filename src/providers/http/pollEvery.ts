import { isFinal, waitAfter } from './retrying.ts';

/** What is read of a query of TanStack Query. */
interface Polled<Data> {
  state: { data: Data | undefined; error: unknown; errorUpdateCount: number };
}
interface Failing {
  /** Failed fetches up to the last success. */
  before: number;
  failures: number;
  /** Drawn once for each failure: another number at each look would start the wait again. */
  wait: number;
}
const failing = new WeakMap<object, Failing>();

/**
 * A `refetchInterval` that asks every so many ms while `goesOn`, backs off while the server fails, and ends with a final answer. In a
 * hidden tab TanStack Query does not ask at all.
 */
export const pollEvery =
  <Data>(everyMs: number | ((data: Data | undefined) => number | false)) =>
  (query: Polled<Data>): number | false => {
    const { data, error, errorUpdateCount } = query.state;
    if (isFinal(error)) return false;
    const every = typeof everyMs === 'number' ? everyMs : everyMs(data);
    const known = failing.get(query);
    if (!error) {
      // A first answer that is asked for again has no error meanwhile either.
      if (data !== undefined) failing.set(query, { before: errorUpdateCount, failures: 0, wait: 0 });
      return every;
    }
    const failures = errorUpdateCount - (known?.before ?? 0);
    const wait =
      known?.failures === failures ? known.wait : waitAfter(failures, error, Math.max(every || 0, 5000));
    failing.set(query, { before: known?.before ?? 0, failures, wait });
    return every === false && data !== undefined ? false : Math.max(every || 0, wait);
  };
