import type { MouseEvent } from 'react';
import { isInput, placeOf } from './placeOf.ts';
import { at, type Bounds, type Place, type Selection } from './selection.ts';

interface Props {
  bounds: Bounds;
  selection: Selection | null;
  isTyping: boolean;
  select: (next: Selection) => void;
  begin: (place: Place) => void;
  /** Takes what stands in the field when something else is turned to. */
  leave: () => void;
}

/** Mouse and finger: a press selects, with Shift as far as there, a double one begins to type. */
export const pointerHandlers = ({ bounds, selection, isTyping, select, begin, leave }: Props) => ({
  onMouseDown: (event: MouseEvent) => {
    const place = isInput(event.target) ? null : placeOf(event.target);
    if (!place || event.button !== 0) return;
    const focus = selection?.focus;
    const isAgain = focus?.row === place.row && focus.col === place.col;
    if (isTyping) leave();
    // A finger has no double click that people would think of: the second tap begins.
    if (isAgain && !isTyping && window.matchMedia('(pointer: coarse)').matches) begin(place);
    else if (event.shiftKey && selection) select({ anchor: selection.anchor, focus: place });
    else select(at(place, bounds));
  },
  onDoubleClick: ({ target }: MouseEvent) => {
    const place = isInput(target) ? null : placeOf(target);
    if (place) begin(place);
  },
});
