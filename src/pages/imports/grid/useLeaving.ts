import type { ImportJob } from '#contract/shapes/importShapes.ts';
import type { ImportLeavingOut } from '../../../providers/verbs/importVerbs.ts';
import { useLeaveOut } from '../fix/useLeaveOut.ts';
import type { Sheet } from './cellTexts.ts';
import { mayEdit, seenOf } from './problemsOfRow.ts';
import { blockOf } from './selection.ts';
import type { Only } from './useGridAddress.ts';
import type { GridControls } from './useGridControls.ts';

interface Leaving {
  /** Whether the rows would be left out, or taken in again. */
  isOut: boolean;
  isPending: boolean;
  run: () => void;
}

/** The chosen rows out or in again, and all that were left out in again; each absent where there are no such rows. */
export const useLeaving = (
  { id, counts }: ImportJob,
  only: Only,
  { rows, edits, isOpen }: Pick<Sheet, 'rows' | 'edits' | 'isOpen'>,
  { selection, forget }: Pick<GridControls, 'selection' | 'forget'>,
): { chosen?: Leaving; all?: Leaving } => {
  const { leaveOut, isPending } = useLeaveOut(id);
  const run = async (wanted: ImportLeavingOut) => {
    // Other rows may stand there next. What was typed in these counts when they are taken in again.
    forget();
    if (await edits.flush()) leaveOut(wanted);
  };
  const leaving = (wanted: ImportLeavingOut): Leaving => ({
    isOut: wanted.isOut,
    isPending,
    run: () => void run(wanted),
  });
  const block = selection && blockOf(selection);
  const movable = block ? rows.slice(block.top, block.bottom + 1).filter(mayEdit) : [];
  const isOut = movable.some(({ state }) => state !== 'leftOut');
  return {
    ...(movable.length > 0 && {
      chosen: leaving({ isOut, rows: movable.map(({ row }) => row), seen: seenOf(movable) }),
    }),
    ...(isOpen &&
      only === 'leftOut' &&
      counts.leftOut > 0 && { all: leaving({ isOut: false, seen: seenOf(rows) }) }),
  };
};
export type LeavingTools = ReturnType<typeof useLeaving>;
