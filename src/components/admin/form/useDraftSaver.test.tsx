import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { CoreAdminContext, TestMemoryRouter } from 'react-admin';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useDraftSaver } from './useDraftSaver.ts';

const HOUR = 3_600_000;
const saveDraft = vi.fn();
const Provider = ({ children }: { children: ReactNode }) => (
  <TestMemoryRouter>
    <CoreAdminContext dataProvider={{ saveDraft } as never}>{children}</CoreAdminContext>
  </TestMemoryRouter>
);
const setUp = () => renderHook(() => useDraftSaver('users/new'), { wrapper: Provider }).result;
const passes = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const fail = (status: number) => saveDraft.mockRejectedValue(Object.assign(new Error('No'), { status }));

beforeEach(() => {
  vi.useFakeTimers();
  saveDraft.mockReset().mockResolvedValue({ dtimeUpdated: '2026-11-25T02:42:00.000Z' });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('useDraftSaver', () => {
  it.each([400, 401, 403, 404, 409, 413, 422])('sends a draft once that is answered %i', async (status) => {
    fail(status);
    const saver = setUp();
    saver.current.keep({ name: 'A' });
    await passes(HOUR);
    await saver.current.flush();
    expect(saveDraft).toHaveBeenCalledTimes(1);
    expect(saver.current.state.status).toBe(status === 409 ? 'foreign' : 'refused');
  });

  it('sends what is typed after a refusal', async () => {
    saveDraft.mockRejectedValueOnce(Object.assign(new Error('No'), { status: 422 }));
    const saver = setUp();
    saver.current.keep({ name: 'A' });
    await passes(HOUR);
    saver.current.keep({ name: 'B' });
    await passes(1000);
    expect(saveDraft).toHaveBeenCalledTimes(2);
    expect(saver.current.state.status).toBe('saved');
  });

  it.each([0, 429, 500])('backs off for an hour of %i, and saves after it', async (status) => {
    fail(status);
    const saver = setUp();
    saver.current.keep({ name: 'A' });
    await passes(HOUR);
    expect(saveDraft.mock.calls.length).toBeGreaterThan(10);
    expect(saveDraft.mock.calls.length).toBeLessThan(35);
    saveDraft.mockResolvedValue({ dtimeUpdated: '2026-11-25T02:42:00.000Z' });
    await passes(300_000);
    expect(saver.current.state.status).toBe('saved');
  });

  it('sends nothing again in a hidden tab', async () => {
    fail(503);
    const saver = setUp();
    saver.current.keep({ name: 'A' });
    await passes(1000);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await passes(HOUR);
    expect(saveDraft).toHaveBeenCalledTimes(1);
  });
});
