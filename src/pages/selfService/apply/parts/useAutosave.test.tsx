import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdSession } from '../../../../providers/applicant/held.ts';
import { ApiError, type ApiErrorCode } from '../../../../providers/http/apiError.ts';
import { createDraftStore, type DraftCalls } from '../draft/draftStore.ts';
import { NOTHING_KEPT } from '../draft/kept.ts';
import { useAutosave } from './useAutosave.ts';

const HOUR = 3_600_000;
const NOW = '2026-11-25T02:42:00.000Z';
const save = vi.fn<DraftCalls['save']>();
const see = (state: DocumentVisibilityState): void => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};
const setUp = () => {
  const store = createDraftStore(
    { save, discard: vi.fn() },
    { saved: [], kept: NOTHING_KEPT, keep: () => undefined },
  );
  renderHook(() => useAutosave(store));
  store.set('business', { name: 'Aling' });
  return store;
};
const fail = (status: number, code: ApiErrorCode = 'server_error') =>
  save.mockImplementation(async () => {
    throw new ApiError(status, code, 'No');
  });

beforeEach(() => {
  vi.useFakeTimers();
  save.mockReset().mockResolvedValue({ version: 1, dtimeUpdated: NOW });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('useAutosave', () => {
  it('saves within five seconds, once', async () => {
    setUp();
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(save).toHaveBeenCalledTimes(1);
  });

  it('sends one request to an application that was submitted elsewhere, and keeps what was typed', async () => {
    fail(422, 'rule_not_editable');
    const store = setUp();
    await vi.advanceTimersByTimeAsync(5000);
    store.set('business', { name: 'Aling Nena' });
    window.dispatchEvent(new Event('online'));
    await store.flush();
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(save).toHaveBeenCalledTimes(1);
    expect(store.snapshot()).toMatchObject({ ended: 'sent', save: { kind: 'failed' } });
    expect(store.values('business')).toEqual({ name: 'Aling Nena' });
  });

  it.each([400, 403, 404, 413, 422])('sends one request when it is answered %i', async (status) => {
    fail(status);
    const store = setUp();
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(save).toHaveBeenCalledTimes(1);
    expect(store.hasUnsaved()).toBe(true);
  });

  it('sends what is typed in the place of what was refused', async () => {
    save.mockRejectedValueOnce(new ApiError(400, 'invalid', 'No'));
    const store = setUp();
    await vi.advanceTimersByTimeAsync(HOUR);
    store.set('business', { name: 'Nena' });
    await vi.advanceTimersByTimeAsync(5000);
    expect(save).toHaveBeenCalledTimes(2);
    expect(store.hasUnsaved()).toBe(false);
  });

  it('saves other parts though one is refused', async () => {
    save.mockImplementation(async (part) => {
      if (part === 'business') throw new ApiError(400, 'invalid', 'No');
      return { version: 1, dtimeUpdated: NOW };
    });
    const store = setUp();
    await vi.advanceTimersByTimeAsync(10_000);
    store.set('bank', { accountName: 'Nena' });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(store.unsaved()).toEqual(['business']);
  });

  it('waits for another code after 401', async () => {
    fail(401, 'invalid_token');
    const store = setUp();
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(save).toHaveBeenCalledTimes(1);
    save.mockResolvedValue({ version: 1, dtimeUpdated: NOW });
    holdSession({
      accessToken: 'x',
      until: Date.now() + HOUR,
      partnerId: null,
      referenceNumber: 'SK-2026-000001',
      contact: { identifier: 'SK-2026-000001' },
    });
    await vi.advanceTimersByTimeAsync(0);
    expect(store.hasUnsaved()).toBe(false);
    holdSession(null);
  });

  it.each([0, 429, 500, 503])('backs off for an hour of %i, and saves after it', async (status) => {
    fail(status);
    const store = setUp();
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(save.mock.calls.length).toBeGreaterThan(12);
    expect(save.mock.calls.length).toBeLessThan(35);
    save.mockResolvedValue({ version: 1, dtimeUpdated: NOW });
    await vi.advanceTimersByTimeAsync(300_000);
    expect(store.hasUnsaved()).toBe(false);
  });

  it('sends nothing again in a hidden tab, and goes on once it is seen', async () => {
    fail(503);
    setUp();
    await vi.advanceTimersByTimeAsync(5000);
    see('hidden');
    await vi.advanceTimersByTimeAsync(0);
    const before = save.mock.calls.length;
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(save).toHaveBeenCalledTimes(before);
    see('visible');
    await vi.advanceTimersByTimeAsync(0);
    expect(save).toHaveBeenCalledTimes(before + 1);
  });
});
