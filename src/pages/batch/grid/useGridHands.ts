import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { ImportColumn, ImportRow } from '#contract/importShapes.ts';
import { mayEdit } from './cells.ts';
import { layBlock, readBlock, writeBlock } from './clipboard.ts';
import { at, blockOf, moved, type Place, type Selection } from './selection.ts';
import type { CellEdits } from './useCellEdits.ts';

interface Hands {
  box: RefObject<HTMLElement | null>;
  rows: readonly ImportRow[];
  columns: readonly ImportColumn[];
  edits: CellEdits;
  isOpen: boolean;
  onUndo: () => void;
  onFind: () => void;
  /** A block was pasted that did not fit on the page. */
  onCut: () => void;
}

const placeOf = (target: EventTarget): Place | null => {
  const cell = target instanceof Element ? target.closest('[data-place]') : null;
  const [row, col] = (cell?.getAttribute('data-place') ?? '').split(':').map(Number);
  return row === undefined || col === undefined || Number.isNaN(col) ? null : { row, col };
};

const isInput = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.hasAttribute('data-cell-input');

/** What keys, mouse, finger and clipboard do to the sheet. */
export const useGridHands = ({ box, rows, columns, edits, isOpen, onUndo, onFind, onCut }: Hands) => {
  const [selection, setSelection] = useState<Selection | null>(null);
  const [typing, setTyping] = useState<string | null>(null);
  const field = useRef({ isTyping: false, takesFocus: false });
  const bounds = { rows: rows.length, cols: columns.length };
  const focus = selection?.focus;

  // The focus follows the selection as long as it is in the sheet.
  useEffect(() => {
    if (!focus || typing !== null) return;
    if (!field.current.takesFocus && !box.current?.contains(document.activeElement)) return;
    field.current.takesFocus = false;
    box.current?.querySelector<HTMLElement>(`[data-place="${focus.row}:${focus.col}"]`)?.focus();
  }, [box, focus, typing]);

  const textAt = ({ row, col }: Place): string => {
    const [line, column] = [rows[row], columns[col]];
    if (!line || !column) return '';
    return edits.textAt(line.row, column.index) ?? line.cells[column.index]?.text ?? '';
  };
  const write = (cells: readonly (Place & { text: string })[]) => {
    if (!isOpen) return;
    edits.edit(
      cells.flatMap((cell) => {
        const [line, column] = [rows[cell.row], columns[cell.col]];
        if (!line || !column || !mayEdit(line) || textAt(cell) === cell.text) return [];
        return [{ row: line.row, column: column.index, text: cell.text }];
      }),
    );
  };
  const begin = (text?: string) => {
    const line = focus && rows[focus.row];
    if (!isOpen || !focus || !line || !mayEdit(line)) return;
    field.current.isTyping = true;
    setTyping(text ?? textAt(focus));
  };
  const stopTyping = (takesFocus: boolean) => {
    field.current = { isTyping: false, takesFocus };
    setTyping(null);
  };
  const select = (next: Selection, takesFocus = false) => {
    stopTyping(takesFocus);
    setSelection(next);
  };
  /** Takes what was typed, and goes on by so many rows and columns. */
  const commit = (text: string, down = 0, right = 0) => {
    if (!focus) return;
    write([{ ...focus, text }]);
    select(at({ row: focus.row + down, col: focus.col + right }, bounds), true);
  };
  /** Takes what stands in the field when something else is turned to. */
  const leave = (input: Element | null | undefined) => {
    if (focus && field.current.isTyping && input && isInput(input)) write([{ ...focus, text: input.value }]);
    stopTyping(false);
  };
  const fillDown = () => {
    if (!selection) return;
    const { top, bottom, left, right } = blockOf(selection);
    const source = top === bottom ? top - 1 : top;
    const cells: (Place & { text: string })[] = [];
    for (let col = left; col <= right; col += 1)
      for (let row = source + 1; row <= bottom && source >= 0; row += 1)
        cells.push({ row, col, text: textAt({ row: source, col }) });
    write(cells);
  };
  const clear = () => {
    if (!selection) return;
    const { top, bottom, left, right } = blockOf(selection);
    const cells: (Place & { text: string })[] = [];
    for (let row = top; row <= bottom; row += 1)
      for (let col = left; col <= right; col += 1) cells.push({ row, col, text: '' });
    write(cells);
  };

  const onTyping = (event: KeyboardEvent, input: HTMLInputElement) => {
    const { key, shiftKey } = event;
    if (key === 'Escape') stopTyping(true);
    else if (key === 'Enter') commit(input.value, shiftKey ? -1 : 1);
    else if (key === 'Tab') commit(input.value, 0, shiftKey ? -1 : 1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const command = ({ key }: KeyboardEvent): (() => void) | undefined =>
    ({ d: fillDown, z: onUndo, h: onFind })[key.toLowerCase()];
  const onKeyDown = (event: KeyboardEvent) => {
    if (isInput(event.target)) return onTyping(event, event.target);
    if (!placeOf(event.target)) return;
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
    const isFar = ctrlKey || metaKey;
    const present = selection ?? at({ row: 0, col: 0 }, bounds);
    const next = moved(present, { key, isFar, isGrowing: shiftKey }, bounds);
    const doCommand = isFar && !altKey ? command(event) : undefined;
    if (next) select(next);
    else if (doCommand) doCommand();
    else if (key === 'Enter' || key === 'F2') begin();
    else if (key === 'Delete' || key === 'Backspace') clear();
    else if (key === 'Escape') select(at(present.focus, bounds));
    else if (key.length === 1 && !isFar && !altKey) begin(key);
    else return;
    event.preventDefault();
  };
  const onMouseDown = (event: MouseEvent) => {
    const place = isInput(event.target) ? null : placeOf(event.target);
    if (!place || event.button !== 0) return;
    const isAgain = focus?.row === place.row && focus.col === place.col;
    if (typing !== null) leave(box.current?.querySelector('[data-cell-input]'));
    // A finger has no double click that people would think of: the second tap begins.
    if (isAgain && typing === null && window.matchMedia('(pointer: coarse)').matches) begin();
    else if (event.shiftKey && selection) select({ anchor: selection.anchor, focus: place });
    else select(at(place, bounds));
  };
  const onCopy = (event: ClipboardEvent) => {
    if (isInput(event.target) || !selection) return;
    const { top, bottom, left, right } = blockOf(selection);
    const lines = Array.from({ length: bottom - top + 1 }, (_, row) =>
      Array.from({ length: right - left + 1 }, (_, col) => textAt({ row: top + row, col: left + col })),
    );
    event.clipboardData.setData('text/plain', writeBlock(lines));
    event.preventDefault();
  };
  const onPaste = (event: ClipboardEvent) => {
    if (isInput(event.target) || !selection) return;
    event.preventDefault();
    const block = readBlock(event.clipboardData.getData('text/plain'));
    const { cells, isCut } = layBlock(block, blockOf(selection), bounds);
    write(cells);
    if (isCut) onCut();
  };
  return {
    selection,
    typing,
    textAt,
    write,
    begin,
    fillDown,
    forget: () => {
      setTyping(null);
      setSelection(null);
    },
    handlers: {
      onKeyDown,
      onMouseDown,
      onDoubleClick: (event: MouseEvent) => !isInput(event.target) && placeOf(event.target) && begin(),
      onBlur: ({ target }: FocusEvent) => isInput(target) && field.current.isTyping && leave(target),
      onFocus: (event: FocusEvent) => {
        const place = placeOf(event.target);
        if (place && !selection && !isInput(event.target)) setSelection(at(place, bounds));
      },
      onCopy,
      onPaste,
    },
  };
};
export type GridHands = ReturnType<typeof useGridHands>;
