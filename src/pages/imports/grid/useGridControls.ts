import { type FocusEvent, type FormEvent, type RefObject, useEffect, useState } from 'react';
import type { Cells } from '../../../components/ui/clipboard/WithCells.tsx';
import { type CellTexts, cellTexts, type Proposal, type Sheet } from './cellTexts.ts';
import { clipboardHandlers } from './clipboardHandlers.ts';
import { keyHandlers } from './keyHandlers.ts';
import { isInput, placeOf } from './placeOf.ts';
import { pointerHandlers } from './pointerHandlers.ts';
import { needsPreview, previewOf } from './preview/changePreview.ts';
import { problemsAt } from './problemsOfRow.ts';
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
  /** The columns that identify a row, by their place in the file. */
  keys: ReadonlySet<number>;
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

/** Takes changes of several cells at once, or shows first what they would do. */
const useProposals = ({ rows, columns, keys }: Controls, texts: CellTexts) => {
  const [asked, setAsked] = useState<Proposal | null>(null);
  const previewed = (proposal: Proposal) => previewOf(proposal, { rows, columns }, texts, keys);
  const drop = () => setAsked(null);
  const take = ({ cells, action }: Proposal) => texts.write(cells, cells.length > 1 ? action : 'type');
  return {
    drop,
    propose: (proposal: Proposal) =>
      needsPreview(proposal, previewed(proposal)) ? setAsked(proposal) : take(proposal),
    pending: asked && {
      proposal: asked,
      preview: previewed(asked),
      onConfirm: () => {
        take(asked);
        drop();
      },
      onCancel: drop,
    },
  };
};

/** The next cell with a problem in the order of reading, from the first again after the last; null where there is none. */
const nextPlace = ({ rows, columns }: Sheet, from: Place | undefined): Place | null => {
  const found = rows.flatMap((line, row) =>
    columns.flatMap(({ index }, col) => (problemsAt(line, index).length > 0 ? [{ row, col }] : [])),
  );
  const isAfter = ({ row, col }: Place) => !from || row > from.row || (row === from.row && col > from.col);
  return found.find(isAfter) ?? found[0] ?? null;
};

/** What keys, mouse, finger and clipboard do to the sheet. */
export const useGridControls = (controls: Controls) => {
  const { box, cells, rows, columns, edits, isOpen, onUndo, onFind } = controls;
  const texts = cellTexts(controls);
  const typing = useTyping(texts, (typed) => isOpen && edits.edit(typed));
  const isTyping = typing.typing !== null;
  const { selection, setSelection, callFocus } = useSelection(box, isTyping);
  const proposals = useProposals(controls, texts);
  const letGo = () => {
    setSelection(null);
    proposals.drop();
  };
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
  const fillDown = () => {
    const proposal = selection && texts.fillDown(blockOf(selection));
    if (proposal) proposals.propose(proposal);
  };
  const clear = (present: Selection) => proposals.propose(texts.clear(blockOf(present)));
  const moveTo = (place: Place | null) => {
    if (!place) return;
    callFocus();
    select(at(place, bounds));
  };
  const nextProblem = () => moveTo(nextPlace(controls, selection?.focus));
  const commands = { d: fillDown, z: onUndo, h: onFind };
  return {
    selection,
    typing: typing.typing,
    textAt: texts.textAt,
    write: texts.write,
    pending: proposals.pending,
    nextProblem,
    /** Moves to a cell by its row and column in the file; absent where it is not on this page. */
    moverTo: (row: number, column: number) => {
      const place = {
        row: rows.findIndex((one) => one.row === row),
        col: columns.findIndex(({ index }) => index === column),
      };
      return place.row < 0 || place.col < 0 ? undefined : () => moveTo(place);
    },
    begin: () => selection && begin(selection.focus),
    fillDown,
    /** Takes what is being typed and lets go of the selection: the rows are about to move. */
    forget: () => {
      typing.keep();
      letGo();
    },
    handlers: {
      onKeyDown: keyHandlers({
        bounds,
        presentAt,
        select,
        begin,
        typing,
        goOn,
        callFocus,
        clear,
        nextProblem,
        commands,
      }),
      ...pointerHandlers({ bounds, selection, isTyping, select, begin, leave: typing.keep }),
      ...clipboardHandlers({ texts, cells, bounds, presentAt, propose: proposals.propose }),
      ...fieldHandlers(typing, (place) => !selection && setSelection(at(place, bounds))),
    },
  };
};
export type GridControls = ReturnType<typeof useGridControls>;
