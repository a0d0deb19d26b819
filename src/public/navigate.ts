import { useSyncExternalStore } from 'react';

const MOVED = 'suki:moved';

const address = (): string => location.pathname + location.search;

function onAddress(listener: () => void): () => void {
  window.addEventListener('popstate', listener);
  window.addEventListener(MOVED, listener);
  return () => {
    window.removeEventListener('popstate', listener);
    window.removeEventListener(MOVED, listener);
  };
}

/** Path and query of the page, read afresh at every render: the back office moves the address by itself too. */
export const useAddress = (): string => useSyncExternalStore(onAddress, address);

/**
 * The number that the back office's router gives each entry of the history. The public pages go on with its count, so that
 * a form can tell how far a jump over both went.
 */
function entryNumber(): number {
  const state: unknown = history.state;
  if (typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number')
    return state.idx;
  history.replaceState({ ...history.state, idx: 0 }, '');
  return 0;
}

/** Adds an entry of the history for something over this page, which Back then leaves first. */
export const addEntry = (): void => history.pushState({ idx: entryNumber() + 1 }, '', address());

/** Goes to another page of the portal without loading it anew. */
export function navigate(to: string, { replace = false } = {}): void {
  const idx = entryNumber();
  if (replace) history.replaceState({ idx }, '', to);
  else history.pushState({ idx: idx + 1 }, '', to);
  window.dispatchEvent(new Event(MOVED));
  if (!replace) window.scrollTo(0, 0);
}
