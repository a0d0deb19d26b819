import type { Tx } from '../../db/context.ts';
import type { ImportKind } from '../importKind.ts';
import type { StoredColumn } from '../readImport.ts';
import { fieldAt, keepCells } from './keepCells.ts';
import type { RawRow } from './rawRow.ts';

const KEEP = `update import_row r set cells = x.cells from jsonb_to_recordset($2::jsonb) as x("row" integer, cells jsonb)
  where r.import_id = $1 and r.row_no = x.row`;

/** Rows with what of their cells may be stored now that their columns are matched; what is too much is stored no more. */
export const keepRows = async (
  tx: Tx,
  importId: string,
  { kind, columns }: { kind: ImportKind; columns: readonly StoredColumn[] },
  rows: readonly RawRow[],
): Promise<readonly RawRow[]> => {
  if (!kind.kept) return rows;
  const kept = keepCells(kind, fieldAt(columns));
  const changed: RawRow[] = [];
  const all = rows.map((row) => {
    const cells = kept(row.cells);
    if (cells.every((cell, at) => cell === row.cells[at])) return row;
    const less = { ...row, cells };
    changed.push(less);
    return less;
  });
  if (changed.length) {
    const values = [importId, JSON.stringify(changed.map(({ row, cells }) => ({ row, cells })))];
    await tx.query({ name: 'keep-less-of-rows', text: KEEP, values });
  }
  return all;
};
