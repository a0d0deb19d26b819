import { useEffect, useRef } from 'react';

const keepInPage = () => {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body)
    document.querySelector('main')?.focus({ preventScroll: true });
};

/**
 * Once a dialog was open: whenever the button that opened it is gone, with or without the component that asks for this, the
 * keyboard stands at the beginning of the page.
 */
export const useFocusInPage = (isClosed: boolean): void => {
  const wasOpen = useRef(false);
  useEffect(() => {
    if (!isClosed) wasOpen.current = true;
    else if (wasOpen.current) keepInPage();
  });
  useEffect(
    () => () => {
      if (wasOpen.current) keepInPage();
    },
    [],
  );
};
