import type { PopoverActions } from '@mui/material/Popover';
import { useCallback, useRef } from 'react';

/** Places a popover anew as its content grows: what loads, or has more to tell, would else end below the screen. */
export const useGrowing = () => {
  const action = useRef<PopoverActions>(null);
  const content = useCallback((element: HTMLElement | null) => {
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const watch = new ResizeObserver(() => action.current?.updatePosition());
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return { action, content };
};
