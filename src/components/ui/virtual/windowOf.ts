/** Rows that are drawn beyond each edge of what is in sight, so that a quick scroll shows no gap. */
const BEYOND = 6;

/** The first row that is drawn and the one behind the last, of rows that are all as high. */
export const windowOf = (
  scrolled: number,
  { count, rowHeight, height }: { count: number; rowHeight: number; height: number },
): { from: number; to: number } => ({
  from: Math.max(0, Math.min(count, Math.floor(scrolled / rowHeight) - BEYOND)),
  to: Math.min(count, Math.ceil((scrolled + height) / rowHeight) + BEYOND),
});

/** How far a list is scrolled so that a row is in sight, moved no further than needed. */
export const scrolledTo = (
  row: number,
  scrolled: number,
  { rowHeight, height }: { rowHeight: number; height: number },
): number => Math.max(Math.min(scrolled, row * rowHeight), (row + 1) * rowHeight - height);
