import { useEffect } from 'react';
import { onHeld } from '../../../../providers/applicant/held.ts';
import { retryTimer } from '../../../../providers/http/retrying.ts';
import type { DraftStore } from '../draft/draftStore.ts';

const EVERY_MS = 5000;

/**
 * Saves what was typed within 5 seconds, when the page is put away, and once a code has opened the session again. What fails is tried
 * again by `retryTimer`; what the server has refused for good is not, until it is changed.
 */
export const useAutosave = (store: DraftStore): void => {
  useEffect(() => {
    let isSaving = false;
    const save = async (): Promise<void> => {
      if (isSaving || !store.mayFlush()) return;
      isSaving = true;
      const isSaved = await store.flush();
      isSaving = false;
      const failure = store.failure();
      if (isSaved || failure === null) timer.done();
      else timer.failed(failure);
      if (isSaved || failure === null) note();
    };
    const timer = retryTimer(() => void save(), EVERY_MS);
    const note = (): void => {
      if (!isSaving && store.mayFlush()) timer.begin(EVERY_MS);
    };
    const hidden = () => document.visibilityState === 'hidden' && void save();
    const stopNoting = store.subscribe(note);
    const stopHeld = onHeld(() => void save());
    document.addEventListener('visibilitychange', hidden);
    void save();
    return () => {
      timer.stop();
      stopNoting();
      stopHeld();
      document.removeEventListener('visibilitychange', hidden);
    };
  }, [store]);
};
