import { type PointerEvent, useRef, useState } from 'react';
import { placeOf, type Span } from './moved.ts';

/** Pixels from the edge of the window within which a drag scrolls the page, and by how much at a time. */
const EDGE = 64;
const SCROLL_STEP = 14;

export interface Drag {
  from: number;
  to: number;
  /** Pixels by which the row follows the pointer. */
  by: number;
  height: number;
}

interface Begun {
  pointer: number;
  spans: readonly Span[];
  from: number;
  startY: number;
}

const spansOf = (list: HTMLElement): Span[] =>
  [...list.children].map((row) => {
    const { top, height } = row.getBoundingClientRect();
    return { top: top + window.scrollY, height };
  });

const scrollAtEdge = (y: number): void => {
  if (y < EDGE) window.scrollBy(0, -SCROLL_STEP);
  if (y > window.innerHeight - EDGE) window.scrollBy(0, SCROLL_STEP);
};

/** Dragging a row of a list by its handle, with a mouse, a pen or a finger. Escape or a cancelled pointer leaves all as it was. */
export const useDrag = (onDrop: (from: number, to: number) => void) => {
  const begun = useRef<Begun | null>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const stop = () => {
    begun.current = null;
    setDrag(null);
  };
  const start = (event: PointerEvent<HTMLElement>, list: HTMLElement | null, from: number) => {
    if (!list || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const spans = spansOf(list);
    begun.current = { pointer: event.pointerId, spans, from, startY: event.clientY + window.scrollY };
    setDrag({ from, to: from, by: 0, height: spans[from]?.height ?? 0 });
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    const { current } = begun;
    if (!current || current.pointer !== event.pointerId) return;
    scrollAtEdge(event.clientY);
    const by = event.clientY + window.scrollY - current.startY;
    const height = current.spans[current.from]?.height ?? 0;
    setDrag({ from: current.from, to: placeOf(current.spans, current.from, by), by, height });
  };
  const end = () => {
    if (begun.current && drag && drag.to !== drag.from) onDrop(drag.from, drag.to);
    stop();
  };
  return { drag, start, move, end, stop };
};
