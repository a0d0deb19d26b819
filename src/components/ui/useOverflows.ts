import { type RefObject, useEffect, useRef, useState } from 'react';

const overflows = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement): boolean =>
  scrollWidth > clientWidth || scrollHeight > clientHeight;

/** Whether a box holds more than it shows, so that it is scrolled; measured anew when it or what is in it changes its size. */
export const useOverflows = <E extends HTMLElement>(): [RefObject<E | null>, boolean] => {
  const box = useRef<E>(null);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const watch = new ResizeObserver(() => setOver(overflows(element)));
    for (const one of [element, ...element.children]) watch.observe(one);
    return () => watch.disconnect();
  }, []);
  return [box, isOver];
};
