import type { ImportColumn, ImportRow } from '#contract/shapes/importShapes.ts';
import type { ImportCellAction, ImportEdit } from '../../../providers/verbs/importVerbs.ts';
import { mayEdit } from './problemsOfRow.ts';
import { type Block, type Place, placesOf } from './selection.ts';
import type { CellEdits } from './useCellEdits.ts';

/** What is shown of an import, and whether it may be edited. */
export interface Sheet {
  rows: readonly ImportRow[];
  columns: readonly ImportColumn[];
  edits: CellEdits;
  isOpen: boolean;
}

/** The text that is to stand in a cell. */
export type CellText = Place & { text: string };

/** A change of several cells at once, before it is taken. */
export interface Proposal {
  action: ImportCellAction;
  cells: readonly CellText[];
  /** Rows and columns of a pasted block that the page has no room for. */
  rowsBeyond: number;
  columnsBeyond: number;
}

const proposed = (action: ImportCellAction, cells: readonly CellText[]): Proposal => ({
  action,
  cells,
  rowsBeyond: 0,
  columnsBeyond: 0,
});

/** The texts of the cells as they count now, saved or not, and how to put others there. */
export const cellTexts = ({ rows, columns, edits, isOpen }: Sheet) => {
  const textAt = ({ row, col }: Place): string => {
    const [line, column] = [rows[row], columns[col]];
    if (!line || !column) return '';
    return edits.textAt(line.row, column.index) ?? line.cells[column.index]?.text ?? '';
  };
  /** The cell as the import knows it, wherever it is shown, with what was seen of it; null where nothing may be put. */
  const cellAt = ({ row, col }: Place): Omit<ImportEdit, 'text'> | null => {
    const [line, column] = [rows[row], columns[col]];
    return isOpen && line && column && mayEdit(line)
      ? { row: line.row, column: column.index, seen: line.edit }
      : null;
  };
  const write = (cells: readonly CellText[], action?: ImportCellAction) =>
    edits.edit(
      cells.flatMap((one) => {
        const cell = cellAt(one);
        return cell && textAt(one) !== one.text ? [{ ...cell, text: one.text }] : [];
      }),
      action,
    );
  /** The first row of a block goes into those below it; one row alone takes what is above it. Null where nothing is above. */
  const fillDown = (block: Block): Proposal | null => {
    const source = block.top === block.bottom ? block.top - 1 : block.top;
    if (source < 0) return null;
    const below = placesOf({ ...block, top: source + 1 });
    return proposed(
      'fill',
      below.map(({ row, col }) => ({ row, col, text: textAt({ row: source, col }) })),
    );
  };
  const clear = (block: Block): Proposal =>
    proposed(
      'clear',
      placesOf(block).map((place) => ({ ...place, text: '' })),
    );
  return { textAt, cellAt, write, fillDown, clear };
};
export type CellTexts = ReturnType<typeof cellTexts>;
