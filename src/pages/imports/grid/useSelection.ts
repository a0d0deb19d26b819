import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Selection } from './selection.ts';

/** What is selected, and the focus, which follows it as long as it is in the sheet. */
export const useSelection = (box: RefObject<HTMLElement | null>, isTyping: boolean) => {
  const [selection, setSelection] = useState<Selection | null>(null);
  const isCalled = useRef(false);
  const focus = selection?.focus;
  useEffect(() => {
    if (!focus || isTyping) return;
    if (!isCalled.current && !box.current?.contains(document.activeElement)) return;
    isCalled.current = false;
    box.current?.querySelector<HTMLElement>(`[data-place="${focus.row}:${focus.col}"]`)?.focus();
  }, [box, focus, isTyping]);
  /** Brings the focus back to the sheet with the next change. */
  const callFocus = () => {
    isCalled.current = true;
  };
  return { selection, setSelection, callFocus };
};
