import { useEffect, useRef } from 'react';

type Find = () => HTMLElement | null | undefined;

/** The first thing to do in what has an id; the thing itself where it can be done. */
export const firstIn = (id: string): HTMLElement | null => {
  const found = document.getElementById(id);
  return found?.querySelector<HTMLElement>('button, select, input') ?? found;
};

/** Puts the focus where a row has come or gone, once the page is drawn anew: the button that was pressed may be gone, or stand below it. */
export const useRowFocus = (): ((find: Find) => void) => {
  const next = useRef<Find | null>(null);
  useEffect(() => {
    const found = next.current?.();
    if (!found) return;
    next.current = null;
    found.focus();
  });
  return (find) => {
    next.current = find;
  };
};
