import { useEffect } from 'react';
import type { DraftStore } from '../draft/draftStore.ts';

const EVERY_MS = 5000;

/** Saves what was typed every 5 seconds, when the page is put away, and as soon as there is a line again. */
export const useAutosave = (store: DraftStore): void => {
  useEffect(() => {
    const save = () => {
      if (store.hasUnsaved()) void store.flush();
    };
    const hidden = () => document.visibilityState === 'hidden' && save();
    const timer = setInterval(save, EVERY_MS);
    window.addEventListener('online', save);
    document.addEventListener('visibilitychange', hidden);
    save();
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', save);
      document.removeEventListener('visibilitychange', hidden);
    };
  }, [store]);
};
