import type { KeyboardEvent } from 'react';
import { isInput, placeOf } from './placeOf.ts';
import { at, type Bounds, moved, type Place, type Selection } from './selection.ts';
import type { Typing } from './useTyping.ts';

interface Props {
  bounds: Bounds;
  presentAt: (target: EventTarget) => Selection | null;
  select: (next: Selection) => void;
  begin: (place: Place, text?: string) => void;
  typing: Typing;
  /** Goes on by so many rows and columns after typing, the focus with it. */
  goOn: (down: number, right: number) => void;
  /** Brings the focus from the field back to its cell. */
  callFocus: () => void;
  clear: (present: Selection) => void;
  /** Goes to the next cell with a problem. */
  nextProblem: () => void;
  /** What a letter does with Ctrl or Cmd. */
  commands: Readonly<Record<string, () => void>>;
}

/** Keys while a cell is typed in: Enter and Tab take it and go on, Escape does not take it. */
const typingKeys = (
  { typing, goOn, callFocus }: Props,
  event: KeyboardEvent,
  input: HTMLInputElement,
): void => {
  const { key, shiftKey } = event;
  const step = shiftKey ? -1 : 1;
  if (key === 'Escape') {
    callFocus();
    typing.drop();
  } else if (key === 'Enter' || key === 'Tab') {
    typing.follow(input.value);
    typing.keep();
    goOn(key === 'Enter' ? step : 0, key === 'Tab' ? step : 0);
  } else return;
  event.preventDefault();
  event.stopPropagation();
};

/** Keys on a cell: they move, select, begin to type, empty, and give commands. */
export const keyHandlers = (controls: Props) => (event: KeyboardEvent) => {
  if (isInput(event.target)) return typingKeys(controls, event, event.target);
  const present = placeOf(event.target) && controls.presentAt(event.target);
  if (!present) return;
  const { bounds, select, begin, clear, nextProblem, commands } = controls;
  const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
  const isFar = ctrlKey || metaKey;
  const next = moved(present, { key, isFar, isGrowing: shiftKey }, bounds);
  const command = isFar && !altKey ? commands[key.toLowerCase()] : undefined;
  if (next) select(next);
  else if (command) command();
  else if (key === 'Enter' || key === 'F2') begin(present.focus);
  else if (key === 'F8') nextProblem();
  else if (key === 'Delete' || key === 'Backspace') clear(present);
  else if (key === 'Escape') select(at(present.focus, bounds));
  else if (key.length === 1 && !isFar && !altKey) begin(present.focus, key);
  else return;
  event.preventDefault();
};
