import { useLayoutEffect, useRef, useState } from 'react';

/** On which sides a row is cut. */
export type Cut = 'none' | 'start' | 'end' | 'both';
const WHOLE: Cut = 'none';

/** Pixels over which a row fades out where it is cut. */
export const FADE = 40;

const FADES: Readonly<Record<Cut, string>> = {
  none: 'none',
  start: `linear-gradient(to right, transparent, black ${FADE}px)`,
  end: `linear-gradient(to left, transparent, black ${FADE}px)`,
  both: `linear-gradient(to right, transparent, black ${FADE}px, black calc(100% - ${FADE}px), transparent)`,
};

const cutOf = ({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): Cut => {
  const isStart = scrollLeft > 1;
  const isEnd = scrollLeft + clientWidth < scrollWidth - 1;
  if (isStart && isEnd) return 'both';
  return isStart ? 'start' : isEnd ? 'end' : WHOLE;
};

/**
 * A row that scrolls sideways and fades out where it is cut: its ref, its `onScroll` and its `maskImage`. `shape` says what changes its
 * width; `onShown` is told once for each shape, when the row is laid out.
 */
export const useFadedRow = <E extends HTMLElement>(shape: string, onShown?: (row: E) => void) => {
  const row = useRef<E>(null);
  const shown = useRef(onShown);
  shown.current = onShown;
  const [cut, setCut] = useState<Cut>(WHOLE);
  const onScroll = () => setCut(row.current ? cutOf(row.current) : WHOLE);
  // As a layout effect it runs again when a page that was waited for lets the row be seen again: what is hidden has no width.
  // The observer is told after the layout that is due anyway, and before the paint.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the row is measured for
  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return;
    let isShown = false;
    const watch = new ResizeObserver(() => {
      if (!isShown) shown.current?.(element);
      isShown = true;
      onScroll();
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [shape]);
  return { row, cut, onScroll, maskImage: FADES[cut] };
};
