import { promisify } from 'node:util';

/** What a page has begun and a browser ends when its tab is closed. */
export interface PageWork {
  /** Records from here on. */
  begin: () => void;
  /** Ends all that was recorded and still goes on, and records no more; answers how many intervals there were among it. */
  end: () => { intervals: number };
}

type Listening = Parameters<EventTarget['addEventListener']>;

/** Timers of a page: those that have run or were cleared are forgotten. */
const watchTimers = () => {
  const [native, nativeInterval] = [globalThis.setTimeout, globalThis.setInterval];
  const [clear, clearEach] = [globalThis.clearTimeout, globalThis.clearInterval];
  const timeouts = new Set<unknown>();
  const intervals = new Set<unknown>();
  const setTimeout = (run: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) => {
    const timer = native(() => {
      timeouts.delete(timer);
      run(...given);
    }, ms);
    timeouts.add(timer);
    return timer;
  };
  const setInterval = (run: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) => {
    const timer = nativeInterval(run, ms, ...given);
    intervals.add(timer);
    return timer;
  };
  // Either ends both, as in a browser.
  const forget = (timer: Parameters<typeof clear>[0]): void => {
    timeouts.delete(timer);
    intervals.delete(timer);
    clear(timer);
  };
  Object.assign(setTimeout, { [promisify.custom]: Reflect.get(native, promisify.custom) });
  return {
    watched: { setTimeout, setInterval, clearTimeout: forget, clearInterval: forget },
    natural: {
      setTimeout: native,
      setInterval: nativeInterval,
      clearTimeout: clear,
      clearInterval: clearEach,
    },
    end: (): number => {
      const left = intervals.size;
      for (const timer of [...timeouts, ...intervals]) forget(timer as Parameters<typeof clear>[0]);
      return left;
    },
  };
};

/** Channels to other tabs: one that stays open hears those of the next page. */
const watchChannels = () => {
  const open = new Set<BroadcastChannel>();
  const natural = globalThis.BroadcastChannel;
  class WatchedChannel extends natural {
    constructor(name: string) {
      super(name);
      open.add(this);
    }
  }
  const end = (): void => {
    for (const channel of open) channel.close();
    open.clear();
  };
  return { watched: WatchedChannel, natural, end };
};

/** Listeners of what outlives a page here: the window, the document and its fixed parts. */
const watchListeners = () => {
  const begun: { target: EventTarget; listening: Listening }[] = [];
  const targets: EventTarget[] = [window, document, document.documentElement, document.head, document.body];
  const naturals = targets.map((target) => target.addEventListener);
  const begin = (): void => {
    for (const [at, target] of targets.entries()) {
      target.addEventListener = (...listening: Listening) => {
        begun.push({ target, listening });
        naturals[at]?.apply(target, listening);
      };
    }
  };
  const end = (): void => {
    for (const [at, target] of targets.entries()) {
      const natural = naturals[at];
      if (natural) target.addEventListener = natural;
    }
    for (const { target, listening } of begun.splice(0)) target.removeEventListener(...listening);
    // React notes on what it listens to that it does: it is to begin anew.
    for (const target of targets)
      for (const key of Object.keys(target))
        if (key.startsWith('_reactListening')) Reflect.deleteProperty(target, key);
    // So does what types and presses for a test.
    for (const target of targets)
      for (const key of Object.getOwnPropertySymbols(target))
        if (key.description?.startsWith('Node prepared')) Reflect.deleteProperty(target, key);
  };
  return { begin, end };
};

/** A time limit that can be ended before its time: the platform's own runs on. */
const limit = (ms: number): AbortSignal => {
  const stop = new AbortController();
  const timer = setTimeout(
    () => stop.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError')),
    ms,
  );
  timer.unref();
  return stop.signal;
};

/** A record of its own; `watchPageWork` has the one that all files share. */
export const makePageWork = (): PageWork => {
  const [timers, channels, listeners] = [watchTimers(), watchChannels(), watchListeners()];
  const naturalLimit = AbortSignal.timeout;
  return {
    begin: () => {
      Object.assign(globalThis, timers.watched, { BroadcastChannel: channels.watched });
      AbortSignal.timeout = limit;
      listeners.begin();
    },
    end: () => {
      const intervals = timers.end();
      channels.end();
      listeners.end();
      AbortSignal.timeout = naturalLimit;
      Object.assign(globalThis, timers.natural, { BroadcastChannel: channels.natural });
      return { intervals };
    },
  };
};

const KEY = Symbol.for('suki.pageWork');

/** The record of this process: libraries keep the timers they found when they were loaded, whichever file loaded them. */
export const watchPageWork = (): PageWork => {
  const kept = globalThis as { [KEY]?: PageWork };
  kept[KEY] ??= makePageWork();
  return kept[KEY];
};
