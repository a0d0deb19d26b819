/** Where a checkbox stands: a line of the grid and a column. A cell with several takes several lines. */
export interface Spot {
  key: string;
  line: number;
  column: number;
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

const distance = (from: Spot, to: Spot): number =>
  Math.abs(to.line - from.line) + Math.abs(to.column - from.column);

/**
 * The checkbox that an arrow key leads to: the nearest in that direction in the same column or line; Home and End go to the
 * ends of the line. Null when there is none or the key is another.
 */
export const moveInGrid = (spots: readonly Spot[], from: string, key: string): string | null => {
  const here = spots.find((spot) => spot.key === from);
  if (!here) return null;
  if (key === 'Home' || key === 'End') {
    const line = spots.filter((spot) => spot.line === here.line).sort((a, b) => a.column - b.column);
    return (key === 'Home' ? line[0] : line.at(-1))?.key ?? null;
  }
  const [down, right] = ARROWS[key] ?? [0, 0];
  const ahead = spots.filter((spot) =>
    down !== 0
      ? spot.column === here.column && (spot.line - here.line) * down > 0
      : right !== 0 && spot.line === here.line && (spot.column - here.column) * right > 0,
  );
  return ahead.sort((a, b) => distance(here, a) - distance(here, b))[0]?.key ?? null;
};
