import { afterEach, describe, expect, it, vi } from 'vitest';
import { watchGlobals } from '#tests/support/portal/watchGlobals.ts';
import { makePageWork } from '#tests/support/portal/watchPageWork.ts';

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

describe('a page that is closed', () => {
  it('does nothing any more: timers, time limits, listeners, channels', async () => {
    const work = makePageWork();
    const said = vi.fn();
    work.begin();
    setTimeout(() => said('timeout'), 20);
    setInterval(() => said('interval'), 20);
    AbortSignal.timeout(20).addEventListener('abort', () => said('limit'));
    window.addEventListener('online', () => said('window'));
    document.body.addEventListener('click', () => said('body'));
    new BroadcastChannel('left').onmessage = () => said('channel');
    expect(work.end()).toEqual({ intervals: 1 });

    const other = new BroadcastChannel('left');
    other.postMessage('anybody?');
    window.dispatchEvent(new Event('online'));
    document.body.click();
    await pause(60);
    other.close();
    expect(said).not.toHaveBeenCalled();
  });

  it('has done before what it was to do, and what it ended itself is not counted', async () => {
    const work = makePageWork();
    const said: string[] = [];
    work.begin();
    clearInterval(setInterval(() => said.push('interval'), 1));
    setTimeout((what: string) => said.push(what), 1, 'timeout');
    AbortSignal.timeout(1).addEventListener('abort', ({ target }) =>
      said.push(target instanceof AbortSignal ? target.reason.name : ''),
    );
    window.addEventListener('online', () => said.push('window'));
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(said.sort()).toEqual(['TimeoutError', 'timeout', 'window']));
    expect(work.end()).toEqual({ intervals: 0 });
  });
});

describe('globals that are not as they were', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('are named: added, taken away, replaced', () => {
    const changed = watchGlobals();
    expect(changed()).toEqual([]);
    vi.stubGlobal('sukiAdded', 1);
    vi.stubGlobal('fetch', () => undefined);
    Object.defineProperty(navigator, 'locks', { value: {}, configurable: true });
    expect(changed().sort()).toEqual(['fetch', 'navigator.locks', 'sukiAdded']);
    Reflect.deleteProperty(navigator, 'locks');
    vi.unstubAllGlobals();
    expect(changed()).toEqual([]);
  });
});
