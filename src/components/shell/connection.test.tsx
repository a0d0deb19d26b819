import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { noteAnswer, noteFailure, onLineBack, useConnection } from './connection.ts';

const UNREACHED = { status: 0 };

/** What the browser knows of its connection, and says. */
const connect = (isOn: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOn);
  act(() => void window.dispatchEvent(new Event(isOn ? 'online' : 'offline')));
};

describe('the line to the server', () => {
  afterEach(() => {
    cleanup();
    noteAnswer();
    vi.restoreAllMocks();
  });

  it('is gone when nobody answers, and back with any answer', () => {
    const { result } = renderHook(useConnection);
    act(() => noteFailure(UNREACHED));
    expect(result.current).toBe('unreachable');
    act(() => noteFailure({ status: 403 }));
    expect(result.current).toBe('online');
  });

  it('is back with the connection: what failed for want of one says nothing of the server', () => {
    const { result } = renderHook(useConnection);
    connect(false);
    act(() => noteFailure(UNREACHED));
    expect(result.current).toBe('offline');
    connect(true);
    expect(result.current).toBe('online');
  });

  it('tells each time that it is back, and nothing else', () => {
    const back = vi.fn();
    const stop = onLineBack(back);
    noteAnswer();
    noteFailure(UNREACHED);
    expect(back).not.toHaveBeenCalled();
    noteAnswer();
    noteAnswer();
    expect(back).toHaveBeenCalledTimes(1);
    connect(false);
    connect(true);
    expect(back).toHaveBeenCalledTimes(2);
    stop();
    noteFailure(UNREACHED);
    noteAnswer();
    expect(back).toHaveBeenCalledTimes(2);
  });
});
