import type { ClipboardEvent } from 'react';
import type { Cells } from '../../../components/ui/clipboard/WithCells.tsx';
import type { CellTexts, Proposal } from './cellTexts.ts';
import { layBlock } from './layBlock.ts';
import { isInput } from './placeOf.ts';
import { type Bounds, blockOf, type Selection } from './selection.ts';

interface Props {
  texts: CellTexts;
  cells: Cells;
  bounds: Bounds;
  /** What is selected, or the one cell in which it happened. */
  presentAt: (target: EventTarget) => Selection | null;
  /** Takes a pasted block, or asks first. */
  propose: (proposal: Proposal) => void;
}

/** Copies the selected block as spreadsheets read it, and takes one that they copied. */
export const clipboardHandlers = ({ texts, cells, bounds, presentAt, propose }: Props) => {
  const blockAt = ({ target }: ClipboardEvent) => {
    const present = isInput(target) ? null : presentAt(target);
    return present && blockOf(present);
  };
  return {
    onCopy: (event: ClipboardEvent) => {
      const block = blockAt(event);
      if (!block) return;
      const { top, bottom, left, right } = block;
      const lines = Array.from({ length: bottom - top + 1 }, (_, row) =>
        Array.from({ length: right - left + 1 }, (_, col) =>
          texts.textAt({ row: top + row, col: left + col }),
        ),
      );
      event.clipboardData.setData('text/plain', cells.writeCells(lines));
      event.preventDefault();
    },
    onPaste: (event: ClipboardEvent) => {
      const block = blockAt(event);
      if (!block) return;
      event.preventDefault();
      const pasted = cells.readCells(event.clipboardData.getData('text/plain'));
      propose({ action: 'paste', ...layBlock(pasted, block, bounds) });
    },
  };
};
