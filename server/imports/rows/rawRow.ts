import type { SheetCell } from '#domain/imports/cells/sheetCell.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { flag, int, json } from '../../db/columns/kinds.ts';

/** A row of an import as it was read, with what was typed over it. */
export interface RawRow {
  row: number;
  cells: readonly SheetCell[];
  edits: Readonly<Record<string, string>> | null;
  isHidden: boolean;
}

/** The same in import_row, `r`. */
export const RAW_ROW = columnsOf<RawRow>('import_row r')({
  row: int('r.row_no'),
  cells: json('r.cells'),
  edits: json('r.edits'),
  isHidden: flag('r.is_hidden'),
});
