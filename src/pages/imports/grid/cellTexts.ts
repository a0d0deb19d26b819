import type { ImportColumn, ImportRow } from '#contract/shapes/importShapes.ts';
import { mayEdit } from './problemsOfRow.ts';
import { type Block, type Place, placesOf } from './selection.ts';
import type { CellEdits } from './useCellEdits.ts';

/** What is shown of an import, and whether it may be mended. */
export interface Sheet {
  rows: readonly ImportRow[];
  columns: readonly ImportColumn[];
  edits: CellEdits;
  isOpen: boolean;
}

/** The text that is to stand in a cell. */
type CellText = Place & { text: string };

/** The texts of the cells as they count now, saved or not, and how to put others there. */
export const cellTexts = ({ rows, columns, edits, isOpen }: Sheet) => {
  const textAt = ({ row, col }: Place): string => {
    const [line, column] = [rows[row], columns[col]];
    if (!line || !column) return '';
    return edits.textAt(line.row, column.index) ?? line.cells[column.index]?.text ?? '';
  };
  /** The cell as the import knows it, wherever it is shown; null where nothing may be put. */
  const cellAt = ({ row, col }: Place): { row: number; column: number } | null => {
    const [line, column] = [rows[row], columns[col]];
    return isOpen && line && column && mayEdit(line) ? { row: line.row, column: column.index } : null;
  };
  const write = (cells: readonly CellText[]) =>
    edits.edit(
      cells.flatMap((one) => {
        const cell = cellAt(one);
        return cell && textAt(one) !== one.text ? [{ ...cell, text: one.text }] : [];
      }),
    );
  /** The first row of a block goes into those below it; one row alone takes what is above it. */
  const fillDown = (block: Block) => {
    const source = block.top === block.bottom ? block.top - 1 : block.top;
    if (source < 0) return;
    const below = placesOf({ ...block, top: source + 1 });
    write(below.map(({ row, col }) => ({ row, col, text: textAt({ row: source, col }) })));
  };
  const clear = (block: Block) => write(placesOf(block).map((place) => ({ ...place, text: '' })));
  return { textAt, cellAt, write, fillDown, clear };
};
export type CellTexts = ReturnType<typeof cellTexts>;
