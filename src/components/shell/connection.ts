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
export const noteFailure = (error: unknown): void => {
  const isAnswer = statusOf(error) !== 0;
  // Without a connection it says nothing of the server, which would count as gone until it is asked once more.
  if (isAnswer || navigator.onLine) set(isAnswer);
};

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

/** Calls each time there is a connection again, or the server answers again; returns how to stop. */
export const onLineBack = (back: () => void): (() => void) => {
  let before = read();
  return subscribe(() => {
    const isBack = before !== 'online' && read() === 'online';
    before = read();
    if (isBack) back();
  });
};

/** Whether the browser has a connection and the server answers. */
export const useConnection = (): Connection => useSyncExternalStore(subscribe, read);
