import { useEffect, useRef } from 'react';
import { MAIN_ID } from '../../../shell/SkipLink.tsx';

/** Once a dialog was open: whenever the button that opened it is gone, the keyboard stands at the beginning of the page. */
export const useKeptFocus = (isClosed: boolean): void => {
  const wasOpen = useRef(false);
  useEffect(() => {
    if (!isClosed) wasOpen.current = true;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isClosed && wasOpen.current && isLost)
      document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  });
};
