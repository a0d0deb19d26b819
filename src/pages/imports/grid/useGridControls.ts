import { type FocusEvent, type FormEvent, type RefObject, useEffect, useState } from 'react';
import type { Cells } from '../../../components/ui/clipboard/WithCells.tsx';
import { cellTexts, type Sheet } from './cellTexts.ts';
import { clipboardHandlers } from './clipboardHandlers.ts';
import { keyHandlers } from './keyHandlers.ts';
import { isInput, placeOf } from './placeOf.ts';
import { pointerHandlers } from './pointerHandlers.ts';
import { at, blockOf, type Place, type Selection } from './selection.ts';
import { useSelection } from './useSelection.ts';
import { type Typing, useTyping } from './useTyping.ts';

interface Controls extends Sheet {
  box: RefObject<HTMLElement | null>;
  cells: Cells;
  /** Which rows were asked for. */
  view: string;
  onUndo: () => void;
  onFind: () => void;
  /** A block was pasted that did not fit on the page. */
  onCut: () => void;
}

/**
 * Lets go of what was selected, which is a place on the page, before other rows or columns are shown there; what is being typed
 * goes where it was meant to.
 */
const useLettingGo = ({ view, rows, columns }: Controls, typing: Typing, letGo: () => void) => {
  const shown = JSON.stringify([view, rows.map(({ row }) => row), columns.map(({ index }) => index)]);
  const [seen, setSeen] = useState(shown);
  if (seen !== shown) {
    setSeen(shown);
    typing.hide();
    letGo();
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: `keep` is new each time, `shown` says when
  useEffect(() => typing.keep(), [shown]);
};

/** Follows what stands in the field of a cell, takes it when the field is left, and tells which cell was come to. */
const fieldHandlers = (typing: Typing, onCome: (place: Place) => void) => ({
  onChange: ({ target }: FormEvent) => isInput(target) && typing.follow(target.value),
  onBlur: ({ target }: FocusEvent) => isInput(target) && typing.keep(),
  onFocus: ({ target }: FocusEvent) => {
    const place = isInput(target) ? null : placeOf(target);
    if (place) onCome(place);
  },
});

/** What keys, mouse, finger and clipboard do to the sheet. */
export const useGridControls = (controls: Controls) => {
  const { box, cells, rows, columns, edits, isOpen, onUndo, onFind, onCut } = controls;
  const texts = cellTexts(controls);
  const typing = useTyping(texts, (typed) => isOpen && edits.edit(typed));
  const isTyping = typing.typing !== null;
  const { selection, setSelection, callFocus } = useSelection(box, isTyping);
  const letGo = () => setSelection(null);
  useLettingGo(controls, typing, letGo);

  const bounds = { rows: rows.length, cols: columns.length };
  const presentAt = (target: EventTarget): Selection | null => {
    const place = placeOf(target);
    return selection ?? (place && at(place, bounds));
  };
  const select = (next: Selection) => {
    typing.drop();
    setSelection(next);
  };
  const begin = (place: Place, text?: string) => {
    setSelection((present) => present ?? at(place, bounds));
    typing.begin(place, text);
  };
  const goOn = (down: number, right: number) => {
    callFocus();
    if (selection)
      setSelection(at({ row: selection.focus.row + down, col: selection.focus.col + right }, bounds));
  };
  const fillDown = () => selection && texts.fillDown(blockOf(selection));
  const clear = (present: Selection) => texts.clear(blockOf(present));
  const commands = { d: fillDown, z: onUndo, h: onFind };
  return {
    selection,
    typing: typing.typing,
    textAt: texts.textAt,
    write: texts.write,
    begin: () => selection && begin(selection.focus),
    fillDown,
    /** Takes what is being typed and lets go of the selection: the rows are about to move. */
    forget: () => {
      typing.keep();
      letGo();
    },
    handlers: {
      onKeyDown: keyHandlers({ bounds, presentAt, select, begin, typing, goOn, callFocus, clear, commands }),
      ...pointerHandlers({ bounds, selection, isTyping, select, begin, leave: typing.keep }),
      ...clipboardHandlers({ texts, cells, bounds, presentAt, onCut }),
      ...fieldHandlers(typing, (place) => !selection && setSelection(at(place, bounds))),
    },
  };
};
export type GridControls = ReturnType<typeof useGridControls>;
