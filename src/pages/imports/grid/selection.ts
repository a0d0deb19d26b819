/** A cell of the grid by the place of its row on the page and of its column among those shown, from 0. */
export interface Place {
  row: number;
  col: number;
}

/** A block of cells: where it was begun, and the cell that has the focus. */
export interface Selection {
  anchor: Place;
  focus: Place;
}

export interface Bounds {
  rows: number;
  cols: number;
}

/** Rows that Page Up and Page Down pass over. */
const PAGE = 10;

const within = (value: number, count: number): number => Math.min(Math.max(0, value), Math.max(0, count - 1));

/** The selection of one cell, kept inside the grid. */
export const at = ({ row, col }: Place, { rows, cols }: Bounds): Selection => {
  const place = { row: within(row, rows), col: within(col, cols) };
  return { anchor: place, focus: place };
};

/** First and last row and column of a selection. */
export const blockOf = ({ anchor, focus }: Selection) => ({
  top: Math.min(anchor.row, focus.row),
  bottom: Math.max(anchor.row, focus.row),
  left: Math.min(anchor.col, focus.col),
  right: Math.max(anchor.col, focus.col),
});
export type Block = ReturnType<typeof blockOf>;

/** The cells of a block, column after column. */
export const placesOf = ({ top, bottom, left, right }: Block): Place[] => {
  const places: Place[] = [];
  for (let col = left; col <= right; col += 1)
    for (let row = top; row <= bottom; row += 1) places.push({ row, col });
  return places;
};

const target = (key: string, { row, col }: Place, isFar: boolean, { rows, cols }: Bounds): Place | null => {
  switch (key) {
    case 'ArrowUp':
      return { row: isFar ? 0 : row - 1, col };
    case 'ArrowDown':
      return { row: isFar ? rows - 1 : row + 1, col };
    case 'ArrowLeft':
      return { row, col: isFar ? 0 : col - 1 };
    case 'ArrowRight':
      return { row, col: isFar ? cols - 1 : col + 1 };
    case 'PageUp':
      return { row: row - PAGE, col };
    case 'PageDown':
      return { row: row + PAGE, col };
    case 'Home':
      return { row: isFar ? 0 : row, col: 0 };
    case 'End':
      return { row: isFar ? rows - 1 : row, col: cols - 1 };
    default:
      return null;
  }
};

/** Where a key leads: with Shift the block grows, with Ctrl it goes to the edge. Null for a key that does not move. */
export const moved = (
  selection: Selection,
  { key, isFar, isGrowing }: { key: string; isFar: boolean; isGrowing: boolean },
  bounds: Bounds,
): Selection | null => {
  const wanted = target(key, selection.focus, isFar, bounds);
  if (!wanted) return null;
  const next = at(wanted, bounds);
  return isGrowing ? { anchor: selection.anchor, focus: next.focus } : next;
};
