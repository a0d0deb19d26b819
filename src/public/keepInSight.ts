const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Brings what `find` answers to the top of the window (or to another `block` of it), and again whenever `within` grows or shrinks as the rest
 * of it comes, until somebody touches the page. Answers what ends it.
 */
export const keepInSight = (
  find: () => Element | null | undefined,
  within: Element,
  block: ScrollLogicalPosition = 'start',
): (() => void) => {
  const bring = () => find()?.scrollIntoView({ block });
  bring();
  if (typeof ResizeObserver === 'undefined') return () => undefined;
  const watch = new ResizeObserver(bring);
  const end = () => {
    watch.disconnect();
    for (const move of MOVES) removeEventListener(move, end);
  };
  watch.observe(within);
  for (const move of MOVES) addEventListener(move, end, { passive: true });
  return end;
};
