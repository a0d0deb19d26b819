import type { Kind, MatrixRow } from './matrixModel.ts';
import type { Spot } from './moveInGrid.ts';

export const columnKey = (kind: Kind) => `column-${kind}`;
export const rowKey = (row: MatrixRow) => `row-${row.code}`;

/** Where each checkbox of the grid stands: column heads on line 0, then each module with as many lines as its fullest cell. */
export const gridSpots = (rows: readonly MatrixRow[], kinds: readonly Kind[]): Spot[] => {
  const spots: Spot[] = kinds.map((kind, at) => ({ key: columnKey(kind), line: 0, column: at + 1 }));
  let line = 1;
  for (const row of rows) {
    spots.push({ key: rowKey(row), line, column: 0 });
    for (const [at, kind] of kinds.entries()) {
      for (const [below, { permission }] of row.cells[kind].entries()) {
        spots.push({ key: permission, line: line + below, column: at + 1 });
      }
    }
    line += Math.max(1, ...kinds.map((kind) => row.cells[kind].length));
  }
  return spots;
};
