import { type RefObject, useEffect, useRef } from 'react';
import { addEntry } from '../navigate.ts';

/**
 * A dialog that the browser's Back closes, as on a phone: while it is open it has an entry of the history, which goes with
 * it. Without that, Back would leave the page under the dialog.
 */
export function useBackCloses(dialog: RefObject<HTMLDialogElement | null>) {
  const hasEntry = useRef(false);
  useEffect(() => {
    const onPop = () => {
      if (!hasEntry.current) return;
      hasEntry.current = false;
      dialog.current?.close();
    };
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, [dialog]);
  const onOpen = () => {
    addEntry();
    hasEntry.current = true;
  };
  const onClose = () => {
    if (!hasEntry.current) return;
    hasEntry.current = false;
    history.back();
  };
  return { onOpen, onClose };
}
