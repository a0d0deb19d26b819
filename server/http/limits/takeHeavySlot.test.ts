import { describe, expect, it, vi } from 'vitest';
import { untilSent } from './takeHeavySlot.ts';

const chunk = (text: string) => new TextEncoder().encode(text);
const streamOf = (source: UnderlyingDefaultSource<Uint8Array>) =>
  new ReadableStream<Uint8Array>(source, { highWaterMark: 0 });
const endless = (onCancel = vi.fn()) =>
  streamOf({ pull: (controller) => controller.enqueue(chunk('x')), cancel: onCancel });

describe('an answer that keeps the slot of its call', () => {
  it('is sent unchanged, and ends the call with its last byte', async () => {
    const end = vi.fn();
    const left = ['one ', 'two'];
    const body = untilSent(
      streamOf({
        pull: (controller) => {
          const next = left.shift();
          if (next) controller.enqueue(chunk(next));
          else controller.close();
        },
      }),
      end,
    );
    const reader = body.getReader();
    expect((await reader.read()).value).toEqual(chunk('one '));
    expect(end).not.toHaveBeenCalled();
    expect((await reader.read()).value).toEqual(chunk('two'));
    expect((await reader.read()).done).toBe(true);
    expect(end).toHaveBeenCalled();
  });

  it('ends the call when the client leaves, and stops what it is read from', async () => {
    const [end, cancelled] = [vi.fn(), vi.fn()];
    const reader = untilSent(endless(cancelled), end).getReader();
    await reader.read();
    await reader.cancel('gone');
    expect(end).toHaveBeenCalled();
    expect(cancelled).toHaveBeenCalledWith('gone');
  });

  it('ends the call when it cannot be read on', async () => {
    const end = vi.fn();
    const body = untilSent(
      streamOf({
        pull: () => {
          throw new Error('no such file');
        },
      }),
      end,
    );
    await expect(body.getReader().read()).rejects.toThrow('no such file');
    expect(end).toHaveBeenCalled();
  });

  it.each([0, 1])('is cut off when nobody reads it on after %i chunks', async (chunks) => {
    vi.useFakeTimers();
    const [end, cancelled] = [vi.fn(), vi.fn()];
    const reader = untilSent(endless(cancelled), end, 60_000).getReader();
    for (let at = 0; at < chunks; at++) await reader.read();
    await vi.advanceTimersByTimeAsync(59_999);
    expect(end).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    expect(end).toHaveBeenCalled();
    expect(cancelled).toHaveBeenCalled();
    await expect(reader.read()).rejects.toThrow('Nobody reads');
  });

  it('waits for a slow source', async () => {
    vi.useFakeTimers();
    const end = vi.fn();
    const slow = streamOf({
      pull: (controller) =>
        new Promise((resolve) => {
          setTimeout(() => resolve(controller.enqueue(chunk('late'))), 300_000);
        }),
    });
    const read = untilSent(slow, end).getReader().read();
    await vi.advanceTimersByTimeAsync(300_000);
    vi.useRealTimers();
    expect((await read).value).toEqual(chunk('late'));
    expect(end).not.toHaveBeenCalled();
  });
});
