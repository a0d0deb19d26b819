import { useSyncExternalStore } from 'react';

export type Connection = 'online' | 'offline' | 'unreachable';

let isReached = true;
const listeners = new Set<() => void>();

const statusOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'status' in error ? error.status : null;

const set = (reached: boolean): void => {
  if (reached === isReached) return;
  isReached = reached;
  for (const listener of listeners) listener();
};

/** Tells that a call was answered, or how it failed: status 0 means that nobody answered. */
export const noteAnswer = (): void => set(true);
export const noteFailure = (error: unknown): void => set(statusOf(error) !== 0);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

const read = (): Connection => {
  if (!navigator.onLine) return 'offline';
  return isReached ? 'online' : 'unreachable';
};

/** Whether the browser has a connection and the server answers. */
export const useConnection = (): Connection => useSyncExternalStore(subscribe, read);
