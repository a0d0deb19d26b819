import { useSyncExternalStore } from 'react';

const follow = (listener: () => void): (() => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};
const isOnline = (): boolean => navigator.onLine;

/** Whether the device has a line, as far as it knows. */
export const useOnline = (): boolean => useSyncExternalStore(follow, isOnline, () => true);
