import { act, cleanup, renderHook } from '@testing-library/react';
import { TestMemoryRouter } from 'react-admin';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useHistoryHold } from './useHistoryHold.ts';

const show = () =>
  renderHook(() => useHistoryHold(() => true), {
    wrapper: ({ children }) => <TestMemoryRouter initialEntries={['/form']}>{children}</TestMemoryRouter>,
  });

/** The browser's Back button: the entry before is shown, and everybody is told. */
const goBack = () =>
  act(() => {
    history.replaceState({ idx: 1 }, '', '/before');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });

describe('a move through the history that a form holds', () => {
  const go = vi.fn();
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(history, 'go').mockImplementation(go);
    history.replaceState({ idx: 2 }, '', '/form');
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.restoreAllMocks();
    go.mockReset();
    history.replaceState(null, '', '/');
  });

  it('goes back to the form and asks', () => {
    const { result } = show();
    goBack();
    act(() => vi.advanceTimersByTime(50));
    expect(go).toHaveBeenCalledWith(1);
    expect(result.current.isHolding).toBe(true);
  });

  it('leaves the next page alone when the form is gone by then', () => {
    const { unmount } = show();
    goBack();
    unmount();
    vi.advanceTimersByTime(50);
    expect(go).not.toHaveBeenCalled();
  });
});
