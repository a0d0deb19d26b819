import type { Block, Bounds, Place } from './selection.ts';

/** Where the texts of a pasted block go. */
export interface Pasted {
  cells: (Place & { text: string })[];
  /** Rows and columns of the block that the grid has no room for. */
  rowsBeyond: number;
  columnsBeyond: number;
}

/** Lays a block upon the grid: one text fills the whole selection, a larger block begins at its upper left corner. */
export const layBlock = (
  block: readonly (readonly string[])[],
  on: Block,
  { rows, cols }: Bounds,
): Pasted => {
  const only = block.length === 1 && block[0]?.length === 1 ? block[0][0] : undefined;
  const height = only === undefined ? block.length : on.bottom - on.top + 1;
  const width =
    only === undefined
      ? block.reduce((most, line) => Math.max(most, line.length), 0)
      : on.right - on.left + 1;
  const cells: Pasted['cells'] = [];
  for (let down = 0; down < Math.min(height, rows - on.top); down += 1)
    for (let right = 0; right < Math.min(width, cols - on.left); right += 1) {
      const text = only ?? block[down]?.[right];
      if (text !== undefined) cells.push({ row: on.top + down, col: on.left + right, text });
    }
  return {
    cells,
    rowsBeyond: Math.max(0, height - (rows - on.top)),
    columnsBeyond: Math.max(0, width - (cols - on.left)),
  };
};
