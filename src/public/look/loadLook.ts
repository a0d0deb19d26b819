import type { FirstLook } from './FirstLook.tsx';

let loaded: typeof FirstLook | null = null;

/** Fetches what draws a back office that is on its way; whoever signs in does not wait for it. */
export const loadLook = async (): Promise<void> => {
  loaded = (await import('./FirstLook.tsx')).FirstLook;
};

/** What draws it, null when it was not fetched. */
export const getLook = (): typeof FirstLook | null => loaded;
