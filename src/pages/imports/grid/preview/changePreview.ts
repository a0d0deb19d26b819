import type { ImportColumn } from '#contract/shapes/importShapes.ts';
import { rowRanges } from '#domain/importJobs/rowRanges.ts';
import type { CellTexts, Proposal, Sheet } from '../cellTexts.ts';

/** Rows that are shown with their present and their next texts. */
const SHOWN_ROWS = 5;

interface ShownCell {
  before: string;
  /** Null where the block has no text for the cell. */
  after: string | null;
  isLocked: boolean;
}

/** What a change of several cells does, before it is taken. */
export interface Preview {
  columns: readonly (ImportColumn & { isKey: boolean })[];
  /** "3–12, 40", as the file counts. */
  where: string;
  rows: number;
  /** Cells whose text becomes another, and those that may not be changed any more. */
  changed: number;
  locked: number;
  /** The first rows that change, the others of the block are not shown. */
  first: readonly { row: number; cells: readonly ShownCell[] }[];
  /** Headers of the columns that identify a row and would change, and in how many rows. */
  keys: { columns: readonly string[]; rows: number };
  /** Whether rows or columns of the file lie between those that are filled, where they are not shown. */
  skipsRows: boolean;
  skipsColumns: boolean;
}

const hasGap = (numbers: readonly number[]): boolean =>
  numbers.some((number, at) => at > 0 && number !== (numbers[at - 1] ?? 0) + 1);

const ascending = (numbers: Iterable<number>): number[] =>
  [...new Set(numbers)].sort((one, other) => one - other);

/** Says what a proposal does to the rows and columns that are shown; `keys` are the columns that identify a row. */
export const previewOf = (
  { cells }: Pick<Proposal, 'cells'>,
  { rows, columns }: Pick<Sheet, 'rows' | 'columns'>,
  { textAt, cellAt }: Pick<CellTexts, 'textAt' | 'cellAt'>,
  keys: ReadonlySet<number>,
): Preview => {
  const wanted = new Map(cells.map(({ row, col, text }) => [`${row}:${col}`, text]));
  const rowsAt = ascending(cells.map(({ row }) => row));
  const colsAt = ascending(cells.map(({ col }) => col));
  const free = cells.filter((place) => cellAt(place) !== null);
  const changing = free.filter((place) => textAt(place) !== place.text);
  const keyed = changing.filter(({ col }) => keys.has(columns[col]?.index ?? -1));
  const shownRows = ascending(changing.map(({ row }) => row)).slice(0, SHOWN_ROWS);
  const numbers = rowsAt.flatMap((at) => rows[at]?.row ?? []);
  const shown = colsAt.flatMap((at) => columns[at] ?? []);
  return {
    columns: shown.map((column) => ({ ...column, isKey: keys.has(column.index) })),
    where: rowRanges(numbers),
    rows: numbers.length,
    changed: changing.length,
    locked: cells.length - free.length,
    first: shownRows.map((row) => ({
      row: rows[row]?.row ?? 0,
      cells: colsAt.map((col) => ({
        before: textAt({ row, col }),
        after: wanted.get(`${row}:${col}`) ?? null,
        isLocked: cellAt({ row, col }) === null,
      })),
    })),
    keys: {
      columns: ascending(keyed.map(({ col }) => col)).flatMap((at) => columns[at]?.header ?? []),
      rows: new Set(keyed.map(({ row }) => row)).size,
    },
    skipsRows: hasGap(numbers),
    skipsColumns: hasGap(shown.map(({ index }) => index)),
  };
};

/** Whether a change is shown before it is taken: every pasted block, and what would change columns that identify rows. */
export const needsPreview = (
  { action, cells, rowsBeyond, columnsBeyond }: Proposal,
  { keys }: Preview,
): boolean => {
  if (cells.length <= 1 && rowsBeyond + columnsBeyond === 0) return false;
  return action === 'paste' || keys.rows > 0;
};
