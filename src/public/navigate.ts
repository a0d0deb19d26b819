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

/** Goes to another page of the portal without loading it anew. */
export function navigate(to: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  window.dispatchEvent(new Event(MOVED));
  if (!replace) window.scrollTo(0, 0);
}
