import type { Row } from './cell.ts';
import type { SheetDescription, SheetInfo } from './openedSheet.ts';
import type { PackedRows } from './packRows.ts';
import { refused, unknownSheet } from './sheetProblem.ts';
import { storable } from './storable.ts';

/** A file that was counted, in the thread that reads it. */
export interface Source {
  description: SheetDescription;
  /** All rows in batches (see `packRows`), once. */
  batches: () => AsyncGenerator<PackedRows>;
  close: () => Promise<void>;
}

/** Rows that are shown before anything is decided. */
export const PREVIEW_ROWS = 50;
/** Characters that are shown of each of their texts. */
const PREVIEW_CHARACTERS = 500;

/** A row as it is shown before anything is decided: its long texts are cut. */
export const previewOf = (row: Row): Row => ({
  ...row,
  cells: row.cells.map((cell) =>
    typeof cell === 'string' && cell.length > PREVIEW_CHARACTERS
      ? storable(cell.slice(0, PREVIEW_CHARACTERS))
      : cell,
  ),
});

/** The sheet to read: the one that was asked for, else the first visible one with something in it. */
export const chooseSheet = <S extends SheetInfo>(sheets: readonly S[], asked: string | undefined): S => {
  if (asked !== undefined) {
    const found = sheets.find(({ name }) => name === asked);
    if (!found) throw unknownSheet(asked);
    if (!found.rows) throw refused('empty');
    return found;
  }
  const first = sheets.find(({ hidden, rows }) => !hidden && rows > 0);
  if (!first) throw refused('empty');
  return first;
};

/** The first rows of some. */
export const firstRows = async (
  lists: AsyncIterable<Row[]> | Iterable<Row[]>,
  most: number,
): Promise<Row[]> => {
  const first: Row[] = [];
  for await (const rows of lists) {
    first.push(...rows.slice(0, most - first.length).map(previewOf));
    if (first.length >= most) break;
  }
  return first;
};
