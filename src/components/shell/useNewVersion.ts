import { useEffect, useState } from 'react';
import { isChunkError } from '#domain/chunkErrors.ts';
import { isReachable } from '../../providers/http/isReachable.ts';
import { reloadOnce } from '../../public/loading/chunks.ts';

/**
 * Whether a part of the portal did not load and the page could not be loaded anew by itself, because something typed is
 * unsaved or a reload did not help.
 */
export const useNewVersion = (): boolean => {
  const [isOutdated, setOutdated] = useState(false);
  useEffect(() => {
    const check = async (error: unknown) => {
      if (!isChunkError(error) || (await reloadOnce(error))) return;
      // What nobody answers for is no sign of a new version.
      if (await isReachable()) setOutdated(true);
    };
    const onRejection = (event: PromiseRejectionEvent) => void check(event.reason);
    const onPreload = (event: Event & { payload?: unknown }) => void check(event.payload);
    window.addEventListener('unhandledrejection', onRejection);
    window.addEventListener('vite:preloadError', onPreload);
    return () => {
      window.removeEventListener('unhandledrejection', onRejection);
      window.removeEventListener('vite:preloadError', onPreload);
    };
  }, []);
  return isOutdated;
};
