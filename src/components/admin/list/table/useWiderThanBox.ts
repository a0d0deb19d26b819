import { useLayoutEffect, useRef, useState } from 'react';

/**
 * Whether the table in a box is wider than the box. A box that scrolls sideways would hold the head of its table, which then
 * cannot stay in sight when the page is scrolled: so only a table that needs it gets one.
 */
export const useWiderThanBox = () => {
  const box = useRef<HTMLDivElement>(null);
  const [isWider, setWider] = useState(false);
  useLayoutEffect(() => {
    const outer = box.current;
    const table = outer?.firstElementChild;
    if (!outer || !table) return;
    // It is told of both at once, after the layout that is due anyway: measuring here would ask for one more.
    const watch = new ResizeObserver(() => setWider(table.scrollWidth > outer.clientWidth));
    watch.observe(outer);
    watch.observe(table);
    return () => watch.disconnect();
  }, []);
  return { box, isWider };
};
