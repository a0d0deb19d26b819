import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether an element was in view once, or nearly; at once where the browser cannot tell. */
export const useSeen = <E extends Element>(): [RefObject<E | null>, boolean] => {
  const element = useRef<E>(null);
  const [isSeen, setSeen] = useState(() => typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (isSeen || !element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: '100px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isSeen]);
  return [element, isSeen];
};
