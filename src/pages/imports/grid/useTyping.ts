import { useRef, useState } from 'react';
import type { ImportEdit } from '../../../providers/verbs/importVerbs.ts';
import type { CellTexts } from './cellTexts.ts';
import type { Place } from './selection.ts';

/**
 * The cell that is being typed in. It is held as the import knows it, not by its place: what is typed is that row's, wherever it
 * has moved to meanwhile.
 */
export const useTyping = ({ cellAt, textAt }: CellTexts, edit: (edits: readonly ImportEdit[]) => void) => {
  const [typing, setTyping] = useState<string | null>(null);
  const typed = useRef<(ImportEdit & { before: string }) | null>(null);
  const begin = (place: Place, text = textAt(place)) => {
    const cell = cellAt(place);
    if (!cell) return;
    typed.current = { ...cell, text, before: textAt(place) };
    setTyping(text);
  };
  const follow = (text: string) => {
    if (typed.current) typed.current.text = text;
  };
  const hide = () => setTyping(null);
  const drop = () => {
    typed.current = null;
    hide();
  };
  /** Takes what was typed. */
  const keep = () => {
    const cell = typed.current;
    drop();
    if (!cell) return;
    const { before, ...given } = cell;
    if (given.text !== before) edit([given]);
  };
  return { typing, begin, follow, hide, keep, drop };
};
export type Typing = ReturnType<typeof useTyping>;
