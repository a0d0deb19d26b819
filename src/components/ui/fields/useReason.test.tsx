import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useReason } from './useReason.ts';

const opened = (options?: Parameters<typeof useReason>[0]) => {
  const { result } = renderHook(() => useReason(options));
  return {
    said: () => result.current.box('Say why', 'Told').error,
    write: (text: string) => act(() => result.current.box('').onChange(text)),
    tries: () => {
      let mayGoOn: boolean | null = null;
      act(() => {
        mayGoOn = result.current.tries();
      });
      return mayGoOn;
    },
    reason: () => result.current.reason,
  };
};

describe('the reason of a deed', () => {
  it('is said to be missing from the first try on, until it is written', () => {
    const own = opened({ min: 3 });
    expect(own.said()).toBe('Told');
    expect(own.tries()).toBe(false);
    expect(own.said()).toBe('Say why');
    own.write('  no ');
    expect([own.tries(), own.said()]).toEqual([false, 'Say why']);
    own.write('  nobody answered ');
    expect([own.tries(), own.said(), own.reason()]).toEqual([true, 'Told', 'nobody answered']);
  });

  it('is left out where none is needed, and begins with what is there', () => {
    const own = opened({ isNeeded: false, before: 'As before' });
    expect([own.tries(), own.said(), own.reason()]).toEqual([true, 'Told', 'As before']);
    own.write('');
    expect([own.tries(), own.said()]).toEqual([true, 'Told']);
  });
});
